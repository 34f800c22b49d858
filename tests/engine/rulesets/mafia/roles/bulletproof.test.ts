import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/bulletproof#1', 'killing actions on the holder fail, however many', night(
  'Ann: Town Bulletproof, Bob: Town Vigilante, Cat: Town',
  'Bob: vigilante Ann, Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/role/bulletproof?1', 'a lynch is none', table('Ann: Town Bulletproof, Bob: Town, Cat: Town', `
  - night 1: []
  - day 1: [Bob: vote Ann, Cat: vote Ann, Yam: vote Ann]
  - expect: { dead: [Ann] }`));

rule('mafia/role/bulletproof?1', 'nor are Weak and Suicidal', night(
  'Ann: Town Bulletproof Weak Visitor, Bob: Town Bulletproof Suicidal Visitor',
  'Ann: visitor Zed, Bob: visitor Yam',
  'dead: [Ann, Bob]'));

rule('mafia/role/bulletproof?1', 'nor is the death of whom one loves', night(
  'Ann: Town Bulletproof Lover, Bob: Town',
  'Zed: mafia vigilante Bob',
  'dead: [Ann, Bob]', { decide: 'lover-target: Bob' }));

rule('mafia/role/bulletproof?1', 'nor is an ignition', table('Ann: Town Bulletproof, Bob: Town Strongman Arsonist', `
  - night 1: [Bob: arsonist Ann]
  - night 2: [Bob: arsonist with ignite]
  - end
  - expect: { dead: [Ann] }`));

rule('mafia/role/bulletproof?2', 'the Doctor counts first, so that a counted vest keeps its use', table('Ann: Town 1-shot Bulletproof, Bob: Town Doctor', `
  - night 1: [Bob: doctor Ann, Zed: mafia vigilante Ann]
  - night 2: [Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 3: [Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Ann] }`));
