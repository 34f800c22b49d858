import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/contaminated#4', 'who lives on stays ill, passes it on, and does not die of it again', `${head}
  players: { Pla: Plague Bearer, Vam: Vampire, Doc: Plague Doctor, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Vam: vampire Ann]
    - night 4: [Fay: fortune teller Ann, Doc: plague doctor Fay with check]
    - expect: { dead: [], roles: { Ann: Undead }, told: { Doc: [{ about: [Fay], result: night 4 }] } }
    - day 5: []
    - expect: { dead: [Vam], untold: { Ann: [{ phase: night 5, kind: notice }] } }
`);

rule('werewolves/attribute/contaminated#7', 'is over for everybody when the team is gone', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Pol: plague bearer Fay]
    - day 1: [Bob: vote Pla, Cal: vote Pla]
    - day 2: [Bob: vote Pol, Cal: vote Pol, Exo: exorcist Fay]
    - expect: { told: { Exo: [{ about: [Fay], result: [contaminated] }] } }
    - day 3: [Exo: exorcist Ann]
    - expect: { dead: [Pla, Pol], told: { Exo: [{ about: [Ann], result: [] }] }, untold: { Ann: [{ kind: notice }] } }
`);
