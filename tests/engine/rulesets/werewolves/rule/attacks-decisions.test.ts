import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/killing?1', 'poisoned food kills and attacks nobody', `${head}
  players: { Che: Chef, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Che: chef Ann with poison]
    - day 1: [Ann: restaurant customer with yes]
    - end
    - expect: { dead: [Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: [kill, Chef] }] } }
`);

rule('werewolves/rule/killing?1', 'so does an Angel with whom it takes along', `${head}
  players: { Ang: Angel, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: angel Ann, Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: [kill, Angel] }] } }
`);

rule('werewolves/rule/killing?1', "and so does a Priest's own water", `${head}
  players: { Pri: Priest, Wit: Witch, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Ann, Wit: witch Pri with life]
    - day 1: []
    - expect: { dead: [Pri], told: { Cor: [{ ability: coroner, about: [Pri], result: [kill, Priest] }] } }
`);

rule('werewolves/rule/killing?2', "the first amulet's holder is killed when it breaks by neglect", `${head}
  players: { Amu: Amulet Holder, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: []
    - end
    - expect: { dead: [Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: { has: [kill] } }] } }
`);

rule('werewolves/rule/killing?2', 'and with its owner', `${head}
  players: { Amu: Amulet Holder, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Wes: vote Amu in wolfpack]
    - day 1: []
    - expect: { dead: [Amu, Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: { has: [kill] } }] } }
`);

rule('werewolves/rule/killing?2', 'and attacked when it is broken on purpose', `${head}
  players: { Amu: Amulet Holder, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Amu: amulet holder with shatter]
    - end
    - expect: { dead: [Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: { has: [attack] } }] } }
`);

rule('werewolves/rule/killing?2', 'the crafted one always attacks', `${head}
  players: { Amu: Amulet Crafter, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: []
    - end
    - expect: { dead: [Ann], told: { Cor: [{ ability: coroner, about: [Ann], result: { has: [attack] } }] } }
`);

rule('werewolves/rule/attacks?2', 'who is turned has not been killed: the attack has failed', `${head}
  decide: { wolfpack-executor: Wes }
  players: { Cur: Cursed Civilian, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Ann, Axl: assassin Ann, Wes: vote Cur in wolfpack]
    - day 2: []
    - expect: { dead: [], roles: { Cur: Wolf, Ann: Undead }, told: { Axl: [{ about: [Ann], result: false }], Wes: [{ about: [Cur], result: false }] } }
`);

rule('werewolves/rule/protections?1', 'an Idiot under a potion keeps the vote, and a demonized one pays with it and stays alive', `${head}
  players: { Idi: Idiot, Ida: Idiot, Wit: Witch, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Idi with life, Wes: vote Idi in wolfpack, Vam: vampire Ida, Axl: assassin Ida]
    - day 2: [Idi: vote Ann, Ida: vote Bob]
    - end
    - expect: { dead: [Ann], roles: { Ida: Idiot }, told: { Ida: [{ ability: idiot }] }, untold: { Idi: [{ ability: idiot }] } }
`);

rule('werewolves/rule/protections?2', 'who was protected has the one escape left', `${head}
  players: { Gol: Golem, Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Run with protect, Wes: vote Run in wolfpack]
    - night 2: [Wes: vote Run in wolfpack]
    - expect: { untold: { Run: [{ ability: runner }] } }
    - night 3: [Wes: vote Run in wolfpack]
    - expect: { dead: [], told: { Run: [{ ability: runner }] } }
    - day 3: []
    - expect: { dead: [Run] }
`);

rule('werewolves/rule/protections?3', "what protects the host saves the guest, the host's own escape does not", `${head}
  players: { Hou: Houseguest, Wit: Witch, Run: Runner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hou: houseguest Ann, Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - night 2: [Hou: houseguest Run, Wes: vote Run in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Hou] }
`);

rule('werewolves/rule/attack-order?1', 'whom a Lone Wolf meets is settled before anybody is turned', `${head}
  players: { Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Lon: Lone Wolf, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack, Lon: lone wolf Cur]
    - day 1: []
    - expect: { dead: [Cur], roles: { Cur: Wolf }, told: { Lon: [{ ability: lone wolf, about: [Cur], result: true }] } }
`);

rule('werewolves/rule/souls?1', 'a soul saves a Demon by day as well', `${head}
  players: { Dem: Demon, Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 2: [Bar: barber Dem]
    - expect: { dead: [], told: { Bar: [{ ability: barber, about: [Dem], result: false }] } }
    - day 2: [Dem: demon Ann with attack]
    - expect: { refused: [{ by: Dem }] }
`);

rule('werewolves/rule/souls?2', 'a soul is gone when its attack has failed', `${head}
  players: { Dem: Demon, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Dem: demon Ann with attack]
    - day 1: [Dem: demon Bob with attack]
    - expect: { dead: [], told: { Dem: [{ ability: demon, about: [Ann], result: false }] }, refused: [{ by: Dem, text: demon Bob with attack }] }
`);
