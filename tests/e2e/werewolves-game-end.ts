import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';
import { type Cast, form, pass } from './werewolves-game.ts';

/** Two polls are open at once. The Angel is voted out by others, and wins by it; somebody is elected. */
export async function angelsDay(at: Chairs, { angel, bakers, citizens, teller, witch }: Cast): Promise<void> {
  await at.toVillage();
  await at.shot('two-polls-at-once');
  for (const name of [citizens[1], citizens[2]]) {
    await at.sit(name);
    await at.toVillage();
    await at.say(`/curfew vote @${angel}`);
    await at.reads(angel);
  }
  for (const name of [teller, witch]) {
    await at.sit(name);
    await at.toVillage();
    await at.say(`/curfew vote @${bakers[0]} in mayor`);
  }
  await at.shot('votes-in-both');
  await pass(at, 'Night 2 begins.');
  await at.reads(`${angel} has reached a goal of their own, and leaves the game as a winner. Role: Angel.`);
  await at.reads(new RegExp(`(${citizens[1]}|${citizens[2]}) goes along, and leaves the game\\.`));
  await at.reads(`${bakers[0]} is elected and holds an office now: Mayor.`);
  await at.shot('ascended-and-elected');
}

/** The Witch and the Assassin go for the two wolves they have found. */
export async function secondNight(at: Chairs, { assassin, infecting, witch, wolf }: Cast): Promise<void> {
  await form(at, witch, 'witch', { 'Whom?': wolf });
  await form(at, assassin, 'assassin', { 'Whom?': infecting });
  await pass(at, 'Day 2 begins.');
  await at.reads(wolf);
  await at.shot('second-morning');
}

/** The Barber finds the last of them by day, and the game is over that moment. */
export async function lastDay(at: Chairs, { barber, citizens, infecting }: Cast): Promise<void> {
  await form(at, barber, 'barber', { 'Whom?': citizens[0], 'How?': 'so that all learn it was you' }, `The attack on ${citizens[0]} (Barber) was a success.`);
  await at.toVillage();
  await at.reads('The game is over');
  await at.shot('the-end');
  const words = await at.open();
  expect(words).toContain(infecting);
}
