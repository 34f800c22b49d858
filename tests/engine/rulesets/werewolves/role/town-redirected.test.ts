import { rule } from '../../../../../engine/testing/rule.ts';

/** An enchanted investigator who meets the Flute Apprentice sees the Apprentice's target. */
const head = (investigator: string): string => `
  rules: werewolves
  options: { check: off }
  decide: { fortune-teller-enchanted: 'true', crowd-seeker-enchanted: 'true' }
  players: { Inv: ${investigator}, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Ora: Oracle, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Inv, App: flute apprentice Wes]
`;

rule('werewolves/role/aura-teller#8', 'is redirected', `${head('Aura Teller')}
    - night 2: [Inv: aura teller App]
    - expect: { told: { Inv: [{ about: [App], result: a threat }] }, untold: { Inv: [{ about: [Wes] }] } }
`);

rule('werewolves/role/crowd-seeker#7', 'each guess is redirected', `${head('Crowd Seeker')}
    - night 2: [Inv: crowd seeker App as Wolf and App as Flute Apprentice]
    - expect: { told: { Inv: [{ about: [App], result: true }, { about: [App], result: false }] } }
`);

rule('werewolves/role/fortune-teller#5', 'is redirected', `${head('Fortune Teller')}
    - night 2: [Inv: fortune teller App]
    - expect: { told: { Inv: [{ about: [App], result: Wolf }] } }
`);

rule('werewolves/role/oracle#11', 'is redirected', `${head('Oracle')}
    - night 2: [Inv: oracle App and Ann]
    - night 3: [Inv: oracle Wes and Bob]
    - expect: { told: { Inv: [{ about: [App, Ann], result: false }, { about: [Wes, Bob], result: false }] } }
`);

rule('werewolves/role/huntsman#6', 'is redirected', `${head('Huntsman')}
    - night 2: [Inv: huntsman App]
    - expect: { told: { Inv: [{ about: [App], result: true }] } }
`);

rule('werewolves/role/grandma#14', 'is redirected: the other one loses the vote', `${head('Grandma')}
    - night 2: [Inv: grandma App]
    - day 2: [Wes: vote Ann, App: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);
