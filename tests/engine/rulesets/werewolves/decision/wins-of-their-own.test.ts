import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/angel?1', 'one companion, not the target and a voter', `${head}
  players: { Ang: Angel, Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Ann]
    - day 1: [Ann: vote Ang, Bob: vote Cal, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta] }
`);

rule('werewolves/role/angel?2', 'the cancelled lynch is the next one, on the same day if there is one', `
  rules: werewolves
  options: { check: off, mayorThreshold: 5 }
  decide: { angel-companion: Bob }
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Ann in mayor]
    - night 2: [Ann: mayor with second lynch]
    - day 2: [Bob: vote Ang, Cal: vote Dee in lynch 2]
    - end
    - expect: { dead: [Ang, Bob] }
    - day 3: [Cal: vote Dee]
    - end
    - expect: { dead: [Ang, Bob, Dee] }
`);

rule('werewolves/role/angel?3', "with no other vote a Stalker's win it the game, and the Stalker dies", `${head}
  players: { Ang: Angel, Sta: Stalker, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta], announced: [{ kind: win, about: [Ang], result: Angel }] }
`);

rule('werewolves/role/angel?4', 'a lynch that is passed on to it wins, without a vote for it', `${head}
  players: { Ang: Angel, Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Exe: executioner Ang]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ang, Exe], announced: [{ kind: win, about: [Ang], result: Angel }] }
`);

rule('werewolves/role/angel?5', "the companion's death is no attack: nothing protects", `${head}
  players: { Ang: Angel, Dem: Demon, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Dem]
    - day 1: [Dem: vote Ang, Ann: vote Ang]
    - end
    - expect: { dead: [Ang, Dem], told: { Cor: [{ about: [Dem], result: [kill, Angel] }] } }
`);

rule('werewolves/role/angel?6', 'a Royal Knight who stops the lynch stops the win', `${head}
  players: { Ang: Angel, Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Ang, Bob: vote Ang, Roy: royal knight with hidden]
    - end
    - expect: { dead: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/angel?7', 'doomed it wins all the same; the target is void', `${head}
  decide: { angel-companion: Ann }
  players: { Ang: Angel, Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Bob, Pes: horseman of pestilence Ang]
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Ann], announced: [{ kind: win, about: [Ang], result: Angel }] }
`);

rule('werewolves/role/despot?1', 'is miscellaneous: dead it gives a Reaper nothing, where a power role keeps one more awake', `${head}
  players: { Rea: Reaper, Des: Despot, Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des, Bob: vote Des]
    - night 2: [Rea: reaper Ann, Rea: reaper Bob, Rea: reaper Cal with attack, Rea: reaper Cal with look, Rea: reaper Cal with spirit]
    - expect: { dead: [Des], refused: [{ text: reaper Bob }, { text: reaper Cal with attack }, { text: reaper Cal with look }, { text: reaper Cal with spirit }] }
    - day 2: [Ann: vote Roy, Bob: vote Roy]
    - night 3: [Rea: reaper Cal, Rea: reaper Dee]
    - expect: { dead: [Des, Roy], refused: [] }
`);

test('werewolves/role/despot?1: on a list that is shown in part it stands as miscellaneous wherever its name is hidden', () => {
  const lists = Array.from({ length: 20 }, (_, seed) => played(`
  rules: werewolves
  seed: ${seed + 1}
  options: { check: off, roleList: partial }
  players: { Des: Despot, Wes: Wolf, Ann: Citizen }
  play: [day 0: []]
  `).session.log.flatMap(entry => (entry.type === 'announced' ? /Despot|Unaligned[^;.]*/.exec(entry.message.text)?.slice(0, 1) ?? [] : [])));
  expect([...new Set(lists.flat())].sort()).toEqual(['Despot', 'Unaligned, miscellaneous']);
});

rule('werewolves/role/despot?2', 'sabotaged it is not elected and does not win', `${head}
  players: { Des: Despot, Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Des]
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/despot?3', 'lynched on that day it is not elected', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor, Bob: vote Des]
    - end
    - expect: { dead: [Des], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/despot?4', 'the first election that is held after it is for Mayor', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 3: [Ann: vote Bob in guardian, Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Des], refused: [{ by: Ann, text: vote Bob in guardian }], announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/riding-hood?1', 'killed by a wolf and another in one moment it wins', `${head}
  players: { Rid: Riding Hood, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Rid in wolfpack, Axl: assassin Rid]
    - day 2: []
    - expect: { dead: [Rid], announced: [{ kind: win, about: [Rid], result: Riding Hood }] }
`);

rule('werewolves/role/riding-hood?2', 'the pack has none of its other attacks either', `${head}
  players: { Rid: Riding Hood, Dir: Direwolf, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Dir: vote Rid in wolfpack]
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Dir: vote Ann in wolfpack, Dir: vote Bob in wolfpack 2, Dir: vote Dee in wolfpack 3]
    - day 2: []
    - expect: { dead: [Rid, Cub] }
`);

rule('werewolves/role/riding-hood?3', 'who carried it out may use an attack of its own', `${head}
  decide: { white-werewolf-imitation: Wolf, wolfpack-executor: Whi }
  players: { Rid: Riding Hood, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Whi: vote Rid in wolfpack]
    - night 2: [Whi: white werewolf Wes, Wim: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Rid, Wes], refused: [{ by: Wim }] }
`);

rule('werewolves/role/riding-hood?4', 'lynched with the votes of wolves it loses', `${head}
  players: { Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Wes: vote Rid]
    - end
    - expect: { dead: [Rid], unannounced: [{ kind: win }] }
`);
