import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

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

rule('werewolves/role/tracking-wolf?1', 'it is the role, not the side', `${head}
  decide: { cupid-lover: Ann }
  players: { Tra: Tracking Wolf, Cup: Cupid, War: Warlock, Sta: Stalker, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid War, Tra: tracking wolf War]
    - night 2: [Tra: tracking wolf Cup]
    - expect: { told: { Tra: [{ about: [War], result: not a threat }, { about: [Cup], result: not a threat }] } }
`);
