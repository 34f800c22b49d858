import { expect, test } from 'vitest';
import { formatPlace, parsePlace, resolvePlace } from '../../../local/workspace/page/place.ts';
import { channel, clientState } from './fake-world.ts';

test.each([
  ['#U0ANA/C0VILLAGE', { person: 'U0ANA', open: 'C0VILLAGE' }],
  ['#U0ANA/home', { person: 'U0ANA', open: 'home' }],
  ['#U0ANA', { person: 'U0ANA', open: null }],
])('%s', (hash, place) => {
  expect(parsePlace(hash)).toEqual(place);
  expect(formatPlace(place)).toBe(hash);
});

test('anything else is nowhere', () => {
  for (const hash of ['', '#', '#<b>', '#u0ana/x/y']) expect(parsePlace(hash)).toEqual({ person: null, open: null });
});

test('an address opens what its person may see', () => {
  const direct = channel('D0BOT', { kind: 'im', name: 'U0BOT' });
  const village = channel('C0VILLAGE');
  const client = clientState('U0ANA', { channels: [channel('C0AAA', { member: false }), village, direct] });
  expect(resolvePlace(client, 'C0AAA').channel?.id).toBe('C0AAA');
  expect(resolvePlace(client, 'home').channel).toBeNull();
  expect(resolvePlace(client, 'app').channel).toBe(direct);
  expect(resolvePlace(client, 'G0FOREIGN').channel).toBe(village);
  expect(resolvePlace({ ...client, channels: [] }, null).channel).toBeNull();
});
