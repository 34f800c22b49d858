import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/spirit#1', 'is whom the Reaper recruits: without the old role, on the side of the Nightmare', `${head}
  players: { Rea: Reaper, Vam: Vampire, Fay: Fortune Teller, Wes: Wolf, Bob: Citizen }
  play:
    - day 1: [Fay: vote Vam, Bob: vote Vam]
    - night 2: [Rea: reaper Fay with spirit, Fay: fortune teller Wes]
    - expect: { roles: { Fay: Spirit }, told: { Fay: [{ kind: role, result: Spirit }] }, untold: { Fay: [{ result: Wolf }] }, refused: [{ by: Fay }], channels: { nightmare-channel: [Rea, Fay] } }
    - day 2: [Rea: vote Wes, Fay: vote Wes]
    - day 3: [Rea: vote Bob, Fay: vote Bob]
    - end
    - expect: { phase: over, winners: [Rea, Fay] }
`);

rule('werewolves/role/spirit#2', 'stays in the channels of before, where its vote has no weight', `${head}
  players: { Rea: Reaper, Vam: Vampire, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Vam, Bob: vote Vam]
    - night 2: [Rea: reaper Wes with spirit, Wes: vote Ann in wolfpack]
    - expect: { roles: { Wes: Spirit }, channels: { wolfpack: [Wes, Wim] }, refused: [] }
    - day 2: []
    - expect: { dead: [Vam] }
    - night 3: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 3: []
    - expect: { dead: [Vam, Bob] }
`);
