import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyRing, makeSealing, SealFault } from '../../../../functions/adapters/sealing/seal.ts';

const [old, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const before = makeSealing(keyRing(JSON.stringify({ k1: old })));
const after = makeSealing(keyRing(JSON.stringify({ k1: old, k2: fresh })));

test('what was sealed for a workspace is opened for it', () => {
  const sealed = before.seal('T1', 'xoxb-1-größe');
  expect(sealed).not.toContain('xoxb');
  expect(before.open('T1', sealed)).toBe('xoxb-1-größe');
});

test('each sealing differs', () => {
  expect(before.seal('T1', 'xoxb-1')).not.toBe(before.seal('T1', 'xoxb-1'));
});

test('with a new key in the ring older tokens are still opened, and new ones use the new key', () => {
  expect(after.open('T1', before.seal('T1', 'xoxb-1'))).toBe('xoxb-1');
  const sealed = after.seal('T1', 'xoxb-2');
  expect(sealed.startsWith('k2.')).toBe(true);
  expect(() => before.open('T1', sealed)).toThrow(SealFault);
});

test('it opens for no other workspace, and not under another key id', () => {
  const twice = makeSealing(keyRing(JSON.stringify({ k1: old, k2: old })));
  const sealed = before.seal('T1', 'xoxb-1');
  expect(() => before.open('T2', sealed)).toThrow(SealFault);
  expect(() => twice.open('T1', sealed.replace('k1.', 'k2.'))).toThrow(SealFault);
});

test('a changed, cut or empty one is refused', () => {
  const sealed = before.seal('T1', 'xoxb-1');
  const middle = sealed.length - 4;
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
  for (const wrong of [changed, sealed.slice(0, 20), 'k1.', '', 'k9.abc']) expect(() => before.open('T1', wrong)).toThrow(SealFault);
});

test.each(['', '{}', 'k1', '{"k1":"short"}', '{"k 1":"x"}', '[]', 'null'])('a malformed ring (%s) is refused without showing it', text => {
  expect(() => keyRing(text)).toThrow('the token keys must be JSON: an id for each, and 32 bytes in base64');
});
