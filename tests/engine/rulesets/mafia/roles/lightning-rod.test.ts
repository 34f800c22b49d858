import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/lightning-rod#1', 'if used, whatever does not kill goes to the holder', night(
  'Ann: Mafia Lightning Rod, Bob: Town Cop, Cat: Town Doctor, Dan: Town',
  'Ann: lightning rod, Bob: cop Dan, Cat: doctor Dan, Zed: mafia vigilante Dan',
  'dead: [Dan], told: { Bob: [{ about: [Dan], result: Non-Town }] }'));

rule('mafia/role/lightning-rod#1', 'if not, not', night(
  'Ann: Mafia Lightning Rod, Bob: Town Cop, Dan: Town',
  'Bob: cop Dan',
  'told: { Bob: [{ result: Town }] }'));

rule('mafia/role/lightning-rod?1', 'who targets nobody is not drawn', table('Ann: Town Lightning Rod, Bob: Town Coroner, Cat: Town Cop', `
  - night 1: [Zed: mafia vigilante Cat]
  - night 2: [Ann: lightning rod, Bob: coroner Cat]
  - end
  - expect: { told: { Bob: [{ ability: coroner, about: [Cat] }] }, untold: { Bob: [{ result: No Result }] } }`));

rule('mafia/role/lightning-rod?2', 'the holder\'s own other actions are drawn', night(
  'Ann: Town Lightning Rod Cop',
  'Ann: lightning rod, Ann: cop Zed',
  'told: { Ann: [{ about: [Zed], result: Town }] }'));

rule('mafia/role/lightning-rod?3', 'a Roleblocker that is drawn does not stop the pull, but what else the holder does', night(
  'Ann: Mafia Lightning Rod Roleblocker, Bob: Town Roleblocker, Cat: Town Cop, Dan: Town Doctor',
  'Ann: lightning rod, Ann: roleblocker Cat, Bob: roleblocker Dan, Cat: cop Dan, Dan: doctor Yam, Zed: mafia vigilante Dan',
  'dead: [Dan], told: { Cat: [{ about: [Dan], result: Non-Town }] }'));

rule('mafia/role/lightning-rod?3', 'one that was aimed at the holder does', night(
  'Ann: Mafia Lightning Rod, Bob: Town Roleblocker, Cat: Town Cop, Dan: Town',
  'Ann: lightning rod, Bob: roleblocker Ann, Cat: cop Dan',
  'told: { Cat: [{ result: Town }] }'));

rule('mafia/role/lightning-rod?4', 'a Bus Driver is drawn, hence swaps nobody', night(
  'Ann: Town Lightning Rod, Bob: Town Bus Driver, Cat: Town, Dan: Town',
  'Ann: lightning rod, Bob: bus driver Cat and Dan, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/role/lightning-rod?4', 'so are a Redirector and a Deflector', night(
  'Ann: Town Lightning Rod, Bob: Town Redirector, Cat: Town, Dan: Town, Eve: Town Deflector',
  'Ann: lightning rod, Bob: redirector Zed and Dan, Eve: deflector Cat and Dan, Zed: mafia vigilante Cat',
  'dead: [Cat]'));
