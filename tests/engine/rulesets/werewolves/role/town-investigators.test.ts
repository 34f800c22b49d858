import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/juror#9', 'an enchanted Juror may bring a false role', `${head}
  decide: { juror-enchanted: 'false', jury-executor: Jan }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/role/juror#10', 'only the one who carries it out matters', `${head}
  decide: { jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury, Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/aura-teller#1', 'one player each night', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Ann, Aur: aura teller Bob]
    - expect: { refused: [{ by: Aur }] }
    - night 2: [Aur: aura teller Bob]
    - expect: { told: { Aur: [{ ability: aura teller, about: [Bob], result: not a threat }] } }
`);

rule('werewolves/role/aura-teller#3', 'a lycan is a threat', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Wes]
    - expect: { told: { Aur: [{ about: [Wes], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#5', 'who can kill without a killing role is none', `${head}
  players: { Aur: Aura Teller, Jim: Juror, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Aur: aura teller Mem]
    - expect: { told: { Aur: [{ about: [Mem], result: not a threat }] } }
    - night 2: [Aur: aura teller Cul]
    - expect: { told: { Aur: [{ about: [Cul], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#6', 'the answer comes at once', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Aur in wolfpack, Aur: aura teller Wes]
    - expect: { dead: [], phase: night 1, told: { Aur: [{ result: a threat }] } }
`);

rule('werewolves/role/aura-teller#7', 'a strong disguise deceives it, a weak one does not', `${head}
  players: { Aur: Aura Teller, Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Sne]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }] } }
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Aur: aura teller Wes]
    - expect: { told: { Aur: [{ about: [Wes], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#9', 'enchantment does not touch it', `${head}
  players: { Aur: Aura Teller, Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Aur, Aur: aura teller Axl]
    - expect: { told: { Aur: [{ about: [Axl], result: a threat }] } }
`);

rule('werewolves/role/crowd-seeker#1', 'up to three guesses, not four', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Witch and Bob as Witch and Cal as Witch and Wes as Witch]
    - expect: { refused: [{ by: Cro }] }
    - night 2: [Cro: crowd seeker Ann as Witch and Bob as Witch and Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Ann], result: false }, { about: [Bob], result: false }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#2', 'of three different players', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Citizen and Ora as Oracle and Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Ann], result: true }, { about: [Ora], result: true }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#3', 'several of the same player', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ora as Witch and Ora as Oracle]
    - expect: { told: { Cro: [{ about: [Ora], result: false }, { about: [Ora], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#4', 'all of a night together', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ora as Witch, Cro: crowd seeker Ann as Citizen]
    - expect: { refused: [{ by: Cro }], untold: { Cro: [{ about: [Ann] }] } }
`);

rule('werewolves/role/crowd-seeker#6', 'a weak disguise deceives it', `${head}
  players: { Cro: Crowd Seeker, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Baker]
    - night 2: [Cro: crowd seeker Wes as Wolf and Wes as Baker]
    - expect: { told: { Cro: [{ about: [Wes], result: false }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#8', 'an enchanted one is answered falsely', `${head}
  decide: { crowd-seeker-enchanted: 'false' }
  players: { Cro: Crowd Seeker, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Cro, Cro: crowd seeker Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Wes], result: false }] } }
`);

rule('werewolves/role/fortune-teller#1', 'one player each night', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Ann, Fay: fortune teller Wes]
    - expect: { refused: [{ by: Fay }], untold: { Fay: [{ about: [Wes] }] } }
    - night 2: [Fay: fortune teller Ora]
    - expect: { told: { Fay: [{ about: [Ora], result: Oracle }] } }
`);

rule('werewolves/role/fortune-teller#6', 'an enchanted one may see somebody else', `${head}
  decide: { fortune-teller-enchanted: 'false' }
  players: { Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/role/oracle#1', 'two players, once a night', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann, Ora: oracle Ann and Wes, Ora: oracle Bob and Cal]
    - expect: { refused: [{ by: Ora }], told: { Ora: [{ about: [Ann, Wes], result: false }] }, untold: { Ora: [{ about: [Bob, Cal] }] } }
`);

rule('werewolves/role/oracle#2', 'whether they stand on the same side', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Baker, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Bob]
    - night 2: [Ora: oracle Wes and Wim]
    - night 3: [Ora: oracle Cal and Dee]
    - expect: { told: { Ora: [{ about: [Cal, Dee], result: true }] } }
`);

rule('werewolves/role/oracle#5', 'the answer comes at once', `${head}
  players: { Ora: Oracle, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack, Ora: oracle Ann and Wes]
    - expect: { dead: [], phase: night 1, told: { Ora: [{ result: false }] } }
`);

rule('werewolves/role/oracle#6', 'two who have joined nobody are the same', `${head}
  players: { Ora: Oracle, Ang: Angel, Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ang and Des]
    - expect: { told: { Ora: [{ about: [Ang, Des], result: true }] } }
`);

rule('werewolves/role/oracle#7', 'two of opposing solo teams are not', `${head}
  players: { Ora: Oracle, Pyr: Pyromancer, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Pyr and Pla]
    - expect: { told: { Ora: [{ about: [Pyr, Pla], result: false }] } }
`);

rule('werewolves/role/oracle#8', 'it is the present side, not that of the role', `${head}
  decide: { cupid-lover: Ann }
  players: { Ora: Oracle, Cup: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - night 2: [Ora: oracle Wes and Wim]
    - expect: { told: { Ora: [{ about: [Wes, Wim], result: false }] } }
`);

rule('werewolves/role/oracle#9', 'no disguise touches it', `${head}
  players: { Ora: Oracle, Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Ora: oracle Wes and Sne]
    - expect: { told: { Ora: [{ about: [Wes, Sne], result: true }] } }
`);

rule('werewolves/role/oracle#10', 'enchantment does not touch it', `${head}
  players: { Ora: Oracle, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ora, Ora: oracle Ann and Wes]
    - night 2: [Ora: oracle Bob and Cal]
    - expect: { told: { Ora: [{ about: [Bob, Cal], result: true }] } }
`);

rule('werewolves/role/huntsman#1', 'one player each night', `${head}
  players: { Hal: Huntsman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Ann, Hal: huntsman Wes]
    - expect: { refused: [{ by: Hal }], told: { Hal: [{ about: [Ann], result: false }] } }
`);

rule('werewolves/role/huntsman#2', 'it is the pack, not the side', `${head}
  players: { Hal: Huntsman, Tan: Tanner, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Tan]
    - expect: { told: { Hal: [{ about: [Tan], result: false }] } }
    - night 2: [Hal: huntsman Whi]
    - expect: { told: { Hal: [{ about: [Whi], result: true }] } }
`);

rule('werewolves/role/huntsman#3', 'the answer comes at once', `${head}
  players: { Hal: Huntsman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Hal in wolfpack, Hal: huntsman Wes]
    - expect: { dead: [], phase: night 1, told: { Hal: [{ about: [Wes], result: true }] } }
`);

rule('werewolves/role/huntsman#4', 'no disguise touches it', `${head}
  players: { Hal: Huntsman, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Sne]
    - expect: { told: { Hal: [{ about: [Sne], result: true }] } }
`);

rule('werewolves/role/huntsman#5', 'enchantment does not touch it', `${head}
  players: { Hal: Huntsman, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Hal, Hal: huntsman Wes]
    - expect: { told: { Hal: [{ about: [Wes], result: true }] } }
`);

rule('werewolves/role/innkeeper#1', 'one role each night', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Wolf, Inn: innkeeper as Citizen]
    - expect: { refused: [{ by: Inn }], told: { Inn: [{ result: 1 }] }, untold: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#2', 'the living alone are counted', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - night 2: [Inn: innkeeper as Citizen]
    - expect: { told: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#3', 'the answer comes at once', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Inn: innkeeper as Citizen]
    - expect: { phase: night 1, told: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#4', 'a role that is not in the game may be asked for', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Witch]
    - expect: { told: { Inn: [{ result: 0 }] } }
`);

rule('werewolves/role/coroner#1', 'the cause of each death', `${head}
  players: { Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Cal: vote Bob, Dee: vote Bob]
    - end
    - expect: { told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Wolf] }, { ability: coroner, about: [Bob], result: [lynch] }] } }
`);

rule('werewolves/role/coroner#2', 'all causes where there are several', `${head}
  players: { Cor: Coroner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Ann in wolfpack, Axl: assassin Ann]
    - day 2: []
    - expect: { told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Wolf, Assassin] }] } }
`);

rule('werewolves/role/coroner#5', 'not the role of the dead', `${head}
  players: { Cor: Coroner, Ann: Citizen, Ora: Oracle, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { told: { Cor: [{ about: [Ora], result: [attack, Wolf] }] }, untold: { Cor: [{ result: Oracle }] } }
`);

rule('werewolves/role/coroner#6', 'no disguise hides the killer', `${head}
  players: { Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Sne: Sneaking Wolf }
  play:
    - night 1: [Sne: vote Ann in wolfpack]
    - day 1: []
    - expect: { told: { Cor: [{ about: [Ann], result: [attack, Sneaking Wolf] }] } }
`);
