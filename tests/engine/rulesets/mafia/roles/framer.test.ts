import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/framer#1', 'the target looks like the Framer, for that night', table('Ann: Mafia Framer, Bob: Town, Cat: Town Cop', `
  - night 1: [Ann: framer Bob, Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Non-Town }] } }
  - night 2: [Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Town }] } }`));

rule('mafia/role/framer#2', 'Loyal goes by it, too', night(
  'Ann: Mafia Framer, Bob: Town, Cat: Town Loyal Doctor',
  'Ann: framer Bob, Cat: doctor Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/framer?1', 'the frame replaces what a Godfather shows', night(
  'Ann: Mafia Framer, Bob: Mafia Godfather, Cat: Town Cop',
  'Ann: framer Bob, Cat: cop Bob',
  'told: { Cat: [{ result: Non-Town }] }'));

rule('mafia/role/framer?1', 'and what a Miller shows; what is granted replaces the frame', table('Ann: Town Framer, Bob: Town Miller, Cat: Town Cop, Dan: Town Millerer', `
  - night 1: [Ann: framer Bob, Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Town }] } }
  - night 2: [Ann: framer Bob, Dan: millerer Bob, Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Non-Town }] } }`));

rule('mafia/role/framer?2', 'a Framer of the Town makes Mafia look Town', night(
  'Ann: Town Framer, Bob: Town Cop',
  'Ann: framer Zed, Bob: cop Zed',
  'told: { Bob: [{ result: Town }] }'));

rule('mafia/role/framer?3', 'the target shows what the Framer really is', night(
  'Ann: Mafia Godfather Framer, Bob: Town, Cat: Town Alignment Cop',
  'Ann: framer Bob, Cat: alignment cop Bob',
  'told: { Cat: [{ result: Mafia }] }'));
