import { rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const id = (n: number | string): string => `clocktower/rule/exile${typeof n === 'number' ? `#${n}` : n}`;
const more = { more: 'Tom: good Scapegoat' };
const by = (...who: readonly string[]): string => who.map(one => `${one}: exile Tom`).join(', ');

for (const part of ['day 1', 'day 1 nominations', 'day 1 voting']) {
  rule(id(1), `in ${part}, whatever else runs`, seven(`
  - day 1 nominations: [Bob: nominate Ann]
  - ${part}: [${by('Ann', 'Bob', 'Cat', 'Dan')}]
  - expect: { phase: ${part}, dead: [Tom], announced: [{ ability: exile, about: [Tom], text: is exiled }] }`.replace('  - day 1 nominations: [Bob: nominate Ann]\n  - day 1:', '  - day 1:'), more));
}
rule(id(2), 'the dead support it, too, and it costs them nothing; a support can be taken back', seven(`
  - night 2: [Gus: lleech Ann]
  - day 2: [${by('Ann', 'Bob', 'Cat')}, Cat: cancel exile, ${by('Dan')}]
  - expect: { dead: [Ann] }
  - day 2: [${by('Cat')}]
  - expect: { dead: [Ann, Tom] }
  - day 2 nominations: [Bob: nominate Cat]
  - day 2 voting: [Ann: vote Cat yes]
  - expect: { refused: [] }`, more));
const half = seven(`
  - day 1: [${by('Ann', 'Bob', 'Cat')}]
  - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom], announced: [{ text: 3 of 4 }] }
  - day 1: [${by('Dan')}]
  - expect: { dead: [Tom] }`, more);
rule(id(3), 'at the moment when more than half of all players support it', half);
rule(id('?1'), 'of all players, the dead among them', seven(`
  - night 2: [Gus: lleech Ann]
  - day 2: [${by('Bob', 'Cat', 'Dan')}]
  - expect: { dead: [Ann] }
  - day 2: [${by('Ann')}]
  - expect: { dead: [Ann, Tom] }`, more));
rule(id(4), 'it is no execution: the day has its own, and without one a Vortox wins', seven(`
  - day 1: [${by('Ann', 'Bob', 'Cat', 'Dan')}]
  - day 1 nominations: []
  - end
  - expect: { phase: over, winners: [Fay, Gus] }`, { ...more, gus: 'Vortox' }));
rule(id(5), 'an exiled traveller is as dead: talks and whispers, keeps one vote, nominates nobody', seven(`
  - day 1: [${by('Ann', 'Bob', 'Cat', 'Dan')}, Tom: whisper Ann, Ann: accept Tom]
  - day 1 nominations: [Tom: nominate Ann, Bob: nominate Cat, Tom: vote Cat yes]
  - end
  - expect: { refused: [{ by: Tom, code: dead }], channels: { 'whisper:s1:s8': [Tom, Ann] } }
  - end
  - day 2 nominations: [Bob: nominate Cat, Tom: vote Cat yes]
  - expect: { refused: [{ by: Tom, code: no-vote }] }`, more));
rule(id(6), 'one call for each; it lapses at dusk and may be opened anew', seven(`
  - night 1: [Gus: lleech Bob]
  - day 1: [${by('Ann', 'Bob', 'Cat')}]
  - expect: { announced: [{ text: calls for the exile, about: [Ann, Tom] }], unannounced: [{ text: calls for the exile, about: [Bob, Tom] }] }
  - day 2: [${by('Dan')}]
  - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom], announced: [{ about: [Dan, Tom], text: calls for the exile }, { text: 1 of 4 }] }`, more));
rule(id(7), 'the side stays hidden', seven(`
  - day 1: [${by('Ann', 'Bob', 'Cat', 'Dan')}]
  - expect: { announced: [{ text: is exiled }], unannounced: [{ text: good }, { text: evil }] }`, more));
rule(id(8), 'no ability stops it that does not say so', seven(`
  - day 1: [${by('Ann', 'Bob', 'Cat', 'Dan')}]
  - expect: { dead: [Tom] }`, { more: 'Tom: evil Scapegoat', decide: 'scapegoat-swap: "yes"' }));
rule(id('?2'), 'not at night', seven(`
  - night 1: [${by('Ann')}]
  - expect: { refused: [{ by: Ann, code: wrong-phase }] }`, more));
