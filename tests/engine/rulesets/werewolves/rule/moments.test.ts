import { expect, test } from 'vitest';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { minutesOf } from '../../../../../engine/table/bells.ts';
import { scheduleFor } from '../../../../../engine/table/defaults.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/phases#7', 'a phase begins with a look at who has won, the very first one too', `${head}
  players: { Wes: Wolf, Wim: Wolf }
  play:
    - expect: { phase: over, winners: [Wes, Wim] }
`);

rule('werewolves/rule/day-order#8', 'who is elected takes office after the lynch, and may leave with it', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor, Ann: vote Cal]
    - expect: { dead: [], unannounced: [{ kind: win }] }
    - end
    - expect: { dead: [Cal, Des], announced: [{ kind: win, about: [Des], result: Despot, phase: day 1 }] }
`);

rule('werewolves/rule/day-order#10', 'what falls due when the day ends may kill, and others with it', `${head}
  players: { Mac: Macho, Cup: { Undead Cupid: { lover: Mac } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - end
    - expect: { phase: night 2, dead: [Mac, Cup], announced: [{ kind: death, about: [Mac], phase: day 1 }, { kind: death, about: [Cup], phase: day 1 }] }
`);

rule('werewolves/rule/conflicts#2', 'what is no attack goes by name: Golem, jury, Shepherd', `${head}
  decide: { jury-executor: Jim, golem-exclusion: [Bob, Cal, Wes] }
  players: { Pla: Plague Bearer, Gol: Golem, Jim: Juror, Jan: Juror, She: Shepherd, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, She: shepherd Jim and Bob]
    - night 2: [She: shepherd Jim with herd, Jim: vote Gol in jury, Gol: golem Ann with protect]
    - night 4: []
    - expect: { told: { Gol: [{ result: contaminated }], Jim: [{ result: contaminated }], She: [{ result: contaminated }] }, untold: { Jan: [{ result: contaminated }] } }
`);

rule('werewolves/rule/conflicts#4', 'where no rule decides chance does: of two Acolytes one leads', `${head}
  decide: { cult-heir: Aco }
  players: { Cul: Cult Leader, Abe: Cult Acolyte, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cul in wolfpack]
    - night 2: []
    - expect: { roles: { Abe: Cult Acolyte, Aco: Cult Leader } }
`);

rule('werewolves/rule/ability-timing#3', 'what begins with a phase was chosen before it', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - expect: { phase: day 1, untold: { Ann: [{ result: Wager Recipient }] } }
    - end
    - expect: { phase: night 2, told: { Ann: [{ kind: role, result: Wager Recipient }] } }
`);

rule('werewolves/rule/ability-timing#8', 'parts of one act do not get in the way of one another', `${head}
  players: { Rea: Reaper, Cro: Crowd Seeker, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Rea: reaper Cro, Cro: crowd seeker Rea as Reaper and Ann as Citizen]
    - expect: { dead: [Cro], told: { Cro: [{ about: [Ann], result: true }] }, untold: { Cro: [{ about: [Rea], result: true }] } }
`);

rule('werewolves/rule/ability-timing#8', 'of two who are met in one act the one does not infect the other', `${head}
  players: { Pla: Plague Bearer, Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Gra: grandma Ann and Bob]
    - night 3: []
    - expect: { told: { Ann: [{ result: contaminated }], Gra: [{ result: contaminated }] }, untold: { Bob: [{ result: contaminated }] } }
`);

test('werewolves/rule/attack-order#4: of two attackers of one role either may come first', () => {
  const firstOf = (seed: number): string => {
    const { session } = played(`${head}
  seed: ${seed}
  players: { Axl: Assassin, Axe: Assassin, Sca: Scared Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Sca, Axe: assassin Sca]
    - day 2: []
`);
    const evaded = session.log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'assassin' && entry.message.result === false ? [entry.message.to] : []));
    expect(evaded).toHaveLength(1);
    return evaded[0]!;
  };
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(firstOf))).toEqual(new Set(['Axl', 'Axe']));
});

test('werewolves/rule/phases#6: a day and a night make 24 hours, and the day is not the longer one', () => {
  const { day, night } = scheduleFor(werewolves);
  expect(minutesOf(day) + minutesOf(night)).toBe(24 * 60);
  expect(minutesOf(night)).toBeGreaterThan(minutesOf(day) - 1);
  const { desk } = played(`${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play: [end]
`).session;
  expect(desk.game.table.schedule).toMatchObject({ day, night });
});
