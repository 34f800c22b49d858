import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/polls#1', 'a vote may be changed until the poll closes', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Ann: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: ["1"] }] }
`);

rule('werewolves/rule/polls#3', 'everybody alive votes, and may be voted for', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ann, Wes: vote Ann]
    - day 2: [Ann: vote Bob, Bob: vote Ann]
    - expect: { dead: [Ann], refused: [{ by: Ann }, { by: Bob }] }
`);

rule('werewolves/rule/polls#5', 'a private poll is open to the members of the group', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: vote Bob in wolfpack, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Ann }] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/polls#6', 'who dies stays an option', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Ann with attack, Bob: vote Ann in mayor, Cal: vote Ann in mayor, Dee: vote Bob in mayor]
    - end
    - expect: { dead: [Ann], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/polls#7', 'somebody who voted for the winner is the one who acts', `${head}
  decide: { jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Rec in jury]
    - day 2: []
    - expect: { told: { Rec: [{ ability: recluse, result: Juror }] } }
`);

rule('werewolves/rule/polls#8', 'totals of nothing or less are not shown', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tri: vote Cal]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote, about: [Cal] }] }
`);

rule('werewolves/rule/polls#9', 'votes nobody sees decide', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Sta: stalker Wes, Ann: vote Wes, Bob: vote Cal]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Cal, Wes], result: ["1", "1"] }] }
`);

rule('werewolves/rule/polls#10', "a poll's winner may be disqualified", `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Sab]
    - day 1: [Sab: vote Sab in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/polls#11', 'without a vote the pack attacks nobody', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - day 1: []
    - expect: { dead: [], untold: { Wes: [{ kind: result, ability: wolfpack }] } }
`);

rule('werewolves/rule/polls?1', 'at a tie of a group one is drawn', `${head}
  decide: { wolfpack-tie: Bob }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/polls?3', 'a vote for nobody wins no death', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote nobody, Bob: vote nobody, Cal: vote nobody, Dee: vote Wes]
    - end
    - expect: { dead: [] }
`);

/** Who stands where on a poll, as this player sees it; nothing where the poll is not seen. */
function seen(record: string, player: string, poll: string): readonly string[] | undefined {
  const { desk } = played(head + record).session;
  const { names, order } = desk.game.play!;
  const name = (seat: string): string => names[seat] ?? seat;
  const found = desk.view(order.find(seat => names[seat] === player)!).polls.find(({ id }) => id === poll);
  return found?.ballots.map(({ seat, choice }) => `${name(seat)} ${name(choice)}`);
}

test('werewolves/rule/polls#2: whoever sees a poll sees the votes as they are cast', () => {
  const voted = `
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
`;
  expect(seen(voted, 'Wim', 'wolfpack')).toEqual(['Wes Ann']);
  expect(seen(voted, 'Bob', 'wolfpack')).toBeUndefined();
  const day = `${voted}    - day 1: [Bob: vote Wes, Wes: vote Cal]\n`;
  expect(seen(day, 'Cal', 'lynch')).toEqual(['Bob Wes', 'Wes Cal']);
});

rule('werewolves/rule/polls#4', 'lynch and election are on from the start of the day until it ends', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: vote Cal, Ann: vote Bob in mayor]
    - expect: { refused: [{ text: vote Cal }, { text: vote Bob in mayor }] }
    - day 1: [Ann: vote Cal, Ann: vote Bob in mayor]
    - expect: { refused: [], phase: day 1 }
    - end
    - expect: { phase: night 2, dead: [Cal], announced: [{ about: [Bob], result: Mayor }] }
    - night 2: [Ann: vote Wes, Ann: vote Ann in reporter]
    - expect: { refused: [{ text: vote Wes }, { text: vote Ann in reporter }] }
`);
