import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/obstruction#1', 'an ability fails, or tells something false', `${head}
  decide: { fortune-teller-enchanted: 'false' }
  players: { Flu: Flute Player, Pes: Horseman of Pestilence, Fay: Fortune Teller, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Flute Player }] } }
    - night 2: [Pes: horseman of pestilence Axl, Axl: assassin Ann]
    - day 2: []
    - expect: { dead: [], told: { Axl: [{ ability: assassin, result: false }] } }
`);

rule('werewolves/rule/obstruction#2', 'false answers are for those alone whose role says so', `${head}
  decide: { fortune-teller-enchanted: 'false', crowd-seeker-enchanted: 'false' }
  players: { Flu: Flute Player, Flo: Flute Player, Fay: Fortune Teller, Aur: Aura Teller, Cro: Crowd Seeker, Hun: Huntsman, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Flo: flute player Aur]
    - night 2: [Flu: flute player Cro, Flo: flute player Hun]
    - night 3: [Fay: fortune teller Wes, Aur: aura teller Wes, Cro: crowd seeker Wes as Flute Player, Hun: huntsman Wes]
    - expect: { told: { Fay: [{ result: Flute Player }], Aur: [{ result: a threat }], Cro: [{ result: true }], Hun: [{ result: true }] } }
    - night 4: [Aur: aura teller Wes]
    - night 5: [Aur: aura teller Wes]
    - night 6: [Aur: aura teller Wes]
    - expect: { untold: { Aur: [{ result: not a threat }] } }
`);

/** All that somebody is told at the end of Night 2, when one Assassin is blocked and the other meets a protection. */
function heard(record: string, players: readonly string[]): readonly unknown[] {
  const { session } = played(head + record);
  const told = session.log.flatMap(entry => (entry.type === 'told' && entry.message.phase === 'night 2' && entry.message.kind === 'result' ? [entry.message] : []));
  return players.map(name => told.filter(({ to }) => to === name).map(({ to: _, ...message }) => message));
}

test('werewolves/rule/obstruction#7: a blocked attack looks like one that was stopped', () => {
  const [blocked, stopped] = heard(`
  players: { Pes: Horseman of Pestilence, Wit: Witch, Axl: Assassin, Axe: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pes: horseman of pestilence Axl, Wit: witch Ann with life, Axl: assassin Ann, Axe: assassin Ann]
    - day 2: []
`, ['Axl', 'Axe']);
  expect(stopped).toHaveLength(1);
  expect(blocked).toEqual(stopped);
});

test('werewolves/rule/obstruction#7: so does water that was blocked, beside water that does nothing', () => {
  const [blocked, idle] = heard(`
  players: { Pes: Horseman of Pestilence, Pip: Priest, Pat: Priest, Gol: Golem, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pes: horseman of pestilence Pip, Pip: priest Gol, Pat: priest Gol]
    - day 2: []
`, ['Pip', 'Pat']);
  expect(idle).toHaveLength(1);
  expect(blocked).toEqual(idle);
});

const jury = (executor: string): string => `${head}
  decide: { jury-executor: ${executor}, juror-enchanted: 'false' }
  players: { Flu: Flute Player, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jim]
    - night 2: [Jim: vote Wes in jury, Jan: vote Wes in jury]
    - day 2: []
`;

rule('werewolves/rule/obstruction#10', 'who acts for the group is enchanted', `${jury('Jim')}
    - expect: { told: { Jan: [{ ability: jury, result: Flute Player }] } }
`);

rule('werewolves/rule/obstruction#10', 'another one of the group is', `${jury('Jan')}
    - expect: { told: { Jan: [{ ability: jury, result: Wolf }] } }
`);

rule('werewolves/rule/obstruction#9', 'the enchanted see a Flute Player, unless they are lucky', `${head}
  players: { Flu: Flute Player, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/rule/obstruction#3', 'who is enchanted is not told that an answer is false', `${head}
  decide: { fortune-teller-enchanted: "false" }
  players: { Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ kind: result, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/rule/obstruction#4', 'without a false answer it is a failure', `${head}
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, result: false }] } }
`);

rule('werewolves/rule/obstruction#5', 'Pestilence stops a dying Huntress, and is told', `${head}
  players: { Pes: Horseman of Pestilence, Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Hun: huntress Wim]
    - night 1: [Hun: huntress Wim, Pes: horseman of pestilence Hun, Wes: vote Hun in wolfpack]
    - expect: { told: { Hun: [{ kind: notice, result: doomed }] } }
    - day 1: []
    - expect: { dead: [Hun] }
`);

rule('werewolves/rule/obstruction#6', 'and not what is merely passive', `${head}
  players: { Pes: Horseman of Pestilence, Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Run, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/obstruction#8', "a group's action fails with who carries it out", `${head}
  decide: { jury-executor: Jim }
  players: { Pes: Horseman of Pestilence, Jim: Juror, Jan: Juror, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pes: horseman of pestilence Jim, Jim: vote Wes in jury]
    - day 2: []
    - expect: { untold: { Jan: [{ ability: jury, result: Wolf }] }, unannounced: [{ kind: reveal }] }
`);
