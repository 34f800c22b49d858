import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/infecting-wolf#1', 'one player becomes a Wolf in Night 1', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - expect: { roles: { Ann: Wolf }, told: { Ann: [{ kind: role, result: Wolf }] }, channels: { wolfpack: [Inf, Ann] } }
`);

rule('werewolves/role/infecting-wolf#3', 'once, and in no later night', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - night 2: [Inf: infecting wolf Bob]
    - expect: { refused: [{ by: Inf }], roles: { Bob: Citizen } }
`);

rule('werewolves/role/infecting-wolf#4', 'at once', `${head}
  players: { Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Fay: fortune teller Ann]
    - expect: { phase: night 1, told: { Fay: [{ about: [Ann], result: Wolf }] } }
`);

rule('werewolves/role/infecting-wolf#5', 'fails on who is of the team', `${head}
  players: { Inf: Infecting Wolf, War: Warlock, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf War, Inf: infecting wolf Ann]
    - expect: { roles: { War: Warlock, Ann: Citizen }, refused: [{ by: Inf }] }
`);

rule('werewolves/role/infecting-wolf#7', 'a Baker becomes a Bloody Butcher, and the Bakers Butchers', `${head}
  players: { Inf: Infecting Wolf, Bak: Baker, Bea: Baker, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Bak]
    - expect: { roles: { Bak: Bloody Butcher, Bea: Butcher }, channels: { butchers: [Bak, Bea] } }
`);

rule('werewolves/role/infecting-wolf#8', 'a Cupid becomes a Cupid Wolf', `${head}
  players: { Inf: Infecting Wolf, Cup: Cupid, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Cup]
    - expect: { roles: { Cup: Cupid Wolf }, channels: { wolfpack: [Inf, Cup] } }
`);

rule('werewolves/role/saboteur-wolf#1', 'one player a night', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann, Sab: saboteur wolf Bob]
    - expect: { refused: [{ by: Sab, text: saboteur wolf Bob }] }
`);

rule('werewolves/role/saboteur-wolf#2', 'if that player wins nobody is elected; on the day after all is as before', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
    - day 2: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ about: [Ann], result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#3', 'the chosen one can be lynched', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/saboteur-wolf#4', 'the chosen one votes', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Bob in mayor]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#5', 'not the same in two nights running', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - night 2: [Sab: saboteur wolf Ann]
    - expect: { refused: [{ by: Sab }] }
    - night 3: [Sab: saboteur wolf Ann]
    - day 3: [Bob: vote Ann in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#6', 'oneself, too', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Sab]
    - day 1: [Bob: vote Sab in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#7', 'others of the pack, too', `${head}
  players: { Sab: Saboteur Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Wes]
    - day 1: [Bob: vote Wes in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#8', 'at once: who dies after it has sabotaged', `${head}
  players: { Sab: Saboteur Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Sab: saboteur wolf Ann, Axl: assassin Sab]
    - day 2: [Bob: vote Ann in mayor]
    - end
    - expect: { dead: [Sab], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/tanner#1', 'disguises up to two a day, each as a role', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch and Bob as Priest, Tan: tanner Wes as Citizen]
    - night 2: [Fay: fortune teller Ann, Fred: fortune teller Bob]
    - expect: { refused: [{ by: Tan }], told: { Fay: [{ about: [Ann], result: Witch }], Fred: [{ about: [Bob], result: Priest }] } }
`);

rule('werewolves/role/tanner#2', 'weakly: who is deceived by strong disguises alone looks through', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Ann as Assassin]
    - night 2: [Fay: fortune teller Ann, Tra: tracking wolf Ann]
    - expect: { told: { Fay: [{ result: Assassin }], Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/tanner#3', 'may be one of the two', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Tan as Witch]
    - night 2: [Fay: fortune teller Tan]
    - expect: { told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/tanner#4', 'at once', `${head}
  players: { Tan: Tanner, Psy: Psychopath, Ann: Citizen, Wes: Wolf, Cla: Clairvoyant Fox }
  play:
    - day 1: [Tan: tanner Ann as Witch, Cla: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/tanner#5', 'hears, once a day, that somebody of the pack is among them', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch and Wes as Citizen]
    - expect: { told: { Tan: [{ kind: result, ability: tanner, result: true }] } }
    - day 2: [Tan: tanner Ann as Witch and Bob as Witch]
    - end
    - expect: { untold: { Tan: [{ ability: tanner, result: true }] } }
`);

rule('werewolves/role/tanner#6', "the Tanner's death leaves the disguises for the night", `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Witch, Ann: vote Tan, Bob: vote Tan]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Tan], told: { Fay: [{ about: [Wes], result: Witch }] } }
`);

rule('werewolves/role/tanner#7', 'they end with the night', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Witch]
    - night 3: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/tanner#8', 'is no lycan', `${head}
  players: { Tan: Tanner, Aur: Aura Teller, Pri: Priest, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Tan]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/tanner#9', 'is not in the pack', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/tanner#10', 'a strong disguise hides nobody of the pack from the Tanner', `${head}
  players: { Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Sne as Witch]
    - end
    - expect: { told: { Tan: [{ ability: tanner, result: true }] } }
`);

rule('werewolves/role/corrupt-wolf#1', 'a player and a value each night', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2]
    - night 2: [Cor: corrupt wolf Ann with 2]
    - day 2: [Ann: vote Bob, Cal: vote Dee]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/corrupt-wolf#3', 'on the next day the vote has that value', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with -1]
    - day 1: [Ann: vote Bob, Cal: vote Bob, Eve: vote Bob, Dee: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/corrupt-wolf#4', 'in place of the usual one', `${head}
  players: { Cor: Corrupt Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Tri with 2]
    - day 1: [Tri: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob, Ann], result: ["2", "1"] }] }
`);

rule('werewolves/role/corrupt-wolf#5', 'a Mayor keeps the extra vote', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Ann in mayor]
    - night 2: [Cor: corrupt wolf Ann with 2]
    - day 2: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: ["3"] }] }
`);

rule('werewolves/role/corrupt-wolf#6', 'at once: its death changes nothing', `${head}
  players: { Cor: Corrupt Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Cor: corrupt wolf Ann with 2, Axl: assassin Cor]
    - day 2: [Ann: vote Bob, Cal: vote Wes]
    - end
    - expect: { dead: [Cor, Bob] }
`);

rule('werewolves/role/corrupt-wolf#7', 'others of the pack, too', `${head}
  players: { Cor: Corrupt Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Wes with 2]
    - day 1: [Wes: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/corrupt-wolf#9', 'is a lycan', `${head}
  players: { Cor: Corrupt Wolf, Pri: Priest, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Cor]
    - day 2: []
    - expect: { dead: [Cor] }
`);

rule('werewolves/role/corrupt-wolf#10', 'is in the pack', `${head}
  players: { Cor: Corrupt Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - expect: { channels: { wolfpack: [Cor, Wes] } }
`);

rule('werewolves/role/corrupt-wolf#11', 'a redirection leads it elsewhere, and the whisper stays with who was chosen', `${head}
  players: { Cor: Corrupt Wolf, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Flu: flute player Cor, App: flute apprentice Ann, Cor: corrupt wolf App with 2]
    - day 1:
        - Cor: corrupt wolf say "hush"
        - Ann: vote Bob
        - App: vote Cal
    - expect: { told: { App: [{ text: hush }] }, untold: { Ann: [{ text: hush }] } }
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/pack-tanner#1', 'disguises one player a day', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch, Pac: pack tanner Bob as Witch]
    - night 2: [Fay: fortune teller Ann]
    - expect: { refused: [{ by: Pac }], told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#2', 'weakly', `${head}
  players: { Pac: Pack Tanner, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Assassin]
    - night 2: [Tra: tracking wolf Ann]
    - expect: { told: { Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/pack-tanner#3', 'may choose oneself', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Pac as Witch]
    - night 2: [Fay: fortune teller Pac]
    - expect: { told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#5', 'at once', `${head}
  players: { Pac: Pack Tanner, Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch, Cla: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#6', 'its death leaves the disguise for the night', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Wes as Witch, Ann: vote Pac]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Pac], told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#7', 'it ends with the night', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch]
    - night 3: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/role/pack-tanner#8', 'is no lycan', `${head}
  players: { Pac: Pack Tanner, Pri: Priest, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Pac]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/pack-tanner#9', 'is in the pack', `${head}
  players: { Pac: Pack Tanner, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - expect: { channels: { wolfpack: [Pac, Wes] } }
`);

rule('werewolves/role/scared-wolf#1', 'escapes the first attack at night', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/scared-wolf#2', 'is told of it', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - day 2: []
    - expect: { told: { Sca: [{ kind: notice, ability: scared wolf }] }, untold: { Sca: [{ about: [Axl] }] } }
`);

rule('werewolves/role/scared-wolf#3', 'once', `${head}
  players: { Sca: Scared Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Axl: assassin Sca]
    - night 3: [Axl: assassin Sca]
    - day 3: []
    - expect: { dead: [Sca] }
`);

rule('werewolves/role/scared-wolf#?1', 'by day it dies', `${head}
  players: { Sca: Scared Wolf, Dem: Demon, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Dem: demon Sca with attack]
    - expect: { dead: [Sca] }
`);

rule('werewolves/role/sneaking-wolf#1', 'looks like a Citizen, strongly', `${head}
  players: { Sne: Sneaking Wolf, Fay: Fortune Teller, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Fay: fortune teller Sne, Tra: tracking wolf Sne]
    - expect: { told: { Fay: [{ result: Citizen }], Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/sneaking-wolf#2', 'is no threat to an Aura Teller', `${head}
  players: { Sne: Sneaking Wolf, Aur: Aura Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Aur: aura teller Sne]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }] } }
`);

rule('werewolves/role/sneaking-wolf#3', 'not any more when the role is lost', `${head}
  players: { Sne: Sneaking Wolf, Vam: Vampire, Axl: Assassin, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Sne, Axl: assassin Sne]
    - night 3: [Fay: fortune teller Sne]
    - expect: { roles: { Sne: Undead }, told: { Fay: [{ result: Undead }] } }
`);

rule('werewolves/role/recluse#1', 'is told at once of every power used on it', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { phase: night 1, told: { Rec: [{ kind: notice, ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/role/recluse#2', 'and not by whom', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { untold: { Rec: [{ about: [Fay] }, { text: Fay }] } }
`);

rule('werewolves/role/recluse#3', 'unless that one is of the werewolves', `${head}
  players: { Rec: Recluse, War: Warlock, Tra: Tracking Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Rec, Tra: tracking wolf Rec]
    - expect: { told: { Rec: [{ ability: recluse, about: [War], result: Warlock }, { ability: recluse, about: [Tra], result: Tracking Wolf }] } }
`);

rule('werewolves/role/recluse#4', 'is no lycan', `${head}
  players: { Rec: Recluse, Pri: Priest, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Rec]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/recluse#5', 'is not in the pack', `${head}
  players: { Rec: Recluse, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/recluse#6', 'an attack by a wolfish player fails, another one does not', `${head}
  players: { Rec: Recluse, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rec in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Rec], result: false }] } }
    - night 2: [Axl: assassin Rec]
    - day 2: []
    - expect: { dead: [Rec] }
`);
