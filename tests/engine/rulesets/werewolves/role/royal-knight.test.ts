import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/royal-knight#3', 'by day it is for the lynch of that day', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight]
    - end
    - expect: { dead: [] }
    - day 3: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/royal-knight#3', 'at night for the coming one', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Bob]
    - end
    - expect: { dead: [] }
    - day 3: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/royal-knight#7', 'revealed, with name and role', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight with reveal]
    - end
    - expect: { announced: [{ kind: reveal, about: [Roy], result: Royal Knight }] }
`);

rule('werewolves/role/royal-knight#7', 'hidden, with neither', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight]
    - end
    - expect: { announced: [{ about: [Bob] }], unannounced: [{ kind: reveal }, { result: Royal Knight }, { about: { has: [Roy] } }] }
`);
