import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/visits#4', 'to target, to look, to protect, to attack and to hand over: each is a visit', `${head}
  players: { Rec: Recluse, Hun: Huntress, Fay: Fortune Teller, Wit: Witch, Axl: Assassin, Amu: Amulet Holder, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Hun: huntress Rec, Fay: fortune teller Rec, Wit: witch Rec with life, Axl: assassin Rec]
    - expect: { told: { Rec: [{ ability: recluse, result: Huntress }, { result: Fortune Teller }, { result: Witch }] }, untold: { Rec: [{ result: Assassin }] } }
    - day 2: []
    - expect: { dead: [Amu], told: { Rec: [{ ability: recluse, result: Assassin }] } }
`);

rule('werewolves/rule/visits#5', 'who has made the choice is the visitor; where nobody chose, whose ability it is', `${head}
  decide: { mad-scientist-subject: Rec, jury-executor: Jan }
  players: { Mad: { Mad Scientist: { subjects: [Rec, Wes] } }, Rec: Recluse, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Wes: vote Mad in wolfpack, Jim: vote Rec in jury, Jan: vote Rec in jury]
    - day 2: []
    - expect: { dead: [Mad, Rec], told: { Rec: [{ result: Juror }, { result: Mad Scientist }] }, untold: { Rec: [{ result: Wolf }] } }
`);

rule('werewolves/rule/visits#6', 'what lies on somebody already visits nobody when it strikes', `${head}
  players: { Pyr: Pyromancer, Rec: Recluse, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Rec]
    - expect: { told: { Rec: [{ ability: recluse, result: Pyromancer }] } }
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [Rec], untold: { Rec: [{ ability: recluse }] } }
`);

rule('werewolves/rule/visits#9', 'to pass the amulet is a visit', `${head}
  players: { Amu: Amulet Holder, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Rec]
    - expect: { untold: { Rec: [{ ability: recluse }] } }
    - end
    - expect: { told: { Rec: [{ ability: recluse, result: Amulet }] } }
`);

rule('werewolves/rule/visits#9', 'to bring food is one, and to eat it another', `${head}
  players: { Che: Chef, Pla: Plague Bearer, Wis: Wisp, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Wis, Che: chef Ann with charm]
    - day 1: [Wis: wisp Ann, Ann: restaurant customer with yes]
    - night 3: []
    - expect: { told: { Wis: [{ result: contaminated }], Ann: [{ result: contaminated }], Che: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#9', 'who leaves the food goes nowhere', `${head}
  players: { Che: Chef, Pla: Plague Bearer, Wis: Wisp, Pyr: Pyromancer, Rec: Recluse, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Wis, Che: chef Rec with charm]
    - day 1: []
    - expect: { told: { Rec: [{ ability: recluse, result: Chef }] } }
    - day 1: [Wis: wisp Rec, Rec: restaurant customer with no]
    - night 3: []
    - expect: { told: { Rec: [{ result: contaminated }] }, untold: { Che: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#11', 'what a visit sets off comes before the effect: to heal somebody is to catch it', `${head}
  players: { Pla: Plague Bearer, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Exo: exorcist Ann]
    - night 3: []
    - expect: { told: { Exo: [{ kind: notice, result: contaminated }] }, untold: { Ann: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#1', 'every use of an ability on another is a visit', `${head}
  players: { Rec: Recluse, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Rec]
    - expect: { told: { Rec: [{ ability: recluse, result: Fortune Teller }] } }
`);

rule('werewolves/rule/visits#7', 'a group visits with the one who acts', `${head}
  players: { Pla: Plague Bearer, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  decide: { jury-executor: Jim }
  play:
    - night 2: [Pla: plague bearer Ann, Jim: vote Ann in jury, Jan: vote Ann in jury]
    - night 4: []
    - expect: { told: { Jim: [{ result: contaminated }] }, untold: { Jan: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#8', 'a dying Huntress visits', `${head}
  players: { Rec: Recluse, Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Rec]
    - expect: { told: { Rec: [{ result: Huntress }] } }
    - night 2: [Wes: vote Hun in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Rec], told: { Rec: [{ ability: recluse, result: Huntress }] } }
`);

rule('werewolves/rule/visits#10', 'a vote and a lynch are none', `${head}
  players: { Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wes: vote Rec, Ann: vote Rec]
    - end
    - expect: { dead: [Rec], untold: { Rec: [{ ability: recluse }] } }
`);

rule('werewolves/rule/visits#2', 'an act on oneself is none', `${head}
  players: { Tan: Tanner, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf, Bar: Bard }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Tan: tanner Tan as Witch]
    - night 3: []
    - expect: { untold: { Tan: [{ result: contaminated }] } }
`);

rule('werewolves/rule/visits#3', 'who strikes several visits each of them', `${head}
  players: { Tan: Tanner, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Tan]
    - day 1: [Tan: tanner Ann as Witch and Bob as Witch]
    - night 3: []
    - expect: { told: { Ann: [{ result: contaminated }], Bob: [{ result: contaminated }] } }
`);
