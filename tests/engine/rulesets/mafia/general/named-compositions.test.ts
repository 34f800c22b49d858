import { rule } from '../../../../../engine/testing/rule.ts';

const table = (role: string): string => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town ${role}, Bob: Town Rolecop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: rolecop Ann, Cat: mafia vigilante Ann]
    - end`;

rule('mafia/general/named-compositions#1', 'a name stands for its expression, and the expression for the name', `${table('Roleblocking Doctor')}
    - expect: { roles: { Ann: Town Jailkeeper } }
`);

rule('mafia/general/named-compositions?1', 'a Rolecop and the flip show the name, the flip with the expression in brackets', `${table('Jailkeeper')}
    - expect:
        told: { Bob: [{ ability: rolecop, about: [Ann], result: [Jailkeeper], text: Jailkeeper (Roleblocking Doctor) }] }
        announced: [{ kind: death, about: [Ann], result: Town Jailkeeper, text: Town Jailkeeper (Roleblocking Doctor) }]
`);

rule('mafia/general/named-compositions?1', 'only if the expression is exactly the named one', `${table('Roleblocking Loyal Doctor')}
    - expect:
        told: { Bob: [{ ability: rolecop, about: [Ann], result: [Roleblocking, Loyal, Doctor] }] }
        announced: [{ kind: death, about: [Ann], result: Town Roleblocking Loyal Doctor }]
`);
