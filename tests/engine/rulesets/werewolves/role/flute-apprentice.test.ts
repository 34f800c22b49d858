import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/flute-apprentice#1', 'what the enchanted use on it goes to its target, what others use does not', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Fay: Fortune Teller, Fox: Fortune Teller, Ann: Citizen, Wes: Wolf }
  decide: { fortune-teller-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Wes, Fay: fortune teller App]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [App], result: Wolf }], App: [{ kind: notice, ability: flute apprentice }] } }
    - night 1: [Fox: fortune teller App]
    - expect: { told: { Fox: [{ ability: fortune teller, about: [App], result: Flute Apprentice }] }, untold: { App: [{ kind: notice }] } }
`);

rule('werewolves/role/flute-apprentice#2', 'the user is told nothing of it, and the Apprentice that it happened', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Aur, App: flute apprentice Wes]
    - expect: { told: { App: [{ kind: role }] } }
    - night 1: [Aur: aura teller App]
    - expect: { told: { App: [{ kind: notice, ability: flute apprentice, about: [] }], Aur: [{ kind: result, about: [App], result: a threat }] }, untold: { Aur: [{ kind: notice }] } }
`);

rule('werewolves/role/flute-apprentice#3', 'with no Flute Player left is one, and redirects nothing any more', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Aur, App: flute apprentice Wes]
    - day 1: [Ann: vote Flu, Bob: vote Flu]
    - night 2: [Aur: aura teller App, App: flute apprentice Ann, App: flute player Ann]
    - expect: { roles: { App: Flute Player }, told: { Aur: [{ about: [App], result: not a threat }] }, refused: [{ by: App, text: flute apprentice Ann }], channels: { enchanted: [Aur, Ann] } }
`);
