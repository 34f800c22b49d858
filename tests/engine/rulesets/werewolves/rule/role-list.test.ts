import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { shownSetup } from '../../../../../engine/table/shown-setup.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const game = (roleList: string): string => `
  rules: werewolves
  options: { check: off, roleList: ${roleList} }
  players: { Ann: Citizen, Bob: Citizen, Fay: Fortune Teller, Inf: Infecting Wolf, Wes: Wolf, Ang: Angel }
  play:
    - expect: { phase: day 0`;

/** What everybody knows of the list when a record is over. */
function listAfter(record: string, viewer: string): readonly string[] | undefined {
  const { desk } = played(record).session;
  return look(werewolves, desk.game.terms, desk.game.play!, viewer).roleList;
}

rule('werewolves/rule/role-list#1', 'all of it is told when the game begins', `${game('open')}, announced: [{ kind: notice, text: "Roles in this game: Angel; 2x Citizen; Fortune Teller; Infecting Wolf; Wolf" }] }
`);

rule('werewolves/rule/role-list#1', 'nothing of it is told', `${game('hidden')}, announced: [{ text: Nobody is told which roles are in this game }], unannounced: [{ text: Angel }, { text: Citizen }] }
`);

test('werewolves/rule/role-list#1: all of it, a part or nothing is what anybody may look up', () => {
  const all = ['Angel', 'Citizen', 'Citizen', 'Fortune Teller', 'Infecting Wolf', 'Wolf'];
  for (const viewer of ['public', 's1', 's4']) {
    expect(listAfter(`${game('open')} }`, viewer)).toEqual(all);
    expect(listAfter(`${game('hidden')} }`, viewer)).toEqual([]);
    const part = listAfter(`${game('partial')} }`, viewer)!;
    expect([part.length, part.filter(one => all.includes(one)).length]).toEqual([6, 3]);
  }
});

test('werewolves/rule/role-list#2: what was dealt counts, and a change of role does not show', () => {
  const record = `${game('open')} }
    - night 1: [Inf: infecting wolf Ann]
    - day 1: []
    - expect: { roles: { Ann: Wolf } }
`;
  expect(listAfter(record, 'public')).toEqual(['Angel', 'Citizen', 'Citizen', 'Fortune Teller', 'Infecting Wolf', 'Wolf']);
});

rule('werewolves/rule/role-list#2', 'the Detective wins by the roles that were dealt', `
  rules: werewolves
  options: { check: off }
  players: { Det: Detective, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - night 2: [Det: detective Ann as Citizen and Bob as Citizen and Inf as Infecting Wolf and Wes as Wolf]
    - day 2: []
    - expect: { roles: { Ann: Wolf }, announced: [{ kind: win, about: [Det] }] }
`);

rule('werewolves/rule/role-list#3', 'a role that was dealt twice can be archived twice, and not three times', `
  rules: werewolves
  options: { check: off }
  players: { Fox: Archivist Fox, Wes: Wolf, Jan: Trickster, Jim: Trickster, Axl: Assassin }
  play:
    - day 1: [Fox: archivist fox with townsfolk miscellaneous and werewolf miscellaneous]
    - expect: { told: { Fox: [{ result: [Trickster, Wolf] }] } }
    - day 2: [Fox: archivist fox with townsfolk miscellaneous and werewolf miscellaneous]
    - expect: { told: { Fox: [{ result: [Trickster] }] } }
    - day 3: [Fox: archivist fox with townsfolk miscellaneous and werewolf miscellaneous]
    - expect: { untold: { Fox: [{ result: [Trickster] }] } }
`);

test('werewolves/rule/role-list#4: team and kind stand for what a partly secret list keeps', () => {
  const { shown } = werewolves.roleList!;
  const roles = ['Fortune Teller', 'Wolf', 'Angel', 'Devil'];
  const kinds = new Map([['Fortune Teller', 'Townsfolk, investigative'], ['Wolf', 'Werewolves, miscellaneous'], ['Angel', 'Unaligned, miscellaneous'], ['Devil', 'Hell, killing']]);
  for (const seed of [1, 2, 3]) {
    const terms = { ruleset: 'werewolves', seed, options: { roleList: 'partial' }, pins: {} };
    const list = shown(terms, roles);
    const named = roles.filter(role => list.includes(role));
    expect(named).toHaveLength(2);
    expect([...list].sort()).toEqual(roles.map(role => (named.includes(role) ? role : kinds.get(role)!)).sort());
    expect(shown(terms, [...roles].reverse())).toEqual(list); // the order in which roles are dealt shows nothing
  }
});

test("werewolves/rule/role-list#1: the lobby shows of a list of one's own what the players may see", () => {
  const list = ['Citizen', 'Citizen', 'Wolf'];
  const shown = (roleList: string) =>
    shownSetup(werewolves, { table: { setup: { list } } as never, terms: { ruleset: 'werewolves', seed: 1, options: { roleList }, pins: {} } });
  expect(shown('open')).toEqual({ list });
  expect(shown('hidden')).toEqual({ roles: list });
});
