import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../engine/rulesets/werewolves/catalogue.ts';
import { curfew } from './curfew.ts';

describe('explain', () => {
  test('says what a role does, on which side it is and with whom', async () => {
    const { code, out } = await curfew('explain', 'werewolves', 'wolf cub');
    expect(code).toBe(0);
    expect(out).toBe(`Wolf Cub
Wolf Cub

Your role is Wolf Cub.
In the night after you go the pack attacks once more.
Your side is Werewolves: it wins when nobody is left who stands against it.
You are a wolf by blood.
Wolfpack: you vote each night on whom to go for, and share a channel if you are several; one of those who voted for the winner carries it out.
`);
  });

  test('an office is held besides a role', async () => {
    expect((await curfew('explain', 'werewolves', 'Mayor')).out).toContain('You are Mayor besides your own role');
  });

  test('a role of no side says so', async () => {
    expect((await curfew('explain', 'werewolves', 'Chef')).out).toContain('You are on no side');
  });

  test.each(catalogue.all.map(({ name }) => name))('%s has a card whose sentences are there', async name => {
    const { code, out, err } = await curfew('explain', 'werewolves', name);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trim().split('\n').length).toBeGreaterThan(4);
  });

  test('a name that there is not is told with what is near', async () => {
    expect(await curfew('explain', 'werewolves', 'Wich')).toEqual({ code: 2, out: '', err: '"Wich": no role is called "Wich" at character 1; did you mean "Witch" or "Wisp"?\n' });
  });
});
