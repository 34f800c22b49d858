import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { prefixForm, printExpr, printFlip, printPowerName, printRole } from '../../../../../engine/rulesets/mafia/grammar/print.ts';
import { printWords } from '../../../../../engine/rulesets/mafia/grammar/print-words.ts';
import { anyRole, expression } from './arbitrary.ts';
import { canonical, read } from './read.ts';

const again = (text: string) => {
  const parsed = parseRole(text);
  return parsed.ok ? parsed.role : `${text}: ${parsed.fault.message}`;
};

describe('what is printed is read as the same', () => {
  test('expressions', () => {
    fc.assert(
      fc.property(expression, expr => {
        const parts = expr.kind === 'all' ? expr.of : [expr];
        expect(again(printExpr(expr)), printExpr(expr)).toEqual({ members: [], parts });
        expect(again(printExpr(expr, { names: false })), printExpr(expr, { names: false })).toEqual({ members: [], parts });
      }),
      { numRuns: 1500 },
    );
  });

  test('roles', () => {
    fc.assert(
      fc.property(anyRole, role => {
        expect(again(printRole(role)), printRole(role)).toEqual(role);
        expect(prefixForm(read(printRole(role)).role)).toBe(prefixForm(role));
      }),
      { numRuns: 1500 },
    );
  });

  test('whatever can be read', () => {
    const word = fc.constantFrom(
      'Town',
      'Mafia',
      'Mason',
      'Mime',
      'Secret',
      'Loyal',
      '2-shot',
      'Double',
      'Strongman',
      'Hidden',
      'Enabled',
      'Roleblocking',
      'Cop',
      'Doctor',
      'Bulletproof',
      'Active',
      '(',
      ')',
      '/',
      'Encryptor',
      'Random',
      'Anti-Weak',
      'Inactive',
      'Jailkeeper',
      'Deathproof',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), words => {
        const parsed = parseRole(words.join(' '));
        if (parsed.ok) expect(again(printRole(parsed.role)), printRole(parsed.role)).toEqual(parsed.role);
        else expect(parsed.fault.message).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('canonical texts', () => {
  test.each([
    ['Roleblocking Doctor', 'Jailkeeper'],
    ['2-shot (Roleblocking Doctor)', '2-shot Jailkeeper'],
    ['Town 2-shot Roleblocking Doctor', 'Town 2-shot Roleblocking Doctor'],
    ['Tracking Roleblocking Doctor', 'Tracking Jailkeeper'],
    ['Lynchproof Bulletproof Cop', 'Deathproof Cop'],
    ['Bulletproof Lynchproof', 'Bulletproof Lynchproof'],
    ['Strongman Delayed Vigilante', 'Poisoner'],
    ['Secret (1-shot Cop/1-shot Doctor)', 'Jack of all Trades (Cop/Doctor)'],
    ['Secret (2-shot Cop/1-shot Doctor)', 'Secret (2-shot Cop/1-shot Doctor)'],
    ['Chaos-aligned Vigilante', 'Serial Killer'],
    ['Secret Chaos Vigilante', 'Secret Chaos Vigilante'],
    ['Mafia', 'Mafia Goon'],
    ['Mafia Goon Roleblocker', 'Mafia Roleblocker'],
    ['Mafia Goon Encryptor', 'Mafia Encryptor'],
    ['Mafioso:red Cop', 'Mafia:red Cop'],
    ['Mafia Neighbor', 'Mafia Neighbor'],
    ['(Mafioso Enabled) Cop', 'Mafia-aligned (Mafia Goon Enabled) Cop'],
    ['Mafioso Enabled', 'Mafia Enabled'],
    ['Town Mime (Cop)', 'Town Mime (Cop)'],
    ['Mason Cop', 'Town Mason Cop'],
    ['Town-aligned Cop', 'Town Cop'],
    ['  town   COP ', 'Town Cop'],
    ['(Hidden 1-shot Strongman) Cop', 'Hidden 1-shot Strongman Cop'],
    ['(2-shot 1-shot Strongman) Cop', '(2-shot 1-shot Strongman) Cop'],
    ['(1-shot Weak) Cop', '(1-shot Weak) Cop'],
    ['Even (Strongman Cop)', 'Even (Strongman Cop)'],
    ['(Loyal 2-shot Roleblocking) Doctor', '(Loyal 2-shot Roleblocking) Doctor'],
  ])('%s is printed %s', (text, printed) => expect(canonical(text)).toBe(printed));

  test('the name of a power has neither alignment nor membership', () =>
    expect(read('Town Mason Loyal Jailkeeper').role.parts.map(printPowerName)).toEqual(['Loyal Jailkeeper']));

  test.each([
    ['Town Loyal Jailkeeper', ['Loyal', 'Jailkeeper']],
    ['Town 2-shot Roleblocking Doctor Anti-Miller', ['2-shot', 'Roleblocking', 'Doctor', 'Anti-Miller']],
    ['Town Even Cop/Odd Watcher', ['Even', 'Cop', 'Odd', 'Watcher']],
    ['Town Cop Cop Deathproof', ['Cop', 'Deathproof']],
    ['Town Jack of all Trades (Cop/Doctor)', ['Jack of all Trades (Cop/Doctor)']],
    ['Town Mason', []],
  ])('mafia/role/rolecop#2: the words of %s', (text, words) => {
    expect(printWords(read(text).role.parts)).toEqual(words);
  });
});

describe('flips', () => {
  test.each([
    ['Town Cop', 'Town Cop'],
    ['Town Secret Cop', 'Town Secret'],
    ['Town 1-shot (Secret Cop) Doctor', 'Town 1-shot Secret Doctor'],
    ['Town (Secret Weak) Cop', 'Town Secret Cop'],
    ['Town Jack of all Trades (Cop/Doctor)', 'Town Secret'],
    ['Secret Town Cop', 'Secret Cop'],
    ['Secret Town', 'Secret'],
    ['Secret Mafia Roleblocker', 'Secret Roleblocker'],
    ['Secret Mafia-aligned Mafioso', 'Secret Mafia Goon'],
    ['Mafia Secret', 'Mafia-aligned Secret'],
    ['Town (Mason Secret) Cop', 'Town Secret Cop'],
    ['Town (Secret Roleblocking) Doctor', 'Town Secret Doctor'],
  ])('mafia/modifier/secret?2: %s flips as %s', (text, shown) => expect(printFlip(read(text).role)).toBe(shown));
});
