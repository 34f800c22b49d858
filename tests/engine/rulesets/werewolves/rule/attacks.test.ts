import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/killing#1', 'a death by love is a true kill: no potion stops it', `${head}
  players: { Cup: { Undead Cupid: { lover: Ann } }, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - day 1: [Bob: vote Cup, Cal: vote Cup]
    - end
    - expect: { dead: [Ann, Cup] }
`);

rule('werewolves/rule/killing#2', 'an attack that nothing stops is a death', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], announced: [{ kind: death, about: [Ann] }] }
`);

rule('werewolves/rule/killing#3', 'a death that is no attack passes every protection from attacks', `${head}
  players: { Lon: Lone Wolf, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Wes, Wit: witch Lon with life]
    - day 1: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/rule/killing#7', 'a lynch that another brings about works like one by the poll: a potion does not stop it', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wit: Witch, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Ann, Wit: witch Ann with life]
    - day 2: [Cal: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/killing#9', 'a death has a cause and who is responsible', `${head}
  players: { Axl: Assassin, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann]
    - day 2: [Cor: coroner Ann]
    - night 3: [Cor: coroner Ann]
    - expect: { told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Assassin] }] } }
`);

rule('werewolves/rule/attacks#1', 'an attack that kills somebody else is a success', `${head}
  players: { Hou: Houseguest, Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hou: houseguest Alc, Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [Hou], told: { Wes: [{ ability: wolfpack, about: [Alc], result: true }] } }
`);

rule('werewolves/rule/attacks#2', 'the attacker hears of success or failure', `${head}
  players: { Axl: Assassin, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wit: witch Ann with life]
    - day 2: []
    - expect: { told: { Axl: [{ kind: result, ability: assassin, about: [Ann], result: false }] } }
    - night 3: [Axl: assassin Ann]
    - day 3: []
    - expect: { told: { Axl: [{ kind: result, ability: assassin, about: [Ann], result: true }] } }
`);

rule('werewolves/rule/attacks#3', 'attacks that could each have killed are all successes', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann], told: { Axl: [{ ability: assassin, result: true }], Wes: [{ ability: wolfpack, result: true }] } }
`);

rule('werewolves/rule/attacks#4', "a group's attack is that of the one who carries it out", `${head}
  decide: { wolfpack-executor: Tra }
  players: { Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf, Tra: Tracking Wolf }
  play:
    - night 1: [Wes: vote Rec in wolfpack, Tra: vote Rec in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Rec: [{ ability: recluse, about: [Tra], result: Tracking Wolf }] } }
`);

rule('werewolves/rule/attacks#5', 'somebody who voted for the target carries it out', `${head}
  decide: { wolfpack-tie: Ann }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], told: { Wim: [{ kind: notice, ability: wolfpack, about: [Wes] }] } }
`);

rule('werewolves/rule/attacks#6', 'the group hears who carries out its attack', `${head}
  decide: { wolfpack-executor: Wim }
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { told: { Wes: [{ kind: notice, ability: wolfpack, about: [Wim] }], Wim: [{ kind: notice, ability: wolfpack, about: [Wim] }] }, untold: { Bob: [{ ability: wolfpack }] } }
`);

rule('werewolves/rule/attacks#7', 'when the one who was drawn is obstructed nobody else attacks', `${head}
  decide: { wolfpack-executor: Wes }
  players: { Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Wes, Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Wim: [{ ability: wolfpack, about: [Ann], result: false }] } }
`);

rule('werewolves/rule/protections#10', 'a defence against attacks is none against kills', `${head}
  players: { Sca: Scared Wolf, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Sca]
    - day 3: []
    - expect: { dead: [Sca] }
`);

rule('werewolves/rule/protections#8', 'outside its limits a defence does nothing: a Runner does not escape who is not wolfish', `${head}
  players: { Run: Runner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Run]
    - day 2: []
    - expect: { dead: [Run] }
`);

rule('werewolves/rule/protections#11', 'protection for a night ends with it, needed or not', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/attack-order#1', 'all attacks of a moment go through a layer together', `${head}
  players: { Wit: Witch, Sca: Scared Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Sca with life, Axl: assassin Sca, Wes: vote Sca in wolfpack]
    - day 2: []
    - expect: { dead: [], untold: { Sca: [{ ability: scared wolf }] } }
`);

rule('werewolves/rule/attack-order#2', 'groups come first, by name: the cult is evaded and the pack kills', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Sca: Scared Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Cul: vote Sca in cult, Wes: vote Sca in wolfpack]
    - day 2: []
    - expect: { dead: [Sca], told: { Mem: [{ ability: cult, result: false }], Wes: [{ ability: wolfpack, result: true }] } }
`);

rule('werewolves/rule/attack-order#3', 'townsfolk strike before werewolves', `${head}
  players: { Axl: Assassin, Pri: Priest, Sca: Scared Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Sca, Pri: priest Sca]
    - day 2: []
    - expect: { dead: [Sca], told: { Axl: [{ ability: assassin, result: false }] } }
`);

rule('werewolves/rule/attack-order#5', "the pack's attack on a Runner is evaded, a Lone Wolf's kills", `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf, Lon: Lone Wolf }
  play:
    - night 1: [Lon: lone wolf Run, Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [Run], told: { Wes: [{ ability: wolfpack, result: ran away }], Lon: [{ ability: lone wolf, result: true }] } }
`);

rule('werewolves/rule/attack-order#6', 'several are credited with the same death', `${head}
  players: { Axl: Assassin, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Wes: vote Ann in wolfpack]
    - night 3: [Cor: coroner Ann]
    - expect: { told: { Cor: [{ ability: coroner, result: [attack, Wolf, Assassin] }] } }
`);
