import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';
import { allThatIsReadBy, type Office } from './office.ts';
import { patience } from './table.ts';
import { form } from './werewolves-game.ts';
import { lines, onlyRoomOf, type UnseenCast } from './werewolves-unseen.ts';

/** Two who are gone share a channel, read the question in their messages, and agree on an answer there. */
export async function thePollOfTheDead(at: Chairs, { gone: [one, other] }: UnseenCast): Promise<void> {
  const graveyard = await onlyRoomOf(at, one);
  await at.toChannel(graveyard);
  await at.say(lines.dead);
  await at.toMessages();
  await at.reads(`The Medium asks you who have left the game: “${lines.question}”`);
  await at.shot('the-dead-are-asked');
  await at.ballot().selectOption({ label: 'Yes' });
  await at.reads(`Yes: 1 vote (${one})`);
  expect(await onlyRoomOf(at, other)).toBe(graveyard);
  await at.toChannel(graveyard);
  await at.reads(lines.dead);
  await at.shot('the-dead-talk');
  await at.toMessages();
  await at.reads(`Yes: 1 vote (${one})`);
  await at.opens('vote-form');
  expect(await at.choices()).toEqual(['No', 'Yes']);
  await at.window().getByText(lines.question).waitFor(); // the title has no room for it
  await at.shot('form-of-the-dead');
  await at.picker().selectOption({ label: 'Yes' });
  await at.submit();
  await at.reads(`Yes: 2 votes (${one}, ${other})`);
  await at.shot('the-dead-have-voted');
}

/** Who can read these words anywhere: in the game, and outside of it. */
async function whoReads(office: Office, words: Readonly<Record<string, string>>): Promise<Record<string, readonly string[]>> {
  const { users } = await office.state('U0ANA');
  const seen = await Promise.all(users.filter(({ isBot }) => !isBot).map(async ({ id, displayName }) => [displayName, await allThatIsReadBy(office, id)] as const));
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, seen.filter(([, all]) => all.includes(text)).map(([name]) => name).toSorted()]));
}

/** Guests and host, the dead, and whoever asked them: nobody else reads a word of it. */
export async function whoReadWhat(office: Office, { grandma, medium, gone, enchanted: [guest] }: UnseenCast): Promise<void> {
  const { guest: inTheHouse, whisper, question, dead } = lines;
  const names = [...gone].toSorted();
  expect(await whoReads(office, { inTheHouse, whisper, question, dead, ballots: 'Yes: 2 votes' })).toEqual({
    inTheHouse: [guest, medium].toSorted(),
    whisper: [guest, medium, grandma].toSorted(),
    question: [...gone, medium].toSorted(),
    dead: names,
    ballots: names,
  });
}

/** Those who are enchanted, and who reads along; nobody else. */
export async function whoReadsAlong(office: Office, { flute, enchanted }: UnseenCast): Promise<void> {
  const { flock, tune } = lines;
  const names = [...enchanted, flute].toSorted();
  expect(await whoReads(office, { flock, tune })).toEqual({ flock: names, tune: names });
}

/** The guest house is closed, the Medium is answered, the list stands as it was sent, and two who are enchanted write where the Flute Player reads along. */
export async function secondNight(at: Chairs, { medium, detective, flute, wolf, enchanted: [one, other] }: UnseenCast): Promise<void> {
  for (const guest of [one, medium]) {
    await at.sit(guest);
    await expect.poll(at.privateChannels, patience).toEqual([]);
  }
  await at.toMessages();
  await at.reads(`You asked: “${lines.question}” Most of those who are gone answer: yes.`);
  await at.shot('the-medium-is-answered');
  await at.sit(detective);
  await at.toMessages();
  await at.reads('Roles in your list that are right: 5.');
  await at.opens('play:open-act');
  expect(await at.input('Who was dealt which role?').inputValue()).toMatch(new RegExp(`^${wolf}: Wolf$`, 'm'));
  await at.shot('the-list-stands');
  await at.close();
  await form(at, flute, 'flute-player-again', { 'Which players?': other }, `Flute Player (enchant): ${other}. Done.`);
  const room = await onlyRoomOf(at, one);
  await at.toChannel(room);
  await at.reads('somebody who is not in it may be reading along');
  await at.say(lines.flock);
  await at.sit(flute);
  await at.toMessages();
  await at.reads(`Somebody there wrote: “${lines.flock}”`);
  await at.shot('a-reader');
  await at.say(`/curfew flute player say "${lines.tune}"`);
  expect(await at.privateChannels()).toEqual([]);
  expect(await onlyRoomOf(at, other)).toBe(room);
  await at.toChannel(room);
  await at.reads(lines.flock);
  await at.reads(`Somebody whispers: “${lines.tune}”`);
  await at.shot('room-of-the-enchanted');
}
