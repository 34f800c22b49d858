import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';
import { type Cast, chooses, type Pass } from './clocktower-game.ts';

/** Somebody nominates somebody. @returns those who vote, in the order in which their votes are locked */
async function nominates(at: Chairs, who: string, whom: string): Promise<readonly string[]> {
  await at.sit(who);
  await at.toVillage();
  await at.opens('play:main:0');
  await at.input('Whom do you nominate?').selectOption({ label: whom });
  await at.shot('nomination-form');
  await at.submit();
  await at.reads(`Nomination: ${whom}`);
  const card = (await at.open()).slice((await at.open()).lastIndexOf(`Nomination: ${whom}`));
  return [...card.matchAll(/^\d+\. (.+?): (?:it is their turn|no vote yet)$/gm)].map(([, name]) => name!);
}

/** Votes Yes (0) or No (1) on the newest card. */
async function votes(at: Chairs, who: string, choice: 0 | 1): Promise<void> {
  await at.sit(who);
  await at.toVillage();
  await at.button(`play:stand:${choice}`).click();
}

/** A vote that is cast before its turn, one that depends on others, and the hand that locks them. */
export async function firstVote(at: Chairs, { dreamer, innkeeper, vortox }: Cast, pass: Pass): Promise<void> {
  await pass();
  await at.toVillage();
  await at.reads('Day 1: nominations');
  const order = await nominates(at, dreamer, innkeeper);
  expect(order).toHaveLength(7);
  await at.reads(`@${dreamer} nominates @${innkeeper}. 4 votes carry it.`);
  await at.shot('nomination');
  const [first = '', second = '', third = '', ...rest] = order;
  await votes(at, third, 0);
  await at.reads(`3. ${third}: Yes`);
  await at.shot('a-vote-before-its-turn');
  await at.sit(second);
  await at.toVillage();
  await at.opens('vote-form');
  await at.picker().selectOption({ label: 'Yes, if 1 earlier vote is yes' });
  await at.shot('a-condition');
  await at.submit();
  await at.reads(`2. ${second}: Yes, if 1 earlier vote is yes`);
  await at.shot('a-vote-with-a-condition');
  await votes(at, first, 0);
  await at.reads(`3. ${third}: Yes (locked)`);
  await at.shot('the-hand-has-passed-three');
  await votes(at, rest[0]!, 0);
  await at.reads('4 of 4 votes locked');
  await pass();
  await at.reads('Day 1: voting');
  await at.shot('only-votes-are-left');
  for (const name of rest.slice(1)) await votes(at, name, 1);
  await at.reads('Night 2 begins.');
  await at.reads(new RegExp(`${innkeeper} is voted out with 4 votes`));
  await at.shot('the-day-is-over');
  await at.sit(vortox);
}

export async function secondNight(at: Chairs, { vortox, watchman, innkeeper }: Cast, pass: Pass): Promise<void> {
  await chooses(at, vortox, 'Which player?', watchman, 'vortox');
  await pass();
  await pass();
  await at.toVillage();
  await at.reads('Day 2 begins.');
  await at.reads(new RegExp(`${watchman} left the game in the night\\.`));
  await at.shot('second-morning');
  await at.sit(innkeeper);
  await at.toHome();
  await at.shot('home-of-somebody-out');
}

/** Somebody who is out gives their last vote; the Demon goes, the game ends, and all is told. */
export async function deadVote(at: Chairs, { dreamer, innkeeper, watchman, fool, fearmonger, vortox, teller }: Cast, pass: Pass): Promise<void> {
  await pass();
  await at.toVillage();
  await at.reads('Day 2: nominations');
  await nominates(at, dreamer, vortox);
  await at.reads('3 votes carry it.');
  for (const name of [innkeeper, dreamer, fool]) await votes(at, name, 0);
  for (const name of [watchman, fearmonger, vortox, teller]) await votes(at, name, 1);
  await at.reads(`3 of 3 votes locked`);
  await at.shot('a-vote-of-somebody-out');
  await pass();
  await at.reads('The game is over: good wins.');
  await at.reads('Who was in, and until when');
  await at.shot('everything-is-told');
  const words = await at.open();
  for (const line of [`${vortox}: Vortox (out: Day 2)`, `${innkeeper}: Innkeeper (out: Day 1)`, `${watchman}: Nightwatchman (out: Night 2)`, `${dreamer}: Dreamer`]) expect(words).toContain(line);
}
