import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/killing-action#1', 'Killing is a category: Suicidal adds it, a Babysitter has it', night(
  'Ann: Town Suicidal Cop, Bob: Town Follower, Cat: Town Babysitter, Dan: Town Follower, Eve: Town',
  'Ann: cop Zed, Bob: follower Ann, Cat: babysitter Eve, Dan: follower Cat',
  'dead: [Ann], told: { Bob: [{ result: [Killing, Investigative] }], Dan: [{ result: [Protective, Killing] }] }'));

rule('mafia/general/killing-action#2', 'by category an Ascetic lets pass a Suicidal Cop, a douse and a Babysitter', table('Ann: Town Ascetic, Bob: Town Suicidal Cop, Cat: Town Arsonist, Dan: Town Babysitter', `
  - night 1: [Bob: cop Ann, Dan: babysitter Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Bob], told: { Bob: [{ result: Town }] } }
  - night 2: [Cat: arsonist Ann]
  - night 3: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Ann, Bob] }`));

rule('mafia/general/killing-action#2', 'a Lightning Rod, a Nexus and a Sidekick leave them alone', table('Ann: Town Lightning Rod, Bob: Town Suicidal Cop, Cat: Town Nexus, Dan: Town Suicidal Cop, Eve: Town Sidekick, Fay: Town Suicidal Cop, Gus: Mafia', `
  - night 1: [Ann: lightning rod, Bob: cop Zed]
  - end
  - expect: { told: { Bob: [{ result: Non-Town }] } }
  - night 2: [Dan: cop Cat, Eve: sidekick Gus, Fay: cop Gus]
  - end
  - expect: { told: { Dan: [{ result: Town }], Fay: [{ result: Non-Town }] } }`, { decide: 'nexus-target: Gus' }));

rule('mafia/general/killing-action#3', 'by harm: a Suicidal Cop gets a result on a Bulletproof, and no Bomb goes off', night(
  'Ann: Town Bulletproof, Bob: Town Suicidal Cop, Cat: Town Bomb, Dan: Town Babysitter, Eve: Town Doctor',
  'Bob: cop Ann, Dan: babysitter Cat, Eve: doctor Zed',
  'dead: [Bob], told: { Bob: [{ result: Town }] }'));

rule('mafia/general/killing-action#3', 'nor does a shield stop it', table('Ann: Town Virgin, Bob: Town Suicidal Cop, Cat: Town Vigilante, Dan: Town', `
  - night 1: [Zed: mafia vigilante Ann]
  - night 2: [Bob: cop Zed, Cat: vigilante Dan]
  - end
  - expect: { dead: [Ann, Bob], told: { Bob: [{ result: Non-Town }] } }`));

rule('mafia/general/killing-action#3', 'a Doctor stops an attempt on the target, not what another does to somebody else', night(
  'Ann: Town Doctor, Bob: Town, Cat: Town Vigilante, Dan: Town',
  'Ann: doctor Bob, Cat: vigilante Dan, Zed: mafia vigilante Bob',
  'dead: [Dan]'));

rule('mafia/general/killing-action#4', 'each base role of an action is judged for itself where something is blocked or fails', night(
  'Ann: Town Ascetic Cop, Bob: Town Roleblocking Vigilante, Cat: Town Macho Cop, Dan: Town Jailkeeper, Eve: Town Vigilante',
  'Ann: cop Zed, Bob: vigilante Ann, Cat: cop Zed, Dan: jailkeeper Cat, Eve: vigilante Cat',
  'dead: [Ann, Cat], told: { Ann: [{ result: Non-Town }], Cat: [{ result: No Result }] }'));

rule('mafia/general/killing-action#4', 'a redirection exempts the whole action if any part is Killing', night(
  'Ann: Town Lightning Rod, Bob: Town Copping Vigilante, Cat: Mafia',
  'Ann: lightning rod, Bob: vigilante Cat',
  'dead: [Cat], told: { Bob: [{ ability: cop, result: Non-Town }] }'));

rule('mafia/general/killing-action#5', 'no protection against what targets nobody here: revenge, sacrifice, love, Weak, Suicidal', night(
  'Ann: Town Bomb, Bob: Mafia Bulletproof Vigilante, Cat: Town, Dan: Town Bulletproof Bodyguard, Eve: Town Bulletproof Lover, Fay: Town Bulletproof Weak Visitor, Gus: Town Bulletproof Suicidal Visitor, Hal: Town Vigilante',
  'Bob: vigilante Ann, Dan: bodyguard Cat, Hal: vigilante Cat, Fay: visitor Zed, Gus: visitor Yam',
  'dead: [Ann, Bob, Dan, Eve, Fay, Gus]', { decide: 'lover-target: Ann' }));

rule('mafia/general/killing-action#5', 'an ignition fails during a shield', table('Ann: Town Virgin, Bob: Town Arsonist, Cat: Town', `
  - night 1: [Bob: arsonist Cat, Zed: mafia vigilante Ann]
  - night 2: [Bob: arsonist with ignite]
  - end
  - expect: { dead: [Ann] }
  - night 3: [Bob: arsonist with ignite]
  - end
  - expect: { dead: [Ann, Cat] }`));

rule('mafia/general/killing-action?1', 'a douse is a killing action: not pulled, not stopped by an Ascetic, stopped by a Doctor, and it sets off a Bomb', table(
  'Ann: Town Lightning Rod, Bob: Town Arsonist, Cat: Town Ascetic, Dan: Town, Eve: Town Doctor, Fay: Mafia Arsonist, Gus: Town Bomb', `
  - night 1: [Ann: lightning rod, Bob: arsonist Cat]
  - night 2: [Bob: arsonist Dan, Eve: doctor Dan, Fay: arsonist Gus]
  - end
  - expect: { dead: [Fay] }
  - night 3: [Bob: arsonist with ignite, Eve: doctor Cat]
  - end
  - expect: { dead: [Cat, Fay] }`));
