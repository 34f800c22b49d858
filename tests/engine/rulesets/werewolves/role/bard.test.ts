import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/bard#1', 'everybody hears what was done to the Bard', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Bea]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#2', 'once the phase is over', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Bea]
    - expect: { unannounced: [{ about: [Bea] }] }
    - day 1: []
    - expect: { announced: [{ about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#3', 'nothing more after a change of role, but the change itself', `${head}
  players: { Bea: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bea, Fay: fortune teller Bea]
    - day 1: []
    - expect: { roles: { Bea: Wolf }, announced: [{ about: [Bea], result: changed role }], unannounced: [{ about: [Bea], result: investigated }] }
`);

rule('werewolves/role/bard#5', 'a disguise is a disguise, and not as what', `${head}
  players: { Bea: Bard, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Bea as Witch]
    - night 2: []
    - expect: { announced: [{ about: [Bea], result: disguised }], unannounced: [{ result: Witch }, { about: [Tan] }] }
`);

rule('werewolves/role/bard#6', 'the words: protected, targeted, attacked, manipulated', `${head}
  players: { Bea: Bard, Wit: Witch, Hun: Huntress, Gra: Grandma, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Bea with life, Hun: huntress Bea, Gra: grandma Bea, Wes: vote Bea in wolfpack]
    - day 1: []
    - expect:
        dead: []
        announced: [{ about: [Bea], result: protected }, { about: [Bea], result: targeted }, { about: [Bea], result: manipulated }, { about: [Bea], result: attacked }]
`);

rule('werewolves/role/bard#7', 'what fits no word is told as it is', `${head}
  players: { Bea: Bard, Hug: Houseguest, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hug: houseguest Bea, Flu: flute player Bea]
    - day 1: []
    - expect: { announced: [{ about: [Bea], result: stayed with }, { about: [Bea], result: enchanted }] }
`);

rule('werewolves/role/bard#8', 'nothing of a dead Bard', `${head}
  players: { Bea: Bard, Bar: Barber, Sta: Stalker, Med: Medium, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 2: [Bar: barber Bea]
    - end
    - expect: { dead: [Bea], announced: [{ about: [Bea], result: attacked }] }
    - day 3: []
    - expect: { unannounced: [{ kind: notice, about: [Bea] }] }
`);

rule('werewolves/role/bard#9', 'no lynch and no election', `${head}
  players: { Bea: Bard, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bea, Bob: vote Bea]
    - night 2: []
    - expect: { dead: [Bea], unannounced: [{ kind: notice, about: [Bea] }] }
`);

rule('werewolves/role/bard?1', 'what killed the Bard is told', `${head}
  players: { Bea: Bard, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Bea in wolfpack]
    - day 1: []
    - expect: { dead: [Bea], announced: [{ kind: notice, about: [Bea], result: attacked }] }
`);

rule('werewolves/role/bard?2', 'by name', `${head}
  players: { Bea: Bard, Ben: Bard, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Ben]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [Ben], result: investigated }], unannounced: [{ about: [Bea] }, { result: Bard }] }
`);
