import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman-of-pestilence#1', 'dooms one player a night, every night', `${head}
  players: { Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Ann, Pes: horseman of pestilence Bob]
    - expect: { refused: [{ by: Pes, text: horseman of pestilence Bob }], told: { Ann: [{ result: doomed }] }, untold: { Bob: [{ result: doomed }] } }
    - night 2: [Pes: horseman of pestilence Bob]
    - expect: { told: { Bob: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman-of-pestilence#2', 'what was done before the doom stands, what is tried after it fails', `${head}
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Fox: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Wes, Pes: horseman of pestilence Fay]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
    - night 2: [Pes: horseman of pestilence Fox, Fox: fortune teller Wes]
    - expect: { untold: { Fox: [{ result: Wolf }] } }
`);

rule('werewolves/role/horseman-of-pestilence#3', 'who dooms a Horseman is united with it, and blocks nothing', `${head}
  players: { Pes: Horseman of Pestilence, Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fam, Fam: horseman of famine Ann]
    - expect: { channels: { horsemen-channel: [Pes, Fam] }, untold: { Fam: [{ result: doomed }] }, told: { Ann: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman-of-pestilence#4', 'the doomed hears of the doom, and not by whom it came', `${head}
  players: { Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed, about: [] }] }, untold: { Ann: [{ ability: horseman of pestilence }, { about: [Pes] }] } }
`);

rule('werewolves/role/horseman-of-pestilence#5', 'who is doomed already may be doomed again, by any of them', `${head}
  players: { Pes: Horseman of Pestilence, Pam: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fay]
    - night 2: [Pam: horseman of pestilence Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ result: doomed, phase: night 1 }, { result: doomed, phase: night 2 }] }, untold: { Fay: [{ result: Wolf }] } }
`);

rule('werewolves/role/horseman-of-pestilence#6', 'whatever the doomed try fails until the next day is over', `${head}
  players: { Hor: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of pestilence Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, result: false }] }, untold: { Fay: [{ result: Wolf }] } }
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ ability: fortune teller, result: Wolf }] } }
`);

rule('werewolves/role/horseman-of-pestilence#7', 'a doomed Huntress dies without an attack', `${head}
  players: { Pes: Horseman of Pestilence, Hun: Huntress, Han: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Ann, Pes: horseman of pestilence Hun, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun] }
    - night 2: [Han: huntress Bob, Pes: horseman of pestilence Ann, Wes: vote Han in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Han, Bob] }
`);

rule('werewolves/role/horseman-of-pestilence#8', 'the attack of the pack fails if the doomed wolf is the one to carry it out', `${head}
  decide: { wolfpack-executor: [Wes, Wim] }
  players: { Pes: Horseman of Pestilence, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Pes: horseman of pestilence Wes, Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wim: [{ ability: wolfpack, about: [Ann], result: false }] } }
    - night 2: [Pes: horseman of pestilence Wes, Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-pestilence#9', 'a blocked attack is a failure like any other; an investigation that fails says so', `${head}
  players: { Pes: Horseman of Pestilence, Pam: Horseman of Pestilence, Axl: Assassin, Alf: Assassin, Fay: Fortune Teller, Wit: Witch, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Ann with life, Pes: horseman of pestilence Axl, Pam: horseman of pestilence Fay, Axl: assassin Wes, Alf: assassin Ann, Fay: fortune teller Wes]
    - day 2: []
    - expect:
        dead: []
        told:
          Axl: [{ kind: result, ability: assassin, about: [Wes], result: false }]
          Alf: [{ kind: result, ability: assassin, result: false }]
          Fay: [{ kind: result, ability: fortune teller, result: false }]
`);

rule('werewolves/role/horseman-of-pestilence#10', 'a doomed Runner runs all the same', `${head}
  players: { Pes: Horseman of Pestilence, Run: Runner, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Run, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Run: [{ result: doomed }, { kind: notice, ability: runner }] } }
`);

rule('werewolves/role/horseman-of-pestilence#11', 'a doomed Grandma speaks to her guests', `${head}
  players: { Pes: Horseman of Pestilence, Gra: Grandma, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann, Pes: horseman of pestilence Gra, Gra: grandma say "Good morning"]
    - expect: { told: { Ann: [{ kind: notice, text: Good morning }] } }
`);

rule('werewolves/role/horseman-of-pestilence#12', 'with no rider left the doomed act again', `${head}
  players: { Hor: Horseman of Pestilence, Bar: Barber, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Hor: horseman of pestilence Bar, Axl: assassin Hor]
    - day 2: [Bar: barber Ann]
    - expect: { dead: [Ann, Hor] }
`);

rule('werewolves/role/horseman-of-pestilence#13', 'with everybody else doomed becomes an Apocalyptic Horseman and may attack', `${head}
  players: { Pes: Horseman of Pestilence, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Ann]
    - night 2: [Pes: horseman of pestilence Wes]
    - expect: { roles: { Pes: Apocalyptic Horseman } }
    - night 3: [Pes: apocalyptic horseman Ann]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-pestilence#14', 'wins with another Horseman once all others are dead', `${head}
  players: { Pes: Horseman of Pestilence, Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pes: vote Ann, Fam: vote Ann]
    - night 2: []
    - expect: { winners: [] }
    - day 2: [Pes: vote Bob, Fam: vote Bob]
    - end
    - expect: { phase: over, winners: [Pes, Fam] }
`);
