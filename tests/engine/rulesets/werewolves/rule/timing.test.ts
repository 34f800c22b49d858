import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/ability-timing#1', 'what is immediate takes effect at once', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Wes]
    - expect: { phase: night 1, told: { Fay: [{ ability: fortune teller, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/rule/ability-timing#2', 'what was used at once cannot be changed', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Cor: corrupt wolf Ann with -1]
    - expect: { refused: [{ by: Cor }] }
    - day 1: [Ann: vote Bob, Cal: vote Dee]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/ability-timing#4', 'what waits for the end of the night may be changed and withdrawn', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Axl: assassin Bob]
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/ability-timing#5', 'once a phase if nothing else is said', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Wes, Fay: fortune teller Bob]
    - expect: { refused: [{ by: Fay, text: fortune teller Bob }], untold: { Fay: [{ about: [Bob] }] } }
    - night 2: [Fay: fortune teller Bob]
    - expect: { told: { Fay: [{ about: [Bob], result: Citizen }] } }
`);

rule('werewolves/rule/ability-timing#6', 'what must be used is drawn when it was not', `${head}
  decide: { infecting-wolf-target: Bob }
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: []
    - expect: { roles: { Bob: Wolf, Ann: Citizen, Cal: Citizen } }
`);

rule('werewolves/rule/ability-timing#7', 'what must be used is not obstructed', `${head}
  players: { Pes: Horseman of Pestilence, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Pes: horseman of pestilence Inf, Inf: infecting wolf Ann]
    - expect: { roles: { Ann: Wolf } }
`);

rule('werewolves/rule/ability-timing#9', 'a use that fails is a use', `${head}
  players: { Axl: Assassin, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wit: witch Ann with life]
    - night 3: [Axl: assassin Bob]
    - night 4: [Axl: assassin Cal]
    - night 5: [Axl: assassin Dee]
    - expect: { dead: [Bob, Cal], refused: [{ by: Axl }] }
`);

rule('werewolves/rule/ability-timing#10', 'the dead neither act nor are chosen', `${head}
  players: { Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Fay, Bob: vote Fay]
    - night 2: [Fay: fortune teller Wes, Fred: fortune teller Fay]
    - expect: { refused: [{ by: Fay }, { by: Fred }] }
`);

rule('werewolves/rule/targeting#1', 'a target that was stored is met when the time comes', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Hun: huntress Wes]
    - night 2: [Wim: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Wes] }
`);

rule('werewolves/rule/targeting#2', 'setting a target takes effect at once', `${head}
  players: { Hun: Huntress, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Rec]
    - expect: { phase: night 1, told: { Rec: [{ ability: recluse, result: Huntress }] } }
`);

rule('werewolves/rule/targeting#3', 'once a phase, and one emergency change in the game', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Ann, Hun: huntress Bob]
    - expect: { refused: [] , phase: night 1 }
    - day 1: [Hun: huntress Ann, Hun: huntress Wes]
    - expect: { refused: [{ by: Hun, text: huntress Wes }] }
`);

rule('werewolves/rule/targeting#4', 'a target that dies is a target no more', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Wim]
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Wim], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/rule/targeting#5', 'when the ability is spent no target is set any more', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Cal]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - night 3: [Exe: executioner Wes]
    - expect: { dead: [Cal], refused: [{ by: Exe }] }
`);

rule('werewolves/rule/targeting#7', 'setting a target is a visit', `${head}
  players: { Hun: Huntress, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Hun: huntress Ann]
    - night 3: []
    - expect: { told: { Hun: [{ kind: notice, result: contaminated }] } }
`);
