import { rule } from '../../../../../engine/testing/rule.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Slayer', Bob: 'Fortune Teller', Cat: 'Exorcist', Dan: 'Innkeeper', Eve: 'Mathematician', Fay: 'Fearmonger', Gus: 'Baron', Hal: 'Mezepheles', Ivy: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Dan, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const to = (fay: string, gus = fay, hal = fay) => `Fay: lil' monsta ${fay}, Gus: lil' monsta ${gus}, Hal: lil' monsta ${hal}`;
const told = (name: string, holder: string, night = 1) => `{ told: { ${name}: [{ kind: result, ability: lil' monsta, phase: night ${night}, about: [${holder}], result: ${holder} }] } }`;
const good = 'winners: [Ann, Bob, Cat, Dan, Eve, Ivy]';
const votes = (whom: string) => ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map(name => `${name}: vote ${whom} yes`).join(', ');

rule('clocktower/character/lil-monsta#2', 'whom most of the Minions name holds the token', `${game()}
    - night 1: [${to('Gus', 'Hal', 'Gus')}]
    - day 1: []
    - expect: ${told('Fay', 'Gus')}
`);
rule('clocktower/character/lil-monsta#2', 'they choose anew each night, the last choice stands, and only a living Minion counts', `${game({}, 'lil-monsta-victim: [Gus, Ann]')}
    - night 1: [${to('Fay')}]
    - night 2: [${to('Hal')}]
    - day 2: []
    - expect: { dead: [Gus], told: { Fay: [{ ability: lil' monsta, phase: night 2, result: Hal }] } }
    - night 3: [Fay: lil' monsta Ann, Fay: lil' monsta Fay, Hal: lil' monsta Bob]
    - day 3: []
    - expect: ${told('Hal', 'Fay', 3)}
`);

rule('clocktower/character/lil-monsta#3', 'the Marionette does not choose, but can be chosen', `${game({ Hal: 'Marionette as Fool' })}
    - night 1: [Hal: lil' monsta Gus, Fay: lil' monsta Hal, Gus: lil' monsta Hal]
    - day 1: [Ann: slayer Hal]
    - expect: { phase: over, refused: [{ by: Hal }], dead: [Hal], ${good} }
`);

rule('clocktower/character/lil-monsta#4', 'the babysitter is the Demon for those who look for it', `${game({}, 'dreamer-decoy: Fool')}
    - night 1: [${to('Fay')}, Bob: fortune teller Fay and Eve, Ivy: dreamer Fay]
    - day 1: []
    - expect: { told: { Bob: [{ ability: fortune teller, result: true }], Ivy: [{ ability: dreamer, result: [Fool, Fearmonger] }] } }
    - day 1: [Ann: slayer Fay]
    - expect: { phase: over, dead: [Fay], ${good} }
`);
rule('clocktower/character/lil-monsta#4', 'and keeps the own character and ability, and stays evil', `${game()}
    - night 1: [${to('Fay')}, Fay: fearmonger Ivy]
    - day 1 nominations: [Fay: nominate Ivy]
    - day 1 voting: [${votes('Ivy')}]
    - end
    - expect: { phase: over, roles: { Fay: Fearmonger }, winners: [Fay, Gus, Hal] }
`);

rule('clocktower/character/lil-monsta#5', 'one player dies in each night but the first, after the token has moved', `${game({}, 'lil-monsta-victim: [Fay, Ann]')}
    - night 1: [${to('Fay')}]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [${to('Gus')}]
    - day 2: []
    - expect: { phase: day 2, dead: [Fay] }
    - day 3: []
    - expect: { phase: day 3, dead: [Ann, Fay] }
`);

rule('clocktower/character/lil-monsta#6', 'an evil player may be the victim, even the babysitter', `${game({}, 'lil-monsta-victim: Fay')}
    - night 1: [${to('Fay')}]
    - night 2: []
    - end
    - expect: { phase: over, dead: [Fay], ${good} }
`);

rule('clocktower/character/lil-monsta#7', "with the babysitter Lil' Monsta dies, and cannot be passed on", `${game({ Gus: 'Evil Twin' }, 'evil-twin-pair: Ivy, lil-monsta-victim: Cat')}
    - night 1: [${to('Fay')}]
    - day 1: [Ann: slayer Fay]
    - expect: { phase: day 1, dead: [Fay], winners: [] }
    - night 2: [Gus: lil' monsta Gus, Hal: lil' monsta Gus]
    - day 2: []
    - expect: { dead: [Fay], refused: [{ by: Gus }, { by: Hal }], untold: { Gus: [{ ability: lil' monsta }], Hal: [{ ability: lil' monsta }] } }
`);
rule('clocktower/character/lil-monsta#7', 'by an execution as well', `${game()}
    - night 1: [${to('Fay')}]
    - day 1 nominations: [Ann: nominate Fay]
    - day 1 voting: [${votes('Fay')}]
    - end
    - expect: { phase: over, dead: [Fay], ${good} }
`);

rule('clocktower/character/lil-monsta#8', 'then nobody dies by it any more, and good wins as soon as nothing blocks', `${game({ Gus: 'Evil Twin' }, 'evil-twin-pair: Ivy, lil-monsta-victim: Cat')}
    - night 1: [${to('Fay')}]
    - day 1: [Ann: slayer Fay]
    - day 3: []
    - expect: { phase: day 3, dead: [Fay] }
    - day 3 nominations: [Ann: nominate Gus]
    - day 3 voting: [${votes('Gus')}]
    - end
    - expect: { phase: over, dead: [Fay, Gus], ${good} }
`);

rule('clocktower/character/lil-monsta#9', 'the turned and an Alchemist neither choose nor babysit', `${game({ Cat: 'evil Exorcist', Ivy: 'Alchemist with Evil Twin' }, 'lil-monsta-victim: Dan')}
    - night 1: [${to('Fay')}]
    - night 2: [Cat: lil' monsta Gus, Ivy: lil' monsta Gus, ${to('Cat', 'Ivy', 'Ivy')}]
    - day 2: []
    - expect: { refused: [{ by: Cat }, { by: Ivy }], told: { Gus: [{ ability: lil' monsta, phase: night 2, result: Fay }] }, untold: { Cat: [{ ability: lil' monsta }], Ivy: [{ ability: lil' monsta }] } }
`);

rule('clocktower/character/lil-monsta#10', 'a lone Minion keeps the token without a choice', `${game({ Gus: 'Fool', Hal: 'Savant' }, 'lil-monsta-victim: Dan')}
    - night 1: [Fay: lil' monsta Fay]
    - day 1: []
    - expect: { refused: [{ by: Fay }], told: { Fay: [{ ability: lil' monsta, result: Fay }] } }
    - day 2: []
    - expect: { dead: [Dan], told: { Fay: [{ ability: lil' monsta, phase: night 2, result: Fay }] } }
`);

rule('clocktower/character/lil-monsta#11', 'the Minions are told each dawn who babysits, when nothing moved as well', `${game({}, 'lil-monsta-victim: [Dan, Ivy]')}
    - night 1: [${to('Fay')}]
    - expect: { untold: { Gus: [{ ability: lil' monsta }] } }
    - night 2: []
    - day 2: []
    - expect: { told: { Fay: [{ phase: night 2, result: Fay }], Gus: [{ ability: lil' monsta, phase: night 1, result: Fay }, { ability: lil' monsta, phase: night 2, result: Fay }], Hal: [{ phase: night 2, result: Fay }] }, untold: { Ann: [{ ability: lil' monsta }] } }
    - night 3: [Cat: exorcist Fay, ${to('Gus')}]
    - day 3: []
    - expect: { dead: [Dan], told: { Fay: [{ ability: exorcist, result: Cat }, { ability: lil' monsta, phase: night 3, result: Fay }], Hal: [{ ability: lil' monsta, phase: night 3, result: Fay }] }, untold: { Hal: [{ ability: exorcist }] } }
`);

rule('clocktower/character/lil-monsta#12', 'nobody receives three characters', `${game()}
    - night 1: [${to('Fay')}]
    - day 1: []
    - expect: { told: { Fay: [{ ability: minions, result: [Gus, Hal] }] }, untold: { Fay: [{ ability: bluffs }, { ability: demon }], Gus: [{ ability: bluffs }], Hal: [{ ability: bluffs }] } }
`);

const drunk = `${game({}, 'lil-monsta-victim: Ivy, innkeeper-drunk: Fay')}
    - night 1: [${to('Fay')}, Fay: fearmonger Ann]
    - night 2: [Dan: innkeeper Fay and Eve, Fay: fearmonger Bob]
    - expect: { announced: [{ ability: fearmonger }] }
    - day 2: []
    - expect: { dead: [Ivy], unannounced: [{ ability: fearmonger }], told: { Gus: [{ ability: lil' monsta, phase: night 2, result: Fay }] } }
`;
rule('clocktower/character/lil-monsta#13', 'a drunk babysitter loses the own ability alone', drunk);
rule('clocktower/character/lil-monsta?1', 'the death comes while the babysitter is drunk', drunk);

rule('clocktower/character/lil-monsta#14', 'is not in a game that has a Vortox', `${game({ Ivy: 'Vortox' })}
    - night 1: [Fay: lil' monsta Fay]
    - day 1: []
    - expect: { refused: [{ by: Fay, code: unknown-ability }], told: { Fay: [{ ability: demon, result: Ivy }] }, untold: { Fay: [{ ability: lil' monsta }] } }
`);

const counted = (decide: string, night2: string, number: number, changes = {}) => `${game(changes, decide)}
    - night 1: [${to('Fay')}]
    - night 2: [${night2}]
    - day 2: []
    - expect: { told: { Eve: [{ ability: mathematician, phase: night 2, result: ${number} }] } }
`;
rule('clocktower/character/lil-monsta#15', 'the babysitter counts when the Exorcist stopped the step', counted('lil-monsta-victim: Ivy', 'Cat: exorcist Fay', 1));
rule('clocktower/character/lil-monsta#15', 'and when another ability saved the victim', counted('lil-monsta-victim: Ivy', '', 1, { Ivy: 'Fool' }));
rule('clocktower/character/lil-monsta#15', 'and not otherwise', counted('lil-monsta-victim: Ivy', 'Cat: exorcist Gus', 0));

rule('clocktower/character/lil-monsta#17', 'no good player can hold it', `${game()}
    - night 1: [${to('Ann')}]
    - day 1: []
    - expect: { refused: [], told: { Fay: [{ ability: lil' monsta, result: { anyOf: [Fay, Gus, Hal] } }] } }
`);
rule('clocktower/character/lil-monsta?2', 'it is handed to a Minion alone', `${game({}, 'lil-monsta-victim: Dan')}
    - night 1: [${to('Gus')}]
    - night 2: [${to('Ann', 'Ann', 'Fay')}]
    - day 2: []
    - expect: ${told('Hal', 'Fay', 2)}
`);
rule('clocktower/character/lil-monsta?3', 'when nobody can die, nobody does', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: [Cat, Fay] }
  players: { Ann: Innkeeper, Bob: Innkeeper, Cat: Savant, Fay: Fearmonger }
  play:
    - night 2: [Ann: innkeeper Bob and Cat, Bob: innkeeper Ann and Fay]
    - day 2: []
    - expect: { phase: day 2, dead: [] }
    - day 3: []
    - expect: { phase: day 3, announced: [{ kind: death, phase: day 3 }] }
`);
