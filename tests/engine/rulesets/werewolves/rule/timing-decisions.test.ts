import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/ability-timing?1', 'nobody is the own target where the role does not say so', `${head}
  players: { Fay: Fortune Teller, Axl: Assassin, Hun: Huntress, Exo: Exorcist, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Exo, Hun: huntress Hun]
    - night 2: [Fay: fortune teller Fay, Axl: assassin Axl]
    - expect: { refused: [{ by: Exo }, { by: Hun }, { by: Fay }, { by: Axl }] }
`);

rule('werewolves/rule/ability-timing?1', 'and is where it does', `${head}
  players: { Ora: Oracle, Gra: Grandma, Tan: Tanner, Sab: Saboteur Wolf, Cor: Corrupt Wolf, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ora and Wes, Gra: grandma Gra and Ann, Sab: saboteur wolf Sab, Cor: corrupt wolf Cor with 2]
    - expect: { refused: [], told: { Ora: [{ about: [Ora, Wes], result: false }] } }
    - day 1: [Tan: tanner Tan as Witch, Cor: vote Fay, Cor: vote Sab in mayor]
    - end
    - expect: { refused: [], dead: [Fay], announced: [{ kind: vote, about: [Fay], result: ["2"] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/ability-timing?2', 'what was refused costs nothing, what has failed does', `${head}
  players: { Fay: Fortune Teller, Fred: Fortune Teller, Pes: Horseman of Pestilence, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Fred, Fay: fortune teller Fay, Fay: fortune teller Wes, Fred: fortune teller Wes, Fred: fortune teller Ann]
    - expect: { refused: [{ by: Fay }, { by: Fred, text: fortune teller Ann }], told: { Fay: [{ about: [Wes], result: Wolf }], Fred: [{ ability: fortune teller, result: false }] } }
`);

rule('werewolves/rule/targeting?1', 'the first choice in a phase is its change, and only one above it is the emergency', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Hun: huntress Ann]
    - night 2: [Hun: huntress Bob, Hun: huntress Cal]
    - expect: { refused: [] }
    - day 2: [Hun: huntress Ann, Hun: huntress Bob]
    - expect: { refused: [{ by: Hun, text: huntress Bob }] }
`);

rule('werewolves/rule/targeting?2', 'to have no target any more is a change', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Hun: huntress Ann, Hun: huntress nobody, Hun: huntress Bob]
    - expect: { refused: [{ by: Hun, text: huntress Bob }] }
    - day 2: [Hun: huntress Ann, Hun: huntress nobody]
    - expect: { refused: [{ by: Hun, text: huntress nobody }] }
`);

const ahead = (first: string, second: string, seen: string): string => `
  rules: werewolves
  options: { check: off, delaying: on }
  players: { Pes: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [${first}, ${second}]
    - night 2: []
    - expect: { told: { Fay: [{ ability: fortune teller, result: ${seen} }] } }
`;

rule('werewolves/rule/delaying?1', 'what was chosen ahead is done in the order of the choices', ahead('Pes: ahead horseman of pestilence Fay', 'Fay: ahead fortune teller Ann', 'false'));

rule('werewolves/rule/delaying?1', 'the other way round as well', ahead('Fay: ahead fortune teller Ann', 'Pes: ahead horseman of pestilence Fay', 'Citizen'));

rule('werewolves/rule/delaying?1', 'it is off unless the host has it', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Fay: ahead fortune teller Ann]
    - night 2: []
    - expect: { refused: [{ by: Fay }], untold: { Fay: [{ about: [Ann] }] } }
`);

rule('werewolves/rule/scaling?1', 'a third of all includes the one whose power it is', `${head}
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Psy: [{ kind: result, ability: psychopath, result: { size: 2 } }] } }
`);

rule('werewolves/rule/death?1', 'what is no attack goes first: the heir has the journal, and dies', `${head}
  decide: { wolfpack-executor: Wes }
  players: { Hun: Huntress, Jou: Journalist, Axl: Assassin, Bak: Baker, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Jou: journalist say "Beware of Wes", Jou: journalist as Baker, Hun: huntress Bak]
    - night 2: [Axl: assassin Jou, Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Jou, Bak], told: { Bak: [{ ability: journalist, text: Beware of Wes }] } }
`);
