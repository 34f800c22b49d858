import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/miller#1', 'other roles take the holder for Mafia', night(
  'Ann: Town Miller, Bob: Town Alignment Cop, Cat: Town Loyal Doctor',
  'Bob: alignment cop Ann, Cat: doctor Ann, Zed: mafia vigilante Ann',
  'dead: [Ann], told: { Bob: [{ result: Mafia }] }'));

rule('mafia/role/miller#v1', 'in some setups for another alignment', night(
  'Ann: Town Miller, Bob: Town Alignment Cop',
  'Bob: alignment cop Ann',
  'told: { Bob: [{ result: Werewolf }] }', { options: 'millerAs: werewolf' }));

rule('mafia/role/miller?1', 'a Weak player dies of targeting a Miller', night(
  'Ann: Town Miller, Bob: Town Weak Visitor',
  'Bob: visitor Ann',
  'dead: [Bob]'));

rule('mafia/role/miller?2', 'without Mafia the setup names the alignment', night(
  'Ann: Town Miller, Bob: Town Weak Visitor, Cat: Town Alignment Cop',
  'Bob: visitor Ann, Cat: alignment cop Ann',
  'dead: [], told: { Cat: [{ result: Chaos }] }', { options: 'millerAs: chaos' }));
