import { describe, expect, test } from 'vitest';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import type { Json } from '../../../../../engine/core/json.ts';
import { readRecord } from '../../../../../engine/testing/read-record.ts';
import { playRecord } from '../../../../../engine/testing/play-record.ts';
import { readCommand } from '../../../../../engine/table/command-text.ts';
import { deskOf, drawnBag, names } from './tables.ts';

const small = 'Lleech, Fearmonger, Savant, Dreamer, Fool, Slayer, Innkeeper, Tinker, Damsel, Pixie, Exorcist';

const faultOf = (script: Json): string | undefined => clocktower.options['script']!.check(script);

describe('a script of one\'s own', () => {
  test('is a text or a list, whatever the case, and is kept to: only its characters are drawn and can be dealt', () => {
    expect(faultOf(small)).toBeUndefined();
    expect(faultOf(small.split(', '))).toBeUndefined();
    for (const script of [small, small.toLowerCase().split(', ')]) {
      for (let seed = 0; seed < 30; seed += 1) {
        const bag = drawnBag(7, { seed, options: { script } });
        expect(bag.filter(role => !small.includes(role))).toEqual([]);
      }
    }
    const dealt = clocktower.deal({ ruleset: 'clocktower', seed: 1, options: { script: small }, pins: {} }, names.slice(0, 7), ['Vortox', 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Slayer', 'Innkeeper']);
    expect(dealt.ok ? [] : dealt.faults).toEqual([{ at: 0, code: 'bad-setup', message: 'the Vortox is not on the script of this game' }]);
  });

  test.each([
    ['Lleech, Fearmonger, Savent', 'no character is called "Savent"; the nearest is "Savant"'],
    ['Lleech, Fearmonger, Savant, savant', 'Savant stands in it twice'],
    ['Fearmonger, Savant', 'it has no Demon'],
    ['Lleech, Savant', 'it has no Minion'],
    ['Lleech, Fearmonger, Tinker', 'it has no Townsfolk'],
    [7, 'it is "lantern" or a list of characters'],
  ])('%j: %s', (script, fault) => {
    expect(faultOf(script)).toBe(fault);
  });

  test.each([
    [7, 'Lleech, Fearmonger, Savant, Dreamer, Fool', 'the script has 3 Townsfolk, and 7 players are dealt 5'],
    [8, 'Lleech, Fearmonger, Savant, Dreamer, Fool, Slayer, Innkeeper, Pixie', 'the script has 0 Outsiders, and 8 players are dealt 1'],
    [10, 'Lleech, Fearmonger, Savant, Dreamer, Fool, Slayer, Innkeeper, Pixie, Exorcist, Tinker', 'the script has 1 Minions, and 10 players are dealt 2'],
    [7, 'Lleech, Fearmonger, Savant, Dreamer, Fool, Slayer, Innkeeper', 'the script has too few good characters for 7 players: 3 that nobody has are shown to the Demon, and who does not know themselves needs one to believe in'],
  ])('for %i players: %s', (count, script, message) => {
    const dealt = clocktower.deal({ ruleset: 'clocktower', seed: 1, options: { script }, pins: {} }, names.slice(0, count), Array<string>(count).fill('drawn'));
    expect(dealt.ok ? [] : dealt.faults.map(fault => fault.message)).toEqual([message]);
  });

  test('stands in the options of a record, and what is wrong with it is told with its line', () => {
    const record = (script: string): string => `rules: clocktower\noptions:\n  script: ${script}\nplayers: { Ann: Lleech, Bob: Fearmonger, Cat: Savant, Dan: Dreamer, Eve: Fool, Fay: Slayer, Gus: Innkeeper }\nplay: [expect: { phase: night 1 }]\n`;
    const play = (script: string): string => {
      const read = readRecord(record(script));
      if (!read.ok) return read.fault.message;
      const done = playRecord(read.value);
      return done.ok ? `${done.value.checked} checked` : `${done.fault.line}: ${done.fault.message}`;
    };
    expect(play(`[${small}]`)).toBe('1 checked');
    expect(play(`"${small}"`)).toBe('1 checked');
    expect(play('[Lleech, Fearmonger, Savent]')).toBe('3: the option "script" cannot be ["Lleech","Fearmonger","Savent"]: no character is called "Savent"; the nearest is "Savant"');
  });

  test('is typed in quotes, or in one piece', () => {
    for (const text of [`new lantern-7 script="${small}" night=10:00`, `new lantern-7 script=${small.replaceAll(', ', ',')} night=10:00`]) {
      const read = readCommand(text);
      const game = read.ok && read.typed.type === 'new-game' ? read.typed.game : undefined;
      expect([game?.setup, game?.night, faultOf(game?.options['script'] ?? null)]).toEqual(['lantern-7', '10:00', undefined]);
    }
  });
});

describe('special rules', () => {
  const isAnnounced = (script: string, roles: readonly string[]): boolean =>
    deskOf(roles, 1, {}, { script }).game.play!.news.some(({ key }) => key === 'clocktower.fabled.djinn');
  const seven = ['Lleech', 'Fearmonger', 'Savant', 'Dreamer', 'Fool', 'Pixie', 'Innkeeper'];

  test('are in force only where both characters of a pair are on the script, whether or not they are dealt', () => {
    expect(isAnnounced(small, seven)).toBe(true); // Lleech and Slayer
    expect(isAnnounced(small.replace('Slayer', 'Mathematician'), seven)).toBe(false);
    expect(isAnnounced(small.replace('Slayer', 'Marionette'), seven)).toBe(true); // Marionette and Damsel
    expect(isAnnounced(small.replace('Slayer', 'Marionette').replace('Damsel', 'Drunk'), seven)).toBe(false);
    expect(isAnnounced(`${small.replace('Slayer', 'Marionette').replace('Damsel', 'Drunk')}, Lil' Monsta`, seven)).toBe(true);
    expect(isAnnounced('lantern', seven)).toBe(true);
  });
});
