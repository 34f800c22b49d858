import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { others, undealt } from '../undealt.ts';

const game = (ann: string, play: string, options = ', hidden: true') => `
  rules: mafia
  options: { start: night, check: off, parity: off${options} }
  players: { Ann: ${ann}, Bob: Town Cop, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:${play}`;

rule('mafia/modifier/hidden#1', 'the player does not know of it', game('Town Hidden Miller', `
    - expect: { told: { Ann: [{ kind: role, result: Town }] }, untold: { Ann: [{ text: Miller }] }, roles: { Ann: Town Hidden Miller } }
    - night 1: [Bob: cop Ann]
    - end
    - expect: { told: { Bob: [{ about: [Ann], result: Non-Town }] } }
`));

rule('mafia/modifier/hidden#2', 'neither it nor the word is in the role', game('Town Hidden Bulletproof Doctor', `
    - expect: { told: { Ann: [{ kind: role, result: Town Doctor }] }, untold: { Ann: [{ text: Hidden }] } }
`));

test('mafia/modifier/hidden#2: nor in what the own view says of the role, or its card', () => {
  const { session } = played(game('Town Hidden Bulletproof Doctor', '\n    - night 1: []\n'));
  const { terms, play } = session.desk.game;
  const own = look(mafia, terms, play!, 's1').seats[0]!.role;
  expect(own).toBe('Town Doctor');
  expect(look(mafia, terms, play!, 'host').seats[0]!.role).toBe('Town Hidden Bulletproof Doctor');
  expect(look(mafia, terms, play!, 's1').asks.map(({ abilities: [name] }) => name)).toEqual(['doctor']);
});

rule('mafia/modifier/hidden#3', 'it is not revealed at the flip either', game('Town Hidden Miller Doctor', `
    - night 1: [Dan: mafia vigilante Ann]
    - end
    - expect: { announced: [{ kind: death, about: [Ann], result: Town Doctor }], unannounced: [{ text: Miller }] }
`));

test('mafia/modifier/hidden#4: it is used only if the moderator says so', () => {
  expect(undealt(['Town Hidden Miller', 'Town', ...others])).toMatch(/P1's role.*"Hidden"/);
  expect(undealt(['Town', 'Town (Hidden Novice) Cop', ...others])).toMatch(/P2's role.*"Hidden"/);
  expect(undealt(['Town Hidden Miller', 'Town', ...others], 'hidden: true')).toBe('');
});

test('mafia/modifier/hidden#5: Hidden Enabled may occur together with a Switch', () => {
  expect(undealt(['Town Hidden Enabled Doctor', 'Town Switch', ...others])).toBe('');
  expect(undealt(['Town Hidden Enabled Doctor', 'Town Enabler', ...others])).toMatch(/"Hidden"/);
  expect(undealt(['Town Hidden Enabled Doctor', 'Town Odd Enabler', ...others])).toMatch(/"Hidden"/);
  expect(undealt(['Town Hidden Enabled Doctor', 'Town Odd Switch', ...others])).toBe('');
  expect(undealt(['Town Hidden Enabled:red Doctor', 'Town Switch', ...others])).toMatch(/"Hidden"/);
  expect(undealt(['Town (Hidden Novice) Cop', 'Town Switch', ...others])).toMatch(/"Hidden"/);
});

rule('mafia/modifier/hidden#5', 'the power is not hidden, only that it is Enabled', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Hidden Enabled Doctor, Bob: Town Switch, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Town Doctor }] } }
    - night 1: [Ann: doctor Cat, Bob: switch, Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Cat, Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], refused: [] }
`);

rule('mafia/modifier/hidden?1', 'by an option, which is announced to all', game('Town Hidden Miller', `
    - expect: { announced: [{ kind: notice, text: Hidden, phase: night 1 }] }
`));
rule('mafia/modifier/hidden?1', 'without it nothing is', game('Town Doctor', `
    - expect: { unannounced: [{ text: Hidden }] }
`, ''));

rule('mafia/modifier/hidden?2', 'what the player notices is shown without the cause', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: true }
  decide: { lover-target: Cat }
  players: { Ann: Town Hidden Lover, Bob: Town Hidden Bulletproof, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - end
    - expect: { dead: [], untold: { Bob: [{ kind: { anyOf: [notice, result] } }], Ann: [{ about: [Cat] }] } }
    - night 2: [Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Cat], announced: [{ kind: death, about: [Ann], result: Town }], unannounced: [{ text: Lover }] }
`);

rule('mafia/modifier/hidden#1', 'inherited, it stays hidden, and so does the name that goes with it', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: true }
  decide: { lover-target: Cat }
  players: { Ann: Town Universal Backup, Bob: Town Hidden Lover Cop, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob], roles: { Ann: Town Hidden Lover Cop }, told: { Ann: [{ kind: role, result: Town Cop }] }, untold: { Ann: [{ about: [Cat] }, { text: Lover }] } }
    - night 2: [Dan: mafia vigilante Cat]
    - end
    - expect: { dead: [Ann, Bob, Cat] }
`);
