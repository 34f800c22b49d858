import { expect, test } from 'vitest';
import { grouped } from '../../../engine/core/grouped.ts';

test('groups keep the order in which things come', () => {
  expect([...grouped(['bat', 'ant', 'bee', 'ape'], word => word[0]!)]).toEqual([['b', ['bat', 'bee']], ['a', ['ant', 'ape']]]);
});
