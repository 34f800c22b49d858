import { expect, test } from 'vitest';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Public Cop, Bob: Town Public Day Vigilante, Cat: Mafia, Dan: Town Cop, Eve: Town, Fay: Town }`;

rule('mafia/modifier/public#1', 'the use is before everybody', `${table}
  play:
    - night 1: [Ann: cop Cat, Dan: cop Eve]
    - expect:
        announced: [{ kind: notice, phase: night 1, about: [Cat], text: Ann }]
        unannounced: [{ about: [Eve] }]
`);

test('mafia/modifier/public#1: the private chat does not serve', () => {
  const { desk } = played(`${table}\n  play:\n    - night 1: []`).session;
  const { terms, play, table: { seated } } = desk.game;
  const ask = mafia.asks(terms, play!).find(({ seats }) => seats[0] === 's1')!;
  const sent = desk.send({ type: 'answer', person: seated['s1']!, ask: ask.id, raw: { targets: 's3' }, hidden: true });
  expect(sent.ok ? [] : sent.refusals.map(({ code }) => code)).toEqual(['not-in-public']);
  expect(desk.send({ type: 'answer', person: seated['s1']!, ask: ask.id, raw: { targets: 's3' } }).ok).toBe(true);
});

rule('mafia/modifier/public?1', 'the command is posted at night, too, and the result stays private', `${table}
  play:
    - night 1: [Ann: cop Cat]
    - expect: { refused: [], announced: [{ kind: notice, phase: night 1, about: [Cat] }] }
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] }, unannounced: [{ text: Non-Town }] }
`);

rule('mafia/modifier/public?2', 'a night use can be withdrawn until the deadline, in public; a day use takes effect at once', `${table}
  play:
    - night 1: [Ann: cop Cat, Ann: cancel cop]
    - expect: { announced: [{ kind: notice, about: [Cat] }, { kind: notice, text: back }] }
    - end
    - expect: { untold: { Ann: [{ ability: cop }] } }
    - day 2: [Bob: vigilante Eve, Bob: cancel vigilante]
    - expect: { dead: [Eve], announced: [{ kind: notice, about: [Eve] }], refused: [{ by: Bob, text: cancel vigilante }] }
`);
