import { expect, test } from 'vitest';
import { untilAnyChanged, untilChanged } from '../../../engine/core/until-changed.ts';

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

test('what follows from several things is worked out again when one of them is another', () => {
  const asked: string[] = [];
  const both = untilAnyChanged((a: { readonly name: string }, b: { readonly name: string }) => {
    asked.push(a.name + b.name);
    return a.name + b.name;
  });
  const [one, two] = [{ name: 'A' }, { name: 'B' }];
  expect([both(one, two), both(one, two), both(one, one), both(two, one), both(one, two)]).toEqual(['AB', 'AB', 'AA', 'BA', 'AB']);
  expect(asked).toEqual(['AB', 'AA', 'BA', 'AB']);
});
