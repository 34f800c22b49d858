import { describe, expect, test } from 'vitest';
import { clocktower } from '../../../engine/rulesets/clocktower/ruleset.ts';
import { mafia } from '../../../engine/rulesets/mafia/ruleset.ts';
import { werewolves } from '../../../engine/rulesets/werewolves/ruleset.ts';
import { optionHint, optionLabel, optionPhrase, optionValue } from '../../../engine/themes/options.ts';
import { themes } from '../../../engine/themes/words.ts';

describe.each(Object.keys(themes))('%s', theme => {
  const all = [mafia, clocktower, werewolves].flatMap(({ id, options }) => Object.entries(options).map(([name, { values }]) => [id, name, values] as const));
  test.each(all)('says what the %s option %s settles, and what each value means', (id, name, values) => {
    expect(optionLabel(theme, id, name)).toMatch(/^[A-Z]/);
    if (!values) expect(optionHint(theme, id, name)).toMatch(/\.$/);
    for (const value of values ?? []) expect([name, value, optionValue(theme, id, name, value) === String(value)]).toEqual([name, value, false]);
  });
});

test('a phrase for people', () => {
  expect(optionPhrase('workplace', 'mafia', ['flip', 'none'])).toBe('Of whoever is out everybody sees: nothing');
  expect(optionPhrase('workplace', 'mafia', ['multitask', 'off'])).toBe("Who carries out a team's choice may use an own ability, too: No");
  expect(optionPhrase('workplace', 'mafia', ['governorWindow', '1h'])).toBe('A verdict waits for a Governor: 1h');
  expect(optionPhrase('workplace', 'mafia', ['permissionFrom', 'constructor'])).toBe('Who is asked for permission: constructor');
});
