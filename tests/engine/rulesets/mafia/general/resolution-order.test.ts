import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/resolution-order#1', 'the last valid choice counts, whatever is forced or drawn is fixed with it', night(
  'Ann: Town Cop, Bob: Town, Cat: Town Compulsive Visitor, Dan: Town Tracker, Eve: Town Active Bulletproof',
  'Ann: cop Bob, Ann: cop Zed, Ann: cop Ann, Dan: tracker Cat, Eve: bulletproof, Eve: cancel bulletproof, Zed: mafia vigilante Eve',
  'dead: [Eve], told: { Ann: [{ about: [Zed], result: Non-Town }], Dan: [{ result: [Bob] }] }', { decide: 'compulsive-target: Bob' }));

test('mafia/general/resolution-order#1: in whatever order the choices come, the night comes out the same', () => {
  const acts = ['Ann: roleblocker Bob', 'Bob: bus driver Cat and Dan', 'Cat: doctor Eve', 'Dan: redirector Zed and Yam', 'Eve: vigilante Cat', 'Zed: mafia vigilante Eve'];
  const outcome = (order: readonly string[]): unknown => {
    const { deaths, told, trace } = resultOf(played(table(
      'Ann: Mafia Roleblocker, Bob: Town Bus Driver, Cat: Town Doctor, Dan: Town Redirector, Eve: Town Vigilante', `
  - night 1: [${order.join(', ')}]
  - end`)).session);
    return { deaths, told, trace };
  };
  for (let turn = 1; turn < acts.length; turn += 1) expect(outcome([...acts.slice(turn), ...acts.slice(0, turn).reverse()])).toEqual(outcome(acts));
});

rule('mafia/general/resolution-order#2', 'what was settled earlier comes before all else: nothing moves it, blocks it or sees it', table(
  'Ann: Town Delayed Roleblocker, Bob: Mafia Vigilante, Cat: Town Rolestopper, Dan: Town Bus Driver, Eve: Town Strong-Willed Watcher, Fay: Town', `
  - night 1: [Ann: roleblocker Bob]
  - night 2: [Bob: vigilante Fay, Cat: rolestopper Bob, Dan: bus driver Bob and Fay, Eve: watcher Bob]
  - end
  - expect: { dead: [], told: { Eve: [{ result: [Cat, Dan] }] } }`));

rule('mafia/general/resolution-order#2', 'native passives are there before anything acts', night(
  'Ann: Town Ascetic, Bob: Town Bus Driver, Cat: Town',
  'Bob: bus driver Ann and Cat, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/general/resolution-order#3', 'what changes an action comes before it: the driver is decided before the block that it moves', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town Cop, Dan: Mafia Roleblocker',
  'Ann: bus driver Bob and Cat, Cat: cop Zed, Dan: roleblocker Bob',
  'told: { Cat: [{ result: No Result }] }'));

rule('mafia/general/resolution-order#3', 'a block that is aimed at a control stops it', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town, Dan: Mafia Roleblocker',
  'Ann: bus driver Bob and Cat, Dan: roleblocker Ann, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/general/resolution-order#3', 'nothing undoes what carried it: the Sidekick draws a block, which stops only what else the Sidekick does', night(
  'Ann: Town Sidekick Cop, Bob: Town Cop, Cat: Mafia Roleblocker',
  'Ann: sidekick Bob, Ann: cop Zed, Bob: cop Zed, Cat: roleblocker Bob',
  'told: { Ann: [{ result: No Result }], Bob: [{ result: Non-Town }] }'));

rule('mafia/general/resolution-order#3', 'a condition of its own is tested in the same way: a frame first, then the Loyal Redirector', night(
  'Ann: Town Loyal Redirector, Bob: Town, Cat: Town, Dan: Town Framer',
  'Ann: redirector Zed and Bob, Dan: framer Zed, Zed: mafia vigilante Cat',
  'dead: [Bob]'));

rule('mafia/general/resolution-order#3', 'without the frame it fails', night(
  'Ann: Town Loyal Redirector, Bob: Town, Cat: Town',
  'Ann: redirector Zed and Bob, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/general/resolution-order#3', 'a Target-Triggered control is there if somebody comes', table('Ann: Town Target-Triggered Redirector, Bob: Town, Cat: Town Visitor, Dan: Town Roleblocker, Eve: Town', `
  - night 1: [Ann: redirector Zed and Yam, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }
  - night 2: [Ann: redirector Zed and Eve, Cat: visitor Ann, Dan: roleblocker Cat, Zed: mafia vigilante Dan]
  - end
  - expect: { dead: [Bob, Dan] }
  - night 3: [Ann: redirector Zed and Eve, Cat: visitor Ann, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Bob, Dan, Eve] }`));

rule('mafia/general/resolution-order#4', 'the chain of hops: the pull first, then what sends on', night(
  'Ann: Town Lightning Rod, Bob: Town Strong-Willed Deflector, Cat: Town, Dan: Town Cop',
  'Ann: lightning rod, Bob: deflector Ann and Zed, Dan: cop Cat',
  'told: { Dan: [{ about: [Cat], result: Non-Town }] }'));

rule('mafia/general/resolution-order#4', 'a redirection, then the swap, then the deflection, then the Sidekick', night(
  'Ann: Town Strong-Willed Redirector, Bob: Town Strong-Willed Bus Driver, Cat: Town Strong-Willed Deflector, Dan: Town Strong-Willed Sidekick, Eve: Town Cop, Fay: Town Tracker, Gus: Town, Hal: Town, Ivy: Town, Jon: Town',
  'Ann: redirector Eve and Gus, Bob: bus driver Gus and Hal, Cat: deflector Hal and Ivy, Dan: sidekick Ivy, Eve: cop Jon, Fay: tracker Eve',
  'told: { Fay: [{ result: [Dan] }] }'));

rule('mafia/general/resolution-order#4', 'after each hop it starts again at the top', night(
  'Ann: Town Strong-Willed Deflector, Bob: Town Strong-Willed Bus Driver, Cat: Town, Dan: Town, Eve: Town Visitor, Fay: Town Tracker, Gus: Town',
  'Ann: deflector Cat and Dan, Bob: bus driver Dan and Gus, Eve: visitor Cat, Fay: tracker Eve',
  'told: { Fay: [{ result: [Gus] }] }'));

rule('mafia/general/resolution-order#4', 'each control moves a target once', night(
  'Ann: Town Strong-Willed Deflector, Bob: Town Strong-Willed Bus Driver, Cat: Town, Dan: Town, Eve: Town Visitor, Fay: Town Tracker',
  'Ann: deflector Cat and Dan, Bob: bus driver Cat and Dan, Eve: visitor Dan, Fay: tracker Eve',
  'told: { Fay: [{ result: [Dan] }] }'));

rule('mafia/general/resolution-order#5', 'copies come after all moves', night(
  'Ann: Town Hider, Bob: Town Deflector, Cat: Town, Dan: Town',
  'Ann: hider Dan, Bob: deflector Cat and Dan, Zed: mafia vigilante Cat',
  'dead: [Ann, Dan]'));

rule('mafia/general/resolution-order#6', 'blocks are judged by final targets', night(
  'Ann: Town Redirector, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town Cop',
  'Ann: redirector Bob and Cat, Bob: roleblocker Dan, Cat: cop Zed, Dan: cop Zed',
  'told: { Cat: [{ result: No Result }], Dan: [{ result: Non-Town }] }'));

rule('mafia/general/resolution-order#6', 'as -ing, Self, Reactive, switched on, given', table(
  'Ann: Town Roleblocking Visitor, Bob: Town Self Roleblocker Cop, Cat: Town Reactive Roleblocker, Dan: Town Cop, Eve: Town Cop, Fay: Town Active Ascetic, Gus: Town Cop, Hal: Town Asceticiser, Ivy: Town Cop, Jon: Town', `
  - night 1: [Ann: visitor Dan, Bob: cop Zed, Dan: cop Zed, Eve: cop Cat, Fay: ascetic, Gus: cop Fay, Hal: asceticiser Jon, Ivy: cop Jon]
  - end
  - expect: { told: { Bob: [{ result: No Result }], Dan: [{ result: No Result }], Eve: [{ result: No Result }], Gus: [{ result: No Result }], Ivy: [{ result: No Result }] } }
  - night 2: [Dan: cop Zed, Eve: cop Zed, Gus: cop Fay, Ivy: cop Jon]
  - end
  - expect: { told: { Dan: [{ result: Non-Town }], Eve: [{ result: Non-Town }], Gus: [{ result: Town }], Ivy: [{ result: Town }] } }`));

rule('mafia/general/resolution-order#6', 'a Reactive block stops the control that comes to its holder', night(
  'Ann: Town Bus Driver, Bob: Town Reactive Roleblocker, Cat: Town',
  'Ann: bus driver Bob and Cat, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/general/resolution-order#7', 'one list of visits for all that looks at them', night(
  'Ann: Town Watcher, Bob: Town Tracker, Cat: Town Target-Triggered Cop, Dan: Town Weak Loud Visitor, Eve: Town Bus Driver, Fay: Town',
  'Ann: watcher Cat, Bob: tracker Dan, Cat: cop Zed, Dan: visitor Fay, Eve: bus driver Fay and Cat',
  'told: { Ann: [{ about: [Cat], result: [Eve] }], Bob: [{ result: [Cat] }], Cat: [{ ability: cop, result: Non-Town }, { kind: notice, about: [Dan] }] }'));

rule('mafia/general/resolution-order#8', 'failures at the target are judged by final targets and looks', night(
  'Ann: Town Loyal Cop, Bob: Town, Cat: Mafia Framer, Dan: Town Redirector',
  'Ann: cop Zed, Cat: framer Bob, Dan: redirector Ann and Bob',
  'told: { Ann: [{ result: No Result }] }'));

rule('mafia/general/resolution-order#8', 'a redirection onto somebody who matches lets it pass', night(
  'Ann: Town Loyal Cop, Bob: Town, Cat: Town Redirector',
  'Ann: cop Zed, Cat: redirector Ann and Bob',
  'told: { Ann: [{ about: [Zed], result: Town }] }'));

rule('mafia/general/resolution-order#8', 'part by part: on a Macho a Jailkeeper blocks and does not protect', night(
  'Ann: Town Macho Vigilante, Bob: Town Jailkeeper, Cat: Town',
  'Ann: vigilante Cat, Bob: jailkeeper Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/general/resolution-order#9', 'Doctor, then vest, then Bodyguard; a Strongman past them all', table(
  'Ann: Town 1-shot Bulletproof, Bob: Town Doctor, Cat: Town Bodyguard, Dan: Town Vigilante, Eve: Town Vigilante, Fay: Town Strongman Vigilante', `
  - night 1: [Bob: doctor Ann, Cat: bodyguard Ann, Dan: vigilante Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 2: [Bob: doctor Ann, Cat: bodyguard Ann, Dan: vigilante Ann, Zed: mafia vigilante Ann, Fay: vigilante Ann]
  - end
  - expect: { dead: [Ann, Cat] }`));

rule('mafia/general/resolution-order#10', 'deaths that no attempt brings join the rest', night(
  'Ann: Town Weak Visitor, Bob: Town Suicidal Visitor, Cat: Town Doctor, Dan: Town Doctor, Eve: Town',
  'Ann: visitor Zed, Bob: visitor Eve, Cat: doctor Ann, Dan: doctor Bob, Zed: mafia vigilante Eve',
  'dead: [Ann, Bob, Eve]'));

rule('mafia/general/resolution-order#11', 'results come from what is fixed before anybody dies or changes', night(
  'Ann: Town Rolecop, Bob: Town Cop, Cat: Town Vanillaiser, Dan: Town Cop',
  'Ann: rolecop Bob, Cat: vanillaiser Bob, Bob: cop Zed, Dan: cop Zed, Zed: mafia vigilante Dan',
  'dead: [Dan], told: { Ann: [{ result: [Cop] }], Bob: [{ result: Non-Town }], Dan: [{ result: Non-Town }] }'));

rule('mafia/general/resolution-order#12', 'all die at once, then those who are tied to them, then Kill-Triggered powers', night(
  'Ann: Town Lover, Bob: Town Kill-Triggered Vigilante, Cat: Town Doctor, Dan: Town',
  'Bob: vigilante Dan, Cat: doctor Ann, Zed: mafia vigilante Bob',
  'dead: [Ann, Bob, Dan]', { decide: 'lover-target: Bob' }));

rule('mafia/general/resolution-order#12', 'what they do changes nothing that is settled', night(
  'Ann: Town Kill-Triggered Roleblocker, Bob: Town Kill-Triggered Doctor, Cat: Town Vigilante, Dan: Town',
  'Ann: roleblocker Zed, Bob: doctor Ann, Cat: vigilante Bob, Zed: mafia vigilante Ann',
  'dead: [Ann, Bob]'));

rule('mafia/general/resolution-order#13', 'a Universal Backup gains before a Vanillaiser empties', table('Ann: Town Universal Backup, Bob: Town Cop, Cat: Mafia Vanillaiser', `
  - night 1: [Cat: vanillaiser Ann, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob], roles: { Ann: Town, Bob: Town Cop } }`));

rule('mafia/general/resolution-order#13', 'who dies tonight keeps the role', night(
  'Ann: Town Cop, Bob: Mafia Vanillaiser',
  'Bob: vanillaiser Ann, Zed: mafia vigilante Ann',
  'dead: [Ann], announced: [{ kind: death, about: [Ann], result: Town Cop }]'));

rule('mafia/general/resolution-order#14', 'publication comes last: death and flip, results, a shield and a skipped Day', table('Ann: Town Beloved, Bob: Town Cop, Cat: Town Mailman, Dan: Mafia Janitor', `
  - night 1: [Bob: cop Zed, Cat: mailman Bob say "hello", Dan: janitor Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { phase: night 2, dead: [Ann], announced: [{ kind: death, about: [Ann] }], unannounced: [{ result: Town Beloved }], told: { Bob: [{ ability: cop, result: Non-Town }, { text: hello }] } }`));
