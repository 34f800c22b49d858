import { expect, test } from 'vitest';
import { untilChanged } from '../../../engine/core/until-changed.ts';

test('what follows from a thing is worked out once, until another thing is asked about', () => {
  const asked: string[] = [];
  const nameOf = untilChanged(({ name }: { readonly name: string | undefined }) => {
    asked.push(String(name));
    return name;
  });
  const [one, two, nobody] = [{ name: 'Ann' }, { name: 'Ann' }, { name: undefined }];
  expect([nameOf(one), nameOf(one), nameOf(two), nameOf(nobody), nameOf(nobody), nameOf(one)]).toEqual(['Ann', 'Ann', 'Ann', undefined, undefined, 'Ann']);
  expect(asked).toEqual(['Ann', 'Ann', 'undefined', 'Ann']);
});
