import { expect, test } from 'vitest';
import { readCommand } from '../../../engine/table/command-text.ts';

const typed = (text: string) => {
  const read = readCommand(text);
  return read.ok ? read.typed : read.misread.code;
};

test('what whoever runs the game types', () => {
  expect(typed('grimoire')).toEqual({ type: 'grimoire' });
  expect(typed('square')).toEqual({ type: 'square' });
  expect(typed('decide red-herring Bob')).toEqual({ type: 'decide', key: 'red-herring', value: 'Bob' });
  expect(typed('decide Bluffs "Chef and Monk"')).toEqual({ type: 'decide', key: 'bluffs', value: 'Chef and Monk' });
  expect(typed('mend <@U1|bob> Role Drunk as Savant')).toEqual({ type: 'mend', who: '<@U1|bob>', field: 'role', value: 'Drunk as Savant' });
  expect(typed('mend undo')).toEqual({ type: 'unmend' });
  expect(typed('storyteller add <@U2>')).toEqual({ type: 'co-host', who: '<@U2>' });
  expect(typed('storyteller remove <@U2>')).toEqual({ type: 'co-host', who: '<@U2>', leaves: true });
});

test.each(['decide', 'decide bluffs', 'mend', 'mend <@U1> life', 'storyteller', 'storyteller <@U2>'])('"%s" is not enough', text => {
  expect(typed(text)).toBe('malformed');
});
