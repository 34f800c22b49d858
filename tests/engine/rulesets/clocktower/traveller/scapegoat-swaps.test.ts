import { rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const id = (n: number | string): string => `clocktower/traveller/scapegoat${typeof n === 'number' ? `#${n}` : n}`;
const swap = { more: 'Uma: good Scapegoat', decide: 'scapegoat-swap: "yes"' };
const executes = (who: string): string => `
  - night 1: [Gus: lleech Eve, Fay: fearmonger Ann]
  - day 1 nominations: [Fay: nominate ${who}]
  - day 1 voting: [Bob: vote ${who} yes, Cat: vote ${who} yes, Dan: vote ${who} yes, Eve: vote ${who} yes]
  - end`;
const swapped = seven(`${executes('Ann')}
  - expect: { phase: night 2, dead: [Uma], winners: [], announced: [{ kind: death, about: [Uma, Ann] }], unannounced: [{ about: [Uma, Ann], text: good }] }`, swap);

rule(id(1), 'is executed in place of a player of the same side', swapped);
rule(id(1), 'and not where that is decided so', seven(`${executes('Bob')}
  - expect: { dead: [Bob] }`, { ...swap, decide: 'scapegoat-swap: "no"' }));
rule(id(2), 'the player lives on', swapped);
rule(id(3), 'it is an execution: the Vortox is satisfied', seven(`${executes('Ann').replace('Gus: lleech Eve, ', '')}
  - expect: { phase: night 2, dead: [Uma], winners: [] }`, { ...swap, gus: 'Vortox' }));
rule(id(4), 'the mark of the one who nominated has no consequence', swapped);
rule(id(5), 'the report names both and no side', swapped);
rule(id(6), 'once only, and against an execution alone', seven(`${executes('Ann')}
  - night 2: [Gus: lleech Ann]
  - day 2: [Bob: slayer Eve]
  - expect: { dead: [Ann, Uma, Eve, Gus] }`, swap));
rule(id(7), 'not for a player of the other side', seven(`${executes('Gus')}
  - expect: { unannounced: [{ about: [Uma, Gus] }], dead: [] }`, swap));
rule(id(8), 'nobody can choose a traveller', seven(`
  - night 1: [Gus: lleech Uma]
  - expect: { refused: [{ by: Gus, code: illegal-target }] }`, swap));
rule(id(9), 'an exchange tells nobody anything in private', seven(`${executes('Ann')}
  - expect: { dead: [Uma], untold: { Ann: [{ phase: day 1 voting }], Uma: [{ phase: day 1 voting }] } }`, swap));
rule(id(10), 'never counts for the Mathematician', seven(`${executes('Bob').replace('Eve: vote Bob yes', 'Eve: vote Bob yes, Hal: vote Bob yes')}
  - day 2: []
  - expect: { dead: [Uma], told: { Hal: [{ phase: night 2, result: 0 }] } }`, { ...swap, more: 'Uma: good Scapegoat, Hal: Mathematician' }));
rule(id(11), 'an exiled one does nothing', seven(`${executes('Bob').replace('- day 1 nominations', '- day 1: [Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma]\n  - day 1 nominations')}
  - expect: { dead: [Bob, Uma] }`, swap));
rule(id(12), 'an evil one stands for evil players', seven(`${executes('Fay')}
  - expect: { dead: [Uma], announced: [{ kind: death, about: [Uma, Fay] }] }`, { ...swap, more: 'Uma: evil Scapegoat' }));
rule(id('?1'), 'though the execution would have ended the game: by default always', seven(`${executes('Ann')}
  - expect: { phase: night 2, dead: [Uma], winners: [] }`, { ...swap, decide: '' }));
