import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/houseguest#1', 'attacks on the guest find nobody', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Wes: vote Hug in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Wes: vote Hug in wolfpack]
    - day 2: []
    - expect: { dead: [Hug] }
`);

rule('werewolves/role/houseguest#2', 'is there from that moment on', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Hug: houseguest Bob, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Hug }] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/houseguest#3', 'may stay at home', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/houseguest#4', 'not at one house in two nights running, and again after a night', `${head}
  players: { Gue: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gue: houseguest Ann]
    - day 1: [Gue: houseguest Bob]
    - night 2: [Gue: houseguest Gue, Gue: houseguest Ann, Gue: houseguest Bob]
    - expect: { refused: [{ phase: day 1, text: houseguest Bob }, { text: houseguest Gue }, { phase: night 2, text: houseguest Ann }] }
    - night 3: [Gue: houseguest Ann, Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Gue, Ann] }
`);

rule('werewolves/role/houseguest#5', 'who is out is missed', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Wes: vote Hug in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/houseguest#6', 'who is a guest of somebody attacked is attacked as well', `${head}
  players: { Hug: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Ann, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann, Hug] }
`);

rule('werewolves/role/houseguest#7', 'what protects the guest is of no use elsewhere, what protects the host is', `${head}
  players: { Gue: Houseguest, Wit: Witch, Wyn: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gue: houseguest Ann, Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Gue: houseguest Bob, Wyn: witch Gue with life, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Gue, Bob] }
`);

rule('werewolves/role/houseguest?1', 'what the host is helps the host alone, what protects the host helps both', `${head}
  players: { Gue: Houseguest, Gus: Houseguest, Idi: Idiot, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gue: houseguest Ann, Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Gus: houseguest Idi, Wes: vote Idi in wolfpack]
    - day 2: []
    - expect: { dead: [Gus], told: { Idi: [{ kind: notice, ability: idiot }] } }
`);

rule('werewolves/role/houseguest?2', 'an empty house protects no guest', `${head}
  players: { Gue: Houseguest, Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gue: houseguest Alc, Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [Gue] }
`);

rule('werewolves/role/houseguest?3', 'the guest of one who is out is met', `${head}
  players: { Gue: Houseguest, Gus: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gue: houseguest Ann, Gus: houseguest Gue, Wes: vote Gue in wolfpack]
    - day 1: []
    - expect: { dead: [Gus] }
`);

rule('werewolves/role/houseguest?4', 'the plague finds who is out', `${head}
  players: { Gue: Houseguest, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Gue]
    - night 3: [Gue: houseguest Ann]
    - day 3: []
    - expect: { dead: [Gue] }
`);

rule('werewolves/role/houseguest?5', 'fire misses a guest who is away, and takes host and guest where the host is powdered', `${head}
  players: { Gue: Houseguest, Gus: Houseguest, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Gue]
    - night 2: [Gue: houseguest Ann, Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Pyr: pyromancer Bob]
    - night 4: [Gus: houseguest Bob, Gue: houseguest Ann, Pyr: pyromancer with ignite]
    - day 4: []
    - expect: { dead: [Bob, Gus] }
`);
