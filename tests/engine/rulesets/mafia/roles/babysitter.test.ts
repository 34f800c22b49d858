import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/babysitter#1', 'one killing action has no effect', night(
  'Ann: Town Babysitter, Bob: Town',
  'Ann: babysitter Bob, Zed: mafia vigilante Bob',
  'dead: []'));

rule('mafia/role/babysitter#1', 'a second one has', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Vigilante',
  'Ann: babysitter Bob, Cat: vigilante Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/babysitter#2', 'whoever kills the Babysitter kills the player, too', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town',
  'Ann: babysitter Bob, Zed: mafia vigilante Ann',
  'dead: [Ann, Bob]'));

rule('mafia/role/babysitter#3', 'the action is Protective and Killing, whichever half matters', night(
  'Ann: Town Babysitter, Bob: Town Follower, Cat: Town',
  'Ann: babysitter Cat, Bob: follower Ann',
  'told: { Bob: [{ result: [Protective, Killing] }] }'));

rule('mafia/role/babysitter#4', 'a Doctor stops the lethal half', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Doctor',
  'Ann: babysitter Bob, Cat: doctor Bob, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/babysitter#4', 'a Strongman overrides the protective half', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Strongman Vigilante',
  'Ann: babysitter Bob, Cat: vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/babysitter#5', 'moved onto the Babysitter, it neither kills nor protects', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Deflector',
  'Ann: babysitter Bob, Cat: deflector Bob and Ann',
  'dead: []'));

rule('mafia/role/babysitter#5', 'moved onto the Babysitter who is shot, it adds no second attempt: one Doctor is enough', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Deflector, Dan: Town Doctor',
  'Ann: babysitter Bob, Cat: deflector Bob and Ann, Dan: doctor Ann, Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/role/babysitter#5', 'and the player whom it was meant for dies of one shot', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Redirector, Dan: Town',
  'Ann: babysitter Bob, Cat: redirector Ann and Dan, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/babysitter?1', 'the attempt on the Babysitter need not succeed', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Doctor',
  'Ann: babysitter Bob, Cat: doctor Ann, Zed: mafia vigilante Ann',
  'dead: [Bob]'));

rule('mafia/role/babysitter?1', 'but it must not be blocked', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Roleblocker',
  'Ann: babysitter Bob, Cat: roleblocker Zed, Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/role/babysitter?2', 'the protective half never stops its own lethal half, another\'s does', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Babysitter, Dan: Town Babysitter, Eve: Town',
  'Ann: babysitter Bob, Cat: babysitter Eve, Dan: babysitter Eve, Zed: mafia vigilante Ann',
  'dead: [Ann, Bob]'));

rule('mafia/role/babysitter?2', 'a second Babysitter on the same player stops the lethal half of the first', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Babysitter',
  'Ann: babysitter Bob, Cat: babysitter Bob, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/babysitter?3', 'the Babysitter is the killer: a Bomb takes it along', night(
  'Ann: Town Babysitter, Bob: Town Bomb, Cat: Town Doctor',
  'Ann: babysitter Bob, Cat: doctor Ann, Zed: mafia vigilante Ann',
  'dead: [Ann, Bob]'));

rule('mafia/role/babysitter?4', 'an Ascetic does not stop it', night(
  'Ann: Town Babysitter, Bob: Town Ascetic',
  'Ann: babysitter Bob, Zed: mafia vigilante Bob',
  'dead: []'));

rule('mafia/role/babysitter?5', 'moved onto itself and shot, the Babysitter dies', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Deflector',
  'Ann: babysitter Bob, Cat: deflector Bob and Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));
