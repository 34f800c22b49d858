import { rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const id = (n: number | string): string => `clocktower/traveller/deviant${typeof n === 'number' ? `#${n}` : n}`;
const more = { more: 'Tom: good Deviant' };
const majority = ['Ann', 'Bob', 'Cat', 'Dan'].map(one => `${one}: exile Tom`).join(', ');
const laughs = (...who: readonly string[]): string => ['Tom: say "knock knock"', ...who.map(one => `${one}: laugh at Tom`)].join(', ');
const stays = '{ alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom] }';
const funny = seven(`
  - day 1: [${laughs('Ann', 'Bob', 'Eve')}, ${majority}]
  - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom], announced: [{ about: [Tom], text: cannot be exiled today }] }
  - day 1: [Eve: exile Tom]
  - expect: ${stays}`, more);

rule(id(1), 'three laugh, and the exile cannot pass', funny);
rule(id('?1'), 'two are not enough', seven(`
  - day 1: [${laughs('Ann', 'Bob', 'Ann')}, ${majority}]
  - expect: { dead: [Tom] }`, more));
rule(id('?1'), 'the own laugh does not count, nor do laughs at different messages', seven(`
  - day 1: [${laughs('Tom', 'Ann')}, ${laughs('Bob', 'Eve')}, ${majority}]
  - expect: { dead: [Tom] }`, more));
rule(id(2), 'until dusk; the next day starts without it', seven(`
  - night 1: [Gus: lleech Bob]
  - day 1: [${laughs('Ann', 'Bob', 'Eve')}, ${majority}]
  - expect: ${stays}
  - day 2: [Ann: laugh at Tom, Bob: laugh at Tom, Eve: laugh at Tom, ${majority}]
  - expect: { dead: [Tom] }`, more));
rule(id(3), 'funny before it passes: the call stays open without effect', funny);
rule(id(3), 'funny after it has passed: too late', seven(`
  - day 1: [${majority}, ${laughs('Ann', 'Bob', 'Eve')}, Eve: exile Tom]
  - expect: { dead: [Tom], refused: [{ by: Eve }] }`, more));
rule(id(4), 'everybody is told', funny);
rule(id(5), 'nobody can choose a traveller, so that nothing spoils it', seven(`
  - night 1: [Gus: lleech Tom]
  - day 1: [${laughs('Ann', 'Bob', 'Eve')}, ${majority}]
  - expect: { refused: [{ by: Gus, code: illegal-target }], alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom] }`, more));
rule(id(6), 'a Vortox changes nothing', seven(`
  - day 1: [${laughs('Ann', 'Bob', 'Eve')}, ${majority}]
  - expect: ${stays}`, { ...more, gus: 'Vortox' }));
rule(id(7), 'never counts for the Mathematician', seven(`
  - night 1: [Gus: lleech Bob]
  - day 1: [${laughs('Eve', 'Bob', 'Cat')}, ${majority}]
  - night 2: []
  - day 2: []
  - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 0 }] }, dead: [] }`, { more: 'Tom: good Deviant, Hal: Mathematician' }));
rule(id(8), 'exile ends the ability', seven(`
  - day 1: [${majority}, ${laughs('Ann', 'Bob', 'Eve')}]
  - expect: { dead: [Tom], unannounced: [{ text: cannot be exiled }] }`, more));
rule(id(9), 'an evil one has the same ability', seven(`
  - day 1: [${laughs('Ann', 'Bob', 'Eve')}, ${majority}]
  - expect: ${stays}`, { more: 'Tom: evil Deviant' }));
rule(id('?1'), 'whoever runs the game may judge otherwise', seven(`
  - day 1: [${majority}]
  - expect: ${stays}
  - day 1: [Storyteller: decide deviant-funny no]
  - expect: { dead: [Tom] }`, { ...more, options: 'mode: storyteller' }));
