import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/angel#1', 'wins by being lynched, and the others play on', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  decide: { angel-companion: Bob }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Bob], announced: [{ kind: win, about: [Ang], result: Angel }], phase: night 2 }
`);

rule('werewolves/role/angel#2', 'the next lynch is cancelled, and only that one', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Ang]
    - day 2: [Bob: vote Cal]
    - night 3: []
    - expect: { dead: [Ang, Ann] }
    - day 3: [Bob: vote Cal]
    - night 4: []
    - expect: { dead: [Ang, Ann, Cal] }
`);

rule('werewolves/role/angel#3', 'the target who has voted dies too', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Cal]
    - day 1: [Ann: vote Ang, Bob: vote Ang, Cal: vote Ang]
    - end
    - expect: { dead: [Ang, Cal], announced: [{ kind: death, about: [Cal] }] }
`);

rule('werewolves/role/angel#4', 'one change in a phase and one more in the game', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Ann, Ang: angel Bob, Ang: angel Cal]
    - expect: { refused: [{ by: Ang }] }
    - day 1: [Ann: vote Ang, Bob: vote Ang, Cal: vote Ang]
    - end
    - expect: { dead: [Ang, Bob] }
`);

rule('werewolves/role/angel#7', 'without a target who voted, one of the voters is drawn', `${head}
  decide: { angel-companion: Ann }
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Cal]
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Ann] }
`);

rule('werewolves/role/angel#9', 'with no vote but its own it dies without winning', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: vote Ang]
    - end
    - expect: { dead: [Ang], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/despot#2', 'the election of the next day is skipped, the one after is held', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - day 3: [Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Des], refused: [{ by: Ann }], announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/golem#2', 'in the night after, who did not vote for the Golem is protected', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Gol] }
    - night 3: [Wes: vote Bob in wolfpack]
    - day 3: []
    - expect: { dead: [Gol, Bob] }
`);

rule('werewolves/role/golem#6', 'each player once in the game', `${head}
  decide: { golem-exclusion: [Wes, Cal] }
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect]
    - night 2: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }] }
`);

rule('werewolves/role/riding-hood#2', 'killed in any other way, loses', `${head}
  players: { Rid: Riding Hood, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Rid]
    - day 2: []
    - expect: { dead: [Rid], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/riding-hood#3', 'protected, neither dies nor wins', `${head}
  players: { Rid: Riding Hood, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Rid with life, Wes: vote Rid in wolfpack]
    - day 1: []
    - expect: { dead: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/psychopath#3', 'wins when nobody of the list lives', `${head}
  decide: { psychopath-list: [[Ann, Bob]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Psy, Ann, Bob], announced: [{ kind: win, about: [Psy], result: Psychopath }], winners: [] }
`);

rule('werewolves/role/dog#3', 'without a choice becomes a Journalist when Night 1 ends', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - day 1: []
    - expect: { roles: { Dog1: Journalist, Kit: Wolf } }
`);

rule('werewolves/role/cat#4', 'the opposite of a Wolf is a Journalist, at once', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dog1: dog as Wolf]
    - expect: { roles: { Dog1: Wolf, Kit: Journalist } }
`);

rule('werewolves/role/cat#3', 'the opposite of a Cursed Civilian is a Psychopath', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dog1: dog as Cursed Civilian]
    - expect: { roles: { Dog1: Cursed Civilian, Kit: Psychopath } }
`);

rule('werewolves/role/plague-doctor#1', 'wins as soon as nothing is left of the Plague', `${head}
  players: { Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pla, Bob: vote Pla]
    - end
    - expect: { dead: [Doc, Pla], announced: [{ kind: win, about: [Doc], result: Plague Doctor }] }
`);

rule('werewolves/role/cupid#1', 'without a choice the lover is drawn', `${head}
  decide: { cupid-lover: Bob }
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: []
    - expect: { channels: { couple: [Cup, Bob] } }
`);

rule('werewolves/role/cupid#13', 'infected, becomes a Cupid Wolf', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - day 1: []
    - expect: { roles: { Cup: Cupid Wolf }, channels: { wolfpack: [Cup, Inf] } }
`);

rule('werewolves/role/white-werewolf#7', 'imitates what is most common in the pack and no member of a group', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf, Wim: Wolf, Sco: Scared Wolf }
  play:
    - night 1: [Fay: fortune teller Whi]
    - expect: { told: { Fay: [{ about: [Whi], result: Wolf }] } }
`);
