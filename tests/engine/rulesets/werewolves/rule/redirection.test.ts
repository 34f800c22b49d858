import { expect, test } from 'vitest';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

/** Whoever is enchanted and meets the Flute Apprentice meets the target of that one. */
const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/redirection#2', 'looks, attacks, targets and threats alike, and no whisper', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, App: Flute Apprentice, Ran: Ranger, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ran, Flo: flute player Cor, App: flute apprentice Bob, Ran: ranger App, Cor: corrupt wolf App with -1]
    - day 1: [Cor: corrupt wolf say "hush", Bob: vote Ann, App: vote Ann, Ann: vote Cal]
    - expect: { told: { App: [{ text: hush }] }, untold: { Bob: [{ text: hush }] } }
    - end
    - expect: { dead: [Cal] }
    - night 2: [Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { dead: [Cal, Ran], announced: [{ kind: reveal, about: [Bob], result: Citizen }] }
`);

test('werewolves/rule/redirection#2: only what its role says so of goes where it was sent', () => {
  const straight = catalogue.all.flatMap(({ id, abilities = [] }) => abilities.filter(ability => ability.redirects === false && ability.visits !== false).map(ability => `${id} ${ability.id}`));
  expect(straight).toEqual(['detective dead', 'detective guess', 'devil wager', 'mad-scientist subject']);
});

rule('werewolves/rule/redirection#3', 'a redirected attack is a failure to who sent it, and kills', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Bar, App: flute apprentice Wes]
    - day 2: [Bar: barber App]
    - expect: { dead: [Wes], told: { Bar: [{ ability: barber, about: [App], result: false }] }, untold: { Bar: [{ about: [Wes] }, { result: true }] } }
`);

rule('werewolves/rule/redirection#4', 'who would have been revealed is not, and is told that it failed', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Bar, App: flute apprentice Wes]
    - day 2: [Bar: barber App with reveal]
    - expect: { dead: [Wes], told: { Bar: [{ ability: barber, result: false }] }, unannounced: [{ kind: reveal }] }
`);

rule('werewolves/rule/redirection#8', 'one act may be redirected again and again', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Ass: Assistant, Asi: Assistant, Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Flu: flute player Sab, Ass: assistant Asi, Asi: assistant App, App: flute apprentice Ann, Sab: saboteur wolf Ass]
    - day 1: [Ann: vote Ann in mayor]
    - end
    - expect: { told: { Ass: [{ ability: assistant }], Asi: [{ ability: assistant }], App: [{ ability: flute apprentice }] }, announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/redirection#1', 'an ability strikes another than the chosen one', `${head}
  players: { Cor: Corrupt Wolf, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Flu: flute player Cor, App: flute apprentice Ann, Cor: corrupt wolf App with 2]
    - day 1: [Ann: vote Bob, App: vote Cal]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/redirection#5', 'its user is not told', `${head}
  decide: { fortune-teller-enchanted: "true" }
  players: { Fay: Fortune Teller, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Axl, Fay: fortune teller App]
    - expect: { told: { Fay: [{ about: [App], result: Assassin }] }, untold: { Fay: [{ about: [Axl] }, { text: Axl }] } }
`);

rule('werewolves/rule/redirection#6', 'it is the act of who used it', `${head}
  players: { Tra: Tracking Wolf, Flu: Flute Player, App: Flute Apprentice, Rec: Recluse, Ann: Citizen }
  play:
    - night 1: [Flu: flute player Tra, App: flute apprentice Rec]
    - night 2: [Tra: tracking wolf App]
    - expect: { told: { Rec: [{ ability: recluse, about: [Tra], result: Tracking Wolf }] }, untold: { Rec: [{ result: Flute Apprentice, phase: night 2 }] } }
`);

rule('werewolves/rule/redirection#7', 'two are visited', `${head}
  players: { Fay: Fortune Teller, Pla: Plague Bearer, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Ann, Pla: plague bearer App, Fay: fortune teller App]
    - night 3: []
    - expect: { told: { Fay: [{ result: contaminated }], Ann: [{ result: contaminated }] } }
`);

rule('werewolves/rule/redirection#9', 'nothing is redirected to the dead', `${head}
  decide: { fortune-teller-enchanted: "true" }
  players: { Fay: Fortune Teller, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Ann]
    - day 1: [Bob: vote Ann]
    - night 2: [Fay: fortune teller App]
    - expect: { dead: [Ann], told: { Fay: [{ about: [App], result: Flute Apprentice }] } }
`);
