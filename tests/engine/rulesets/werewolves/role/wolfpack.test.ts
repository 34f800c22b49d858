import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/bloody-butcher#1', 'sits among the Butchers', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { butchers: [Blo, But, Bud] } }
`);

rule('werewolves/role/bloody-butcher#2', 'is in both channels', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Bud: Butcher, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Blo: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], channels: { wolfpack: [Blo, Wes] } }
`);

rule('werewolves/role/bloody-butcher#3', 'wins with the werewolves', `${head}
  players: { Blo: Bloody Butcher, But: Butcher, Wes: Wolf }
  play:
    - night 1: [Blo: vote But in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Blo, Wes] }
`);

rule('werewolves/role/hellhound#1', 'they share a channel', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hellhounds: [Hel, Hek], wolfpack: [Hel, Hek, Wes] } }
`);

rule('werewolves/role/hellhound#2', 'they are werewolves: lycans of the pack', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Pri: Priest, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Hel]
    - day 2: []
    - expect: { dead: [Hel] }
`);

rule('werewolves/role/tracking-wolf#1', 'checks one player a night', `${head}
  players: { Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf Ann, Tra: tracking wolf Bob]
    - expect: { told: { Tra: [{ ability: tracking wolf, about: [Ann] }] }, refused: [{ by: Tra }] }
`);

rule('werewolves/role/tracking-wolf#3', 'who investigates or kills is a major threat', `${head}
  players: { Tra: Tracking Wolf, Fay: Fortune Teller, Axl: Assassin, Ann: Citizen }
  play:
    - night 1: [Tra: tracking wolf Fay]
    - night 2: [Tra: tracking wolf Axl]
    - expect: { told: { Tra: [{ about: [Fay], result: major threat }, { about: [Axl], result: major threat }] } }
`);

rule('werewolves/role/tracking-wolf#4', 'power, recruitment and groups are a significant threat', `${head}
  players: { Tra: Tracking Wolf, Vam: Vampire, Sta: Stalker, Bak: Baker, Bob: Baker, Ann: Citizen }
  play:
    - night 1: [Tra: tracking wolf Vam]
    - night 2: [Tra: tracking wolf Sta]
    - night 3: [Tra: tracking wolf Bak]
    - expect: { told: { Tra: [{ about: [Vam], result: significant threat }, { about: [Sta], result: significant threat }, { about: [Bak], result: significant threat }] } }
`);

rule('werewolves/role/tracking-wolf#5', 'the rest of the townsfolk is a slight threat', `${head}
  players: { Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf Ann]
    - expect: { told: { Tra: [{ about: [Ann], result: slight threat }] } }
`);

rule('werewolves/role/tracking-wolf#6', 'a killing role of the werewolves is a slight threat', `${head}
  players: { Tra: Tracking Wolf, Lon: Lone Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf Lon]
    - expect: { told: { Tra: [{ about: [Lon], result: slight threat }] } }
`);

rule('werewolves/role/tracking-wolf#7', 'other werewolves are no threat', `${head}
  players: { Tra: Tracking Wolf, War: Warlock, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf War]
    - expect: { told: { Tra: [{ about: [War], result: not a threat }] } }
`);

rule('werewolves/role/tracking-wolf#8', 'who is unaligned is no threat', `${head}
  players: { Tra: Tracking Wolf, Gol: Golem, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf Gol]
    - expect: { told: { Tra: [{ about: [Gol], result: not a threat }] } }
`);

rule('werewolves/role/tracking-wolf#2', 'the category itself is not told', `${head}
  players: { Tra: Tracking Wolf, Fay: Fortune Teller, Ann: Citizen }
  play:
    - night 1: [Tra: tracking wolf Fay]
    - expect: { untold: { Tra: [{ text: investigative }, { text: Fortune Teller }] } }
`);

rule('werewolves/role/tracking-wolf#9', 'is told at once', `${head}
  players: { Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Tra: tracking wolf Ann]
    - expect: { phase: night 1, told: { Tra: [{ ability: tracking wolf, about: [Ann] }] } }
`);

rule('werewolves/role/tracking-wolf#10', 'looks through weak disguises and not through strong ones', `${head}
  players: { Tra: Tracking Wolf, Pac: Pack Tanner, Dis: Disguised Fox, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Assassin, Dis: disguised fox as Assassin]
    - night 2: [Tra: tracking wolf Ann]
    - day 2: [Pac: pack tanner Bob as Assassin, Dis: disguised fox as Assassin]
    - night 3: [Tra: tracking wolf Dis]
    - expect: { told: { Tra: [{ about: [Ann], result: slight threat }, { about: [Dis], result: major threat }] } }
`);

rule('werewolves/role/tracking-wolf#12', 'the enchanted get no false answer', `${head}
  decide: { fortune-teller-enchanted: "false" }
  players: { Tra: Tracking Wolf, Flu: Flute Player, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Flu: flute player Tra, Tra: tracking wolf Ann]
    - expect: { told: { Tra: [{ about: [Ann], result: slight threat }] } }
`);

rule('werewolves/role/tracking-wolf#11', 'a redirection leads it elsewhere', `${head}
  players: { Tra: Tracking Wolf, Flu: Flute Player, App: Flute Apprentice, Fay: Fortune Teller, Ann: Citizen }
  play:
    - night 1: [Flu: flute player Tra, App: flute apprentice Fay, Tra: tracking wolf App]
    - expect: { told: { Tra: [{ about: [App], result: major threat }] } }
`);

rule('werewolves/role/psychic-wolf#1', 'one guess a night', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin, Psy: psychic wolf Ann as Citizen]
    - expect: { refused: [{ by: Psy, text: psychic wolf Ann as Citizen }] }
`);

rule('werewolves/role/psychic-wolf#2', 'hears whether the guess is right', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin]
    - night 2: [Psy: psychic wolf Ann as Assassin]
    - expect: { told: { Psy: [{ about: [Axl], result: true }, { about: [Ann], result: false }] } }
`);

rule('werewolves/role/psychic-wolf#3', 'at once', `${head}
  players: { Psy: Psychic Wolf, Axl: Assassin, Ann: Citizen }
  play:
    - night 1: [Psy: psychic wolf Axl as Assassin]
    - expect: { phase: night 1, told: { Psy: [{ about: [Axl], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#4', 'weak disguises deceive the guess', `${head}
  players: { Psy: Psychic Wolf, Tan: Tanner, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [Psy: psychic wolf Ann as Witch]
    - expect: { told: { Psy: [{ about: [Ann], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#5', 'a redirection leads it elsewhere', `${head}
  players: { Psy: Psychic Wolf, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Ann: Citizen }
  decide: { psychic-wolf-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Psy, App: flute apprentice Axl, Psy: psychic wolf App as Assassin]
    - expect: { told: { Psy: [{ about: [App], result: true }] } }
`);

rule('werewolves/role/psychic-wolf#6', 'the enchanted see a Flute Player', `${head}
  players: { Psy: Psychic Wolf, Flu: Flute Player, Axl: Assassin, Ann: Citizen }
  decide: { psychic-wolf-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Psy, Psy: psychic wolf Axl as Assassin]
    - expect: { told: { Psy: [{ about: [Axl], result: false }] } }
`);

rule('werewolves/role/warlock#1', 'looks at one player a night', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl, War: warlock Ann]
    - expect: { refused: [{ by: War, text: warlock Ann }] }
`);

rule('werewolves/role/warlock#2', 'is told the role', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl]
    - expect: { told: { War: [{ ability: warlock, about: [Axl], result: Assassin }] } }
`);

rule('werewolves/role/warlock#3', 'at once', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl]
    - expect: { phase: night 1, told: { War: [{ about: [Axl] }] } }
`);

rule('werewolves/role/warlock#4', 'weak disguises deceive it', `${head}
  players: { War: Warlock, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [War: warlock Ann]
    - expect: { told: { War: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/warlock#5', 'a redirection leads it elsewhere', `${head}
  players: { War: Warlock, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  decide: { warlock-enchanted: "true" }
  play:
    - night 1: [Flu: flute player War, App: flute apprentice Axl, War: warlock App]
    - expect: { told: { War: [{ about: [App], result: Assassin }] } }
`);

rule('werewolves/role/warlock#6', 'the enchanted see a Flute Player', `${head}
  players: { War: Warlock, Flu: Flute Player, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  decide: { warlock-enchanted: "false" }
  play:
    - night 1: [Flu: flute player War, War: warlock Axl]
    - expect: { told: { War: [{ about: [Axl], result: Flute Player }] } }
`);

rule('werewolves/role/warlock#7', 'is no lycan: holy water does nothing to it', `${head}
  players: { War: Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest War]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/warlock#8', 'is not in the pack', `${head}
  players: { War: Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: vote Ann in wolfpack]
    - expect: { refused: [{ by: War }], channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/lone-warlock#1', 'looks at one player a night', `${head}
  players: { Lon: Lone Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone warlock Axl, Lon: lone warlock Ann]
    - expect: { refused: [{ by: Lon }], told: { Lon: [{ ability: lone warlock, about: [Axl], result: Assassin }] } }
`);

rule('werewolves/role/lone-warlock#2', 'at once', `${head}
  players: { Lon: Lone Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone warlock Axl]
    - expect: { phase: night 1, told: { Lon: [{ about: [Axl] }] } }
`);

rule('werewolves/role/lone-warlock#4', 'weak disguises deceive it', `${head}
  players: { Lon: Lone Warlock, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [Lon: lone warlock Ann]
    - expect: { told: { Lon: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/lone-warlock#5', 'a redirection leads it elsewhere', `${head}
  players: { Lon: Lone Warlock, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  decide: { lone-warlock-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Lon, App: flute apprentice Axl, Lon: lone warlock App]
    - expect: { told: { Lon: [{ about: [App], result: Assassin }] } }
`);

rule('werewolves/role/lone-warlock#6', 'the enchanted see a Flute Player', `${head}
  players: { Lon: Lone Warlock, Flu: Flute Player, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  decide: { lone-warlock-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Lon, Lon: lone warlock Axl]
    - expect: { told: { Lon: [{ about: [Axl], result: Flute Player }] } }
`);

rule('werewolves/role/lone-warlock#7', 'is no lycan', `${head}
  players: { Lon: Lone Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Lon]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/lone-warlock#8', 'is not in the pack at first', `${head}
  players: { Lon: Lone Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes, Wim] } }
`);

rule('werewolves/role/lone-warlock#9', 'becomes a Wolf by joining, and a lycan', `${head}
  players: { Lon: Lone Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Pri: priest Lon]
    - expect: { roles: { Lon: Wolf }, channels: { wolfpack: [Lon, Wes, Wim] } }
    - day 2: []
    - expect: { dead: [Lon, Wes] }
`);

rule('werewolves/role/lone-wolf#1', 'starts outside the pack', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: vote Ann in wolfpack]
    - expect: { channels: { wolfpack: [Wes] }, refused: [{ by: Lon }] }
`);

rule('werewolves/role/lone-wolf#2', 'is a lycan', `${head}
  players: { Lon: Lone Wolf, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Lon]
    - day 2: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/role/lone-wolf#3', 'one player a night, from the first', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/lone-wolf#4', 'attacks the townsfolk', `${head}
  players: { Lon: Lone Wolf, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann, Wit: witch Ann with life]
    - day 1: []
    - expect: { dead: [], told: { Lon: [{ ability: lone wolf, about: [Ann], result: false }] } }
`);

rule('werewolves/role/lone-wolf#6', 'who is neither is not harmed', `${head}
  players: { Lon: Lone Wolf, Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Gol]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/lone-wolf#7', 'strikes when the night ends: the choice may be changed', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann, Lon: lone wolf Bob]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/lone-wolf#9', 'becomes a Wolf by joining', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Lon: lone wolf Ann]
    - expect: { roles: { Lon: Wolf }, refused: [{ by: Lon }], channels: { wolfpack: [Lon, Wes, Wim] } }
`);

rule('werewolves/role/alpha-wolf#1', 'counts two in the pack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: vote Ann in wolfpack, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/alpha-wolf#3', 'sets one attack alone, once in the game', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Wim: Wolf, Woz: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack, Woz: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - night 2: [Alp: alpha wolf Cal, Wes: vote Bob in wolfpack, Wim: vote Bob in wolfpack, Woz: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Bob], refused: [{ by: Alp }] }
`);

rule('werewolves/role/alpha-wolf#4', 'picks which of several polls', `${head}
  players: { Alp: Alpha Wolf, Cub: Wolf Cub, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Alp: alpha wolf Cal with wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Ann, Cal] }
`);

rule('werewolves/role/alpha-wolf#5', 'without a poll it cannot be used', `${head}
  players: { Alp: Alpha Wolf, Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - night 2: [Alp: alpha wolf Ann]
    - expect: { dead: [Rid], refused: [{ by: Alp }] }
`);

rule('werewolves/role/alpha-wolf#6', 'may change it until the night ends', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Alp: alpha wolf Bob]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/alpha-wolf#7', 'carries out that attack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Rec: Recluse, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Alp: alpha wolf Rec, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Rec: [{ ability: recluse, about: [Alp], result: Alpha Wolf }] } }
`);

rule('werewolves/role/alpha-wolf#8', 'the pack hears that it was overruled, and whom it attacked', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { told: { Wes: [{ ability: alpha wolf, about: [Ann] }] }, untold: { Wes: [{ about: [Alp] }, { about: [Ann, Alp] }] } }
`);

rule('werewolves/role/alpha-wolf#9', 'may be revealed to the pack', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Alp: alpha wolf Ann with reveal, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], told: { Wes: [{ ability: alpha wolf, about: [Ann, Alp] }] } }
`);

rule('werewolves/role/alpha-wolf#2', 'the vote is shown as one', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Alp: vote Cal, Ann: vote Bob, Wim: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/role/direwolf#2', 'alone it attacks two a night', `${head}
  players: { Dir: Direwolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Dir: vote Ann in wolfpack 2]
    - expect: { refused: [{ by: Dir }] }
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - night 3: [Dir: vote Cal in wolfpack, Dir: vote Dee in wolfpack 2]
    - day 3: []
    - expect: { dead: [Wes, Ann, Bob, Cal, Dee] }
`);

rule('werewolves/role/direwolf#3', "a Wolf Cub's death adds its own attack", `${head}
  players: { Dir: Direwolf, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2, Dir: vote Cal in wolfpack 3]
    - day 2: []
    - expect: { dead: [Cub, Ann, Bob, Cal] }
`);

rule('werewolves/role/wolf-cub#1', 'in the night after its death the pack attacks one more', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - night 3: [Wes: vote Cal in wolfpack, Wes: vote Dee in wolfpack 2]
    - expect: { dead: [Cub, Ann, Bob], refused: [{ text: vote Dee in wolfpack 2 }] }
`);

rule('werewolves/role/wolf-cub#2', 'each death gives one more', `${head}
  players: { Cub: Wolf Cub, Cob: Wolf Cub, Wes: Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Axl: assassin Cub]
    - day 2: [Ann: vote Cob, Bob: vote Cob]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Wes: vote Cal in wolfpack 3]
    - day 3: []
    - expect: { dead: [Cub, Cob, Ann, Bob, Cal] }
`);

rule('werewolves/role/wolf-cub#3', 'the attacks may meet the same player', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Run in wolfpack, Wes: vote Run in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Run] }
`);

rule('werewolves/role/wolf-cub#4', 'who once was a Wolf Cub leaves an attack too', `${head}
  players: { Cub: Wolf Cub, Vam: Vampire, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - day 2: [Ann: vote Cub, Bob: vote Cub]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 3: []
    - expect: { roles: { Cub: Undead }, dead: [Cub, Ann, Bob] }
`);

rule('werewolves/role/wolf-cub#5', 'to lose the role leaves nothing', `${head}
  players: { Cub: Wolf Cub, Vam: Vampire, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - expect: { roles: { Cub: Undead }, dead: [], refused: [{ text: vote Bob in wolfpack 2 }] }
`);

rule('werewolves/role/wolf#1', 'has no ability', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: wolf Ann]
    - expect: { refused: [{ by: Wes }] }
`);

rule('werewolves/role/wolf#2', 'votes by day, and in the pack by night', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Wes: vote Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/trickster-wolf#1', 'counts -1 everywhere', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Tri: vote Ann in wolfpack, Wes: vote Ann in wolfpack]
    - day 1: [Tri: vote Bob, Cal: vote Bob, Dee: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/trickster-wolf#2', 'as Mayor it counts -2', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Tri in mayor]
    - day 2: [Tri: vote Bob, Ann: vote Bob, Cal: vote Bob, Dee: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/trickster-wolf#3', 'a total of nothing is not shown', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Tri: vote Bob, Ann: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann], result: ["1"] }] }
`);

rule('werewolves/role/trickster-wolf#5', 'arises from an infected Trickster', `${head}
  players: { Inf: Infecting Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Tri]
    - expect: { roles: { Tri: Trickster Wolf }, channels: { wolfpack: [Inf, Tri] } }
`);

rule('werewolves/role/knowledgeable-wolf#3', 'may be told all of the roles', `
  rules: werewolves
  options: { check: off, knowledgeableWolf: all }
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 5 } }] } }
`);
