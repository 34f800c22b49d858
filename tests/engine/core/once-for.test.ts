import { expect, test } from 'vitest';
import { grouped, onceFor } from '../../../engine/core/once-for.ts';

test('what follows from a thing is worked out once, for each thing by itself', () => {
  const asked: string[] = [];
  const nameOf = onceFor(({ name }: { readonly name: string | undefined }) => {
    asked.push(String(name));
    return name;
  });
  const [one, two, nobody] = [{ name: 'Ann' }, { name: 'Ann' }, { name: undefined }];
  expect([nameOf(one), nameOf(two), nameOf(nobody), nameOf(one), nameOf(nobody)]).toEqual(['Ann', 'Ann', undefined, 'Ann', undefined]);
  expect(asked).toEqual(['Ann', 'Ann', 'undefined']);
});

test('groups keep the order in which things come', () => {
  expect([...grouped(['bat', 'ant', 'bee', 'ape'], word => word[0]!)]).toEqual([['b', ['bat', 'bee']], ['a', ['ant', 'ape']]]);
});
