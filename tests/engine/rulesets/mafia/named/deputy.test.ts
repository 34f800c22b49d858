import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Deputy, Bob: Town 2-shot Loyal Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Cat, Bob: cop Dan, Cat: mafia vigilante Bob]
    - end`;

rule('mafia/named/deputy#1', 'a Backup Cop: no Cop while the Cop lives, one afterwards', `${table}
    - expect: { refused: [{ by: Ann }], told: { Ann: [{ kind: notice, result: Cop }] } }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Cat], result: Non-Town }] } }
`);

rule('mafia/named/deputy?1', 'it becomes a plain Cop, whatever the dead Cop was; a Cop of another seen alignment does not wake it', `${table}
    - night 2: [Ann: cop Cat]
    - night 3: [Ann: cop Cat]
    - end
    - expect: { roles: { Ann: Town Cop }, told: { Ann: [{ about: [Cat], result: Non-Town, phase: night 2 }, { about: [Cat], result: Non-Town, phase: night 3 }] } }
`);

rule('mafia/named/deputy?1', 'a Mafia Cop does not wake it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Deputy, Bob: Mafia Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Bob]
    - night 2: [Ann: cop Cat]
    - expect: { dead: [Bob], refused: [{ by: Ann }], roles: { Ann: Town Deputy } }
`);
