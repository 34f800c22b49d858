import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { functioning } from './savant-tables.ts';

rule('clocktower/character/savant?1', 'the Storyteller answers, within the rules; a second request waits', `${functioning('', ', mode: storyteller').replace('- day 1:', '- night 1 lock: []\n    - day 1:')}
    - expect: { untold: { Ann: [{ kind: result }] } }
    - day 1: [Ann: savant, Storyteller: decide savant-pair "only one", Storyteller: decide savant-pair "AAA (false) | BBB (false)"]
    - expect: { refused: [{ by: Ann }, { by: Storyteller, code: unknown-option, message: one true and one false }], untold: { Ann: [{ kind: result }] } }
    - day 1: [Storyteller: decide savant-pair "AAA | BBB"]
    - expect: { told: { Ann: [{ kind: result, phase: day 1, ability: savant, text: AAA }] } }
`);

test('clocktower/character/savant?1: the decision is open for six hours', () => {
  const { desk } = played(`${functioning('', ', mode: storyteller').replace('- day 1:', '- night 1 lock: []\n    - day 1:')}\n`).session;
  expect(desk.view('host').decisions.map(({ key, minutes }) => [key.split('/')[0], minutes])).toEqual([['savant-pair', 360]]);
});

rule('clocktower/character/savant?1', 'and before the day resolves: then the automatic pair is sent', `${functioning('', ', mode: storyteller').replace('- day 1:', '- night 1 lock: []\n    - day 1:')}
    - day 1 nominations: []
    - night 2: []
    - expect: { told: { Ann: [{ kind: result, ability: savant }] } }
`);
