import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/huntress#1', 'has a target, or has none', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun] }
`);

rule('werewolves/role/huntress#2', 'one change a phase, and one emergency change in the game', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Hun: huntress Wes, Hun: huntress Wim, Hun: huntress Ann]
    - expect: { refused: [{ by: Hun }] }
    - night 2: [Hun: huntress Ann, Hun: huntress Bob]
    - expect: { refused: [{ by: Hun }] }
`);

rule('werewolves/role/huntress#3', 'a direct lynch sets nothing off', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Hun: huntress Wes, Ann: vote Hun, Bob: vote Hun]
    - end
    - expect: { dead: [Hun], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/huntress#4', 'an indirect lynch sets the attack off', `${head}
  players: { Exe: Executioner, Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Hun, Hun: huntress Wim, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Hun, Wim] }
`);

rule('werewolves/role/huntress#5', 'the attack comes at once', `${head}
  players: { Hun: Huntress, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Hun: huntress Wes, Bar: barber Hun]
    - expect: { dead: [Hun, Wes], phase: day 2 }
`);

rule('werewolves/role/huntress#6', 'is known to all once she has struck, and not where she has failed', `${head}
  players: { Hun: Huntress, Han: Huntress, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Ann, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun, Ann], announced: [{ kind: reveal, about: [Hun], result: Huntress }] }
    - night 2: [Han: huntress Bob, Wit: witch Bob with life, Wes: vote Han in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Ann, Han], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/huntress#7', 'without a living target nothing is revealed', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Ann, Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Hun], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/huntress?1', 'a failed attack reveals nobody', `${head}
  players: { Hun: Huntress, Idi: Idiot, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Idi, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun], told: { Idi: [{ kind: notice, ability: idiot }] }, unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/huntress?2', 'who does not die attacks nobody', `${head}
  players: { Hun: Huntress, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Wim, Vam: vampire Hun, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Hun: Undead }, unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/huntress?3', 'a doomed one fails, by day too', `${head}
  players: { Hun: Huntress, Bar: Barber, Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Hun: huntress Wim, Pes: horseman of pestilence Hun]
    - day 2: [Bar: barber Hun]
    - expect: { dead: [Hun], unannounced: [{ kind: reveal }] }
`);
