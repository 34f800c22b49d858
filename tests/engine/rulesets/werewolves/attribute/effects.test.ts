import { expect, test } from 'vitest';
import { fieldsOf, textsOf } from '../../../../../engine/core/json.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

/** The effects that lie on players when a record is over, as the hosts see them. */
function effects(id: string, title: string, record: string, expected: Readonly<Record<string, readonly string[]>>): void {
  test(`${id}: ${title}`, () => {
    const all = fieldsOf(resultOf(played(head + record).session)['effects']);
    expect(Object.fromEntries(Object.keys(expected).map(name => [name, textsOf(all[name])]))).toEqual(expected);
  });
}

effects('werewolves/team/plague#4', 'members are not contaminated by their visitors', `
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Pla]
`, { Fay: ['contaminated'], Pla: [] });

effects('werewolves/team/nightmare#2', 'with nobody left of it nobody is sleepless', `
  players: { Rea: Reaper, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Rea: reaper Ann, Axl: assassin Rea]
    - day 2: []
`, { Ann: [] });

effects('werewolves/attribute/sleepless#1', 'is put on by the Reaper', `
  players: { Rea: Reaper, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Ann]
`, { Ann: ['sleepless'], Bob: [] });

effects('werewolves/team/flock#2', 'with nobody left of it tags and herding end', `
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - day 1: [Bob: vote She, Wes: vote She]
    - night 2: []
`, { Ann: [], Fay: [] });

effects('werewolves/attribute/tagged#1', 'both are herded, and stay tagged', `
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
`, { Ann: ['tagged', 'herded'], Fay: ['tagged', 'herded'], Bob: [] });

effects('werewolves/attribute/doomed#5', 'Horsemen are never doomed', `
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fam]
`, { War: [], Fam: [] });

effects('werewolves/attribute/doomed#4', 'outlasts the Horseman as long as another one lives', `
  players: { War: Horseman of War, Fam: Horseman of Famine, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [War: horseman of war Ann, Axl: assassin War]
    - day 2: []
`, { Ann: ['doomed', 'disqualified'] });

effects('werewolves/attribute/powdered#1', 'is put on by Pyromancer and Wisp, and nothing happens by itself', `
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Bob]
    - night 2: []
`, { Ann: ['powdered'], Bob: ['powdered'], Wes: [] });

effects('werewolves/attribute/powdered#3', 'stays on who survives an ignition', `
  players: { Pyr: Pyromancer, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - night 2: [Pyr: pyromancer with ignite, Wit: witch Ann with life]
    - day 2: []
`, { Ann: ['powdered'] });

effects('werewolves/attribute/contaminated#1', 'passes with a visit, in either direction', `
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Ora: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Ora: aura teller Ann, Fay: fortune teller Ora]
`, { Ann: ['contaminated'], Ora: ['contaminated'], Fay: ['contaminated'], Bob: [] });

effects('werewolves/attribute/contaminated#5', 'not for a Plague Doctor', `
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Doc: plague doctor Ann with check]
`, { Ann: ['contaminated'], Doc: [] });

effects('werewolves/attribute/contaminated#6', 'can be cured until the player has been told', `
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Pla: plague bearer Bob, Doc: plague doctor Ann with cure]
`, { Ann: [], Bob: ['contaminated'] });

effects('werewolves/rule/targeting#6', 'to clear a target is a visit to nobody', `
  players: { Pla: Plague Bearer, Ran: Ranger, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ran, Ran: ranger nobody]
`, { Ran: ['contaminated'], Ann: [], Bob: [], Wes: [] });

effects('werewolves/attribute/soulless#1', 'is put on Hell and on who sells the soul', `
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect]
`, { Dev: ['soulless'], Ann: ['soulless'], Wes: [] });

effects('werewolves/attribute/enchanted#3', 'is removed by the Exorcist', `
  players: { Flu: Flute Player, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - day 1: [Exo: exorcist Ann]
    - night 2: [Flu: flute player Bob]
`, { Ann: [], Bob: ['enchanted'] });

effects('werewolves/attribute/charmed#2', 'vanishes when the player is enchanted as well', `
  players: { Flu: Flute Player, Cha: Flute Charmer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cha: flute charmer Ann]
    - night 2: [Flu: flute player Ann]
`, { Ann: ['enchanted'] });

effects('werewolves/attribute/demonized#4', 'is removed by the Exorcist', `
  players: { Vam: Vampire, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - night 2: [Vam: vampire Bob]
`, { Ann: [], Bob: ['demonized'] });

effects('werewolves/attribute/waiter#1', 'one of each team that was dealt', `
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
`, { Ann: ['waiter'], Wes: ['waiter'], Bob: [], Che: [] });
