import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/enchanted#1', 'all the enchanted are in it, and each Flute Player speaks to them all', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flo: flute player Wes]
    - expect: { channels: { enchanted: [Ann, Wes] } }
    - day 1: [Flu: flute player say "Closer"]
    - expect: { told: { Ann: [{ text: Closer }], Wes: [{ text: Closer }] }, untold: { Bob: [{ text: Closer }] } }
`);

rule('werewolves/group/enchanted#1', 'a Flute Player reads what is said there without learning who says it, and what another one whispers there', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Cha: Flute Charmer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flo: flute player Wes]
    - day 1: [Ann: say "Who is here" in enchanted, Flu: flute player say "Closer"]
    - expect:
        told: { Wes: [{ about: [Ann], text: Who is here }], Flu: [{ about: [], text: Who is here }], Flo: [{ text: Who is here }, { text: whispered to those whom you read }] }
        untold: { Flu: [{ about: [Ann], text: Who is here }, { text: whispered }], Cha: [{ text: Who is here }], Bob: [{ text: Who is here }], Ann: [{ text: Who is here }] }
        unannounced: [{ text: Who is here }]
`);

rule('werewolves/group/enchanted#1', 'who reads along writes there by whispering alone, and the dead read no more', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flo: flute player Bob]
    - day 1: [Flu: say "Hello" in enchanted, Cal: say "Hello" in enchanted, Ann: vote Flo, Bob: vote Flo]
    - expect: { refused: [{ by: Flu, message: flute player say }, { by: Cal, message: closed to you }], untold: { Ann: [{ text: Hello }] } }
    - night 2: [Ann: say "Still here" in enchanted]
    - expect: { dead: [Flo], told: { Flu: [{ text: Still here }] }, untold: { Flo: [{ text: Still here }] } }
`);
