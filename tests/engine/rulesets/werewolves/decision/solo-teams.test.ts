import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/white-werewolf?1', 'what it imitates stays, whatever becomes of the pack', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Sab: Saboteur Wolf, Sam: Saboteur Wolf, Wes: Wolf }
  play:
    - day 1: [Ann: vote Sab, Bob: vote Sab]
    - day 2: [Ann: vote Sam, Bob: vote Sam]
    - night 3: [Fay: fortune teller Whi]
    - expect: { dead: [Sab, Sam], told: { Fay: [{ about: [Whi], result: Saboteur Wolf }] } }
`);

rule('werewolves/role/white-werewolf?2', 'two nights running it does not attack, however the first attack went', `${head}
  players: { Whi: White Werewolf, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Whi: white werewolf Wes, Wit: witch Wes with life]
    - night 3: [Whi: white werewolf Wim]
    - expect: { dead: [], refused: [{ by: Whi, phase: night 3 }] }
    - night 4: [Whi: white werewolf Wim]
    - day 4: []
    - expect: { dead: [Wim] }
`);

rule('werewolves/role/white-werewolf?3', 'with nobody to imitate it is a Wolf', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inn: Innkeeper }
  play:
    - night 1: [Fay: fortune teller Whi, Inn: innkeeper as Wolf]
    - expect: { told: { Fay: [{ about: [Whi], result: Wolf }], Inn: [{ result: 1 }] } }
`);

rule('werewolves/role/white-werewolf?4', 'as a Sneaking Wolf it looks like one, and not as one looks', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Foy: Fortune Teller, Ann: Citizen, Bob: Citizen, Sne: Sneaking Wolf, Sna: Sneaking Wolf }
  play:
    - night 1: [Fay: fortune teller Whi, Foy: fortune teller Sne]
    - expect: { told: { Fay: [{ about: [Whi], result: Sneaking Wolf }], Foy: [{ about: [Sne], result: Citizen }] } }
`);

rule('werewolves/role/white-werewolf?5', 'bites with a bite of its own, as the Infecting Wolf that it imitates', `${head}
  players: { Whi: White Werewolf, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Whi: infecting wolf Bob]
    - expect: { refused: [], roles: { Ann: Wolf, Bob: Wolf } }
`);

rule('werewolves/role/white-werewolf?5', 'its death gives the pack the attack of the Wolf Cub that it imitates', `${head}
  players: { Whi: White Werewolf, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Whi, Bob: vote Whi]
    - night 2: [Cub: vote Ann in wolfpack, Cub: vote Bob in wolfpack 2]
    - day 2: []
    - expect: { dead: [Whi, Ann, Bob], refused: [] }
`);

rule('werewolves/role/white-werewolf?6', 'its vote in the pack counts', `${head}
  decide: { white-werewolf-imitation: Wolf }
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Whi: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/demon?1', 'works without a Devil', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Wes with attack]
    - expect: { dead: [Wes], channels: { hell: [Dem] } }
`);

rule('werewolves/role/demon?2', 'one attack and one protection in a phase, while there are souls', `${head}
  players: { Dem: Demon, Day: Demon, Dio: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Dem: demon Bob with attack, Dem: demon Bob with protect, Dem: demon Cal with protect, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], refused: [{ by: Dem, text: demon Bob with attack }, { by: Dem, text: demon Cal with protect }] }
`);

rule('werewolves/role/imp?1', 'souls do not save an Imp', `${head}
  players: { Dem: Demon, Day: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - night 2: [Wes: vote Inf in wolfpack]
    - day 2: []
    - expect: { dead: [Inf], roles: { Inf: Imp } }
`);

rule('werewolves/role/undead-cupid?1', 'is in the channel of the Underworld', `${head}
  players: { Cup: Cupid, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Vam: vampire Cup, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { roles: { Cup: Undead Cupid }, channels: { underworld-channel: [Cup, Vam] }, dead: [] }
`);

rule('werewolves/role/undead-cupid?2', 'the death that made it is none of the lover', `${head}
  players: { Cup: Cupid, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Vam: vampire Cup, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { dead: [], alive: [Cup, Vam, Ann, Bob, Wes] }
`);

rule('werewolves/role/flute-player?1', 'a small game has one a night', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - expect: { refused: [], channels: { enchanted: [Ann] } }
`);

rule('werewolves/role/direwolf?1', 'beside a former werewolf it is not the last of the pack', `${head}
  players: { Dir: Direwolf, Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2]
    - day 2: []
    - expect: { roles: { Inf: Imp }, dead: [Ann], refused: [{ by: Dir, text: vote Bob in wolfpack 2 }] }
`);
