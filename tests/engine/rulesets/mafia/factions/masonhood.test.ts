import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { others, undealt } from '../undealt.ts';

const players = 'players: { Ann: Town Cop, Bob: Mason, Cat: Mason Doctor, Dan: Mafia Goon, Eve: Town, Fay: Town }';

rule('mafia/faction/masonhood#1', 'members are Masons, without a shared power', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Bob: mason vigilante Dan]
    - expect: { refused: [{ by: Bob }], roles: { Bob: Town Mason, Cat: Town Mason Doctor } }
`);

rule('mafia/faction/masonhood#2', 'a shared chat at night only', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Bob: 'say "hello" in masonhood', Ann: 'say "hello" in masonhood']
    - expect: { channels: { masonhood: [Bob, Cat] }, told: { Cat: [{ text: hello, about: [Bob] }] }, refused: [{ by: Ann, code: closed }] }
    - day 1: [Bob: 'say "by day" in masonhood']
    - expect: { refused: [{ by: Bob, code: closed }] }
`);

test('mafia/faction/masonhood#3: they have the same win condition', () => {
  expect(undealt(['Town Mason', 'Mafia Mason', ...others])).toMatch(/Masonhood.*Mason who is Town and one who is Mafia/);
});

test('mafia/faction/masonhood?1: any alignment, but the same for all', () => {
  expect(undealt(['Survivor Mason', 'Survivor Mason', ...others])).toBe('');
  expect(undealt(['Town Mason', 'Town Mason Cop', ...others])).toBe('');
  expect(undealt(['Survivor Mason', 'Mason', ...others])).not.toBe('');
});

rule('mafia/faction/masonhood#4', 'Town-aligned, if nothing else is written', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Town }] }, roles: { Bob: Town Mason } }
`);
