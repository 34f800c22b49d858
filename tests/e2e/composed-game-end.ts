import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';
import type { Cast } from './composed-game.ts';

/** The Gladiator stands up: votes fall, and only the two or nobody are left to vote for. */
export async function duel(at: Chairs, { goon, mailman, random, mentor, gladiator, watcher, town }: Cast): Promise<void> {
  await at.sit(mailman);
  await at.toVillage();
  await at.ballot().selectOption({ label: town[1] });
  await at.reads(`${town[1]}: 1 vote`);
  await at.sit(gladiator);
  await at.toMessages();
  await at.opens('play:open-act');
  await at.input('Whom?').selectOption({ label: goon });
  await at.shot('form-gladiator');
  await at.submitAndRead('What came of it:', 'gladiator-at-once');
  await at.toVillage();
  await at.reads('No votes yet.');
  await expect.poll(async () => (await at.ballot().locator('option').allTextContents()).slice(1).toSorted()).toEqual(['Nobody', goon, gladiator].toSorted());
  await at.shot('duel');
  for (const name of [mentor, mailman, random, watcher]) {
    await at.sit(name);
    await at.toVillage();
    await at.ballot().selectOption({ label: goon });
    await at.reads(new RegExp(`^${goon}: .*\\b${name}\\b`, 'm'));
  }
  await at.shot('duel-one-vote-is-missing');
  await at.sit(town[0]);
  await at.toVillage();
  await at.opens('vote-form');
  expect(await at.choices()).toEqual(['Nobody', goon, gladiator].toSorted());
  await at.picker().selectOption({ label: goon });
  await at.submit();
  await at.reads(new RegExp(`A majority of 5 votes is reached: @?${goon} is lynched\\.`));
  await at.reads(new RegExp(`${goon} was lynched\\. @?${goon} was Mafia Goon\\.`));
  await at.reads('Night 2 begins.');
  await at.shot('duel-is-over');
}

/** By typed command: the Mentor dies, and the other goes along; the last letter is written. */
export async function nightOfCommands(at: Chairs, { driver, mailman, mentor, gladiator, watcher, town }: Cast): Promise<void> {
  await at.sit(driver);
  await at.say(`/curfew mafia vigilante @${mentor}`);
  await at.reads(`Noted: Mafia Vigilante, ${mentor}.`);
  await at.sit(mailman);
  await at.say(`/curfew mailman @${gladiator} say "Well fought"`);
  await at.reads(`Noted: 2-shot Mailman, ${gladiator}, “Well fought”.`);
  await at.shot('mailman-typed');
  await at.sit(watcher);
  await at.say(`/curfew public watcher @${mentor}`);
  await at.reads(`${watcher} uses Public Watcher on ${mentor}, in public.`);
  await at.sit('Ana');
  await at.say('/curfew end');
  await at.reads('Day 3: the vote');
  for (const line of [`@${mentor} was killed in the night. @${mentor} was Town Mentor.`, `@${town[0]} was killed in the night. @${town[0]} was Town.`]) await at.reads(line);
  await at.shot('mentor-is-gone');
}

/** What was seen is enough; the game ends, and all is told. */
export async function verdict(at: Chairs, cast: Cast): Promise<void> {
  const { driver, goon, mailman, random, mentor, gladiator, watcher, town } = cast;
  await at.sit(gladiator);
  await at.toMessages();
  await at.reads('A message for you, from somebody who is not named: “Well fought”');
  await at.shot('gladiator-has-nothing-left');
  await at.sit(watcher);
  await at.toMessages();
  await at.reads(`Watcher on ${mentor}: ${driver}.`);
  for (const name of [watcher, mailman, random, gladiator]) {
    await at.sit(name);
    await at.toVillage();
    await at.ballot().selectOption({ label: driver });
    await at.reads(name === gladiator ? 'The game is over' : new RegExp(`^${driver}: .*\\b${name}\\b`, 'm'));
  }
  await at.reads('Who was in, and until when');
  await at.shot('everything-is-told');
  const words = await at.open();
  for (const line of [
    'The game is over: Town wins.',
    `${driver}: Mafia Bus Driver (out: Day 3)`,
    `${goon}: Mafia Goon (out: Day 2)`,
    `${mailman}: Town 2-shot Mailman`,
    `${random}: Town Random (Tracker/Watcher)`,
    `${mentor}: Town Mentor (out: Night 2)`,
    `${gladiator}: Town 1-shot Gladiator`,
    `${watcher}: Town Public Watcher`,
    `${town[0]}: Town (out: Night 2)`,
    `${town[2]}: Town (out: Night 1)`,
    `${goon}'s Vigilante, meant for ${town[1]}, went to ${town[2]}.`,
    `${gladiator} used Gladiator on ${goon}.`,
    `${town[0]} died along with ${mentor}.`,
  ]) expect(words).toContain(line);
}
