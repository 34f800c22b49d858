import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/infecting-wolf#6', 'who bites Hell becomes an Imp', `${head}
  players: { Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - expect: { roles: { Inf: Imp, Dem: Demon }, channels: { hell: [Inf, Dem] } }
`);

rule('werewolves/role/infecting-wolf#2', 'without a choice somebody is drawn', `${head}
  decide: { infecting-wolf-target: Ann }
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: []
    - expect: { roles: { Ann: Wolf } }
`);

rule('werewolves/role/infecting-wolf#9', 'a Trickster becomes a Trickster Wolf', `${head}
  players: { Inf: Infecting Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Tri]
    - expect: { roles: { Tri: Trickster Wolf } }
`);

rule('werewolves/role/trickster-wolf#4', 'becomes a Wolf when it is the last of the pack', `${head}
  players: { Tri: Trickster Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Tri: Wolf } }
`);

rule('werewolves/role/direwolf#1', 'alone in the pack it gives one more attack', `${head}
  players: { Dir: Direwolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - day 1: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/corrupt-wolf#2', 'the value is 2 or -1', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 3]
    - expect: { refused: [{ by: Cor }] }
`);

rule('werewolves/role/corrupt-wolf#8', 'whispers to the chosen player on the next day', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with -1]
    - day 1:
        - Cor: corrupt wolf say "vote with me"
    - expect: { told: { Ann: [{ text: vote with me }] }, untold: { Bob: [{ text: vote with me }] } }
`);

rule('werewolves/role/hellhound#4', 'the Hellhounds are disbanded when one of them changes', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Vam: Vampire, Ann: Citizen, Bob: Citizen, Axl: Assassin }
  play:
    - night 2: [Vam: vampire Hel, Axl: assassin Hel]
    - day 2: []
    - expect: { roles: { Hel: Undead }, channels: { hellhounds: [Hel, Hek] } }
`);

rule('werewolves/role/pack-tanner#4', 'nobody twice in uses running, whatever days lie between', `${head}
  players: { Pac: Pack Tanner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Wolf]
    - day 3: [Pac: pack tanner Ann as Witch]
    - expect: { refused: [{ by: Pac }] }
`);

rule('werewolves/role/clairvoyant-fox#5', 'one of looking and joining a day', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Cla: clairvoyant fox with join]
    - expect: { refused: [{ by: Cla }], roles: { Cla: Clairvoyant Fox }, told: { Cla: [{ about: [Ann], result: Citizen }] } }
    - day 2: [Cla: clairvoyant fox with join]
    - expect: { roles: { Cla: Wolf }, channels: { wolfpack: [Cla, Wes] } }
`);

rule('werewolves/role/clairvoyant-fox#2', 'who does not live through the day passes nothing on', `${head}
  players: { Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Cla: clairvoyant fox Ann, Ann: vote Cla, Bob: vote Cla]
    - night 2: []
    - expect: { dead: [Cla], untold: { Wes: [{ ability: clairvoyant fox }] } }
`);

rule('werewolves/role/alpha-wolf#10', "nothing changes the Alpha Wolf's side", `${head}
  players: { Alp: Alpha Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Alp, Axl: assassin Alp]
    - day 2: []
    - expect: { dead: [Alp], roles: { Alp: Alpha Wolf } }
`);

rule('werewolves/role/lone-warlock#3', 'joins at the first death of the pack, and looks no more', `${head}
  players: { Lon: Lone Warlock, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Lon: lone warlock Ann]
    - expect: { roles: { Lon: Wolf }, refused: [{ by: Lon }] }
`);

rule('werewolves/role/knowledgeable-wolf#1', 'knows half of the dealt roles', `${head}
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 2 } }] } }
`);
