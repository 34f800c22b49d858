import { expect } from 'vitest';
import { type Chairs, idOf } from './chairs.ts';
import type { Office } from './office.ts';
import { patience } from './table.ts';
import { form, pass, villageLobby } from './werewolves-game.ts';

const list = ['Medium', 'Grandma', 'Flute Player', 'Detective', 'Witch', '4x Citizen', 'Wolf'];

/** Who was dealt what, and what becomes of the four Citizens. */
export interface UnseenCast {
  readonly all: readonly string[];
  readonly medium: string;
  readonly grandma: string;
  readonly flute: string;
  readonly detective: string;
  readonly witch: string;
  readonly wolf: string;
  /** They leave the game in the first night. */
  readonly gone: readonly [string, string];
  /** They come to share the channel of the enchanted; the first of them is a guest besides. */
  readonly enchanted: readonly [string, string];
}

/** What is written for some alone, in words that stand nowhere else. */
export const lines = {
  guest: 'Who else is in this kitchen?',
  whisper: 'There is soup on the stove.',
  question: 'Did the wolf come alone?',
  dead: 'It is quiet over here.',
  flock: 'I hear a tune.',
  tune: 'Come closer, both of you.',
};

/** Ana types the roles, everybody comes, and the first night begins. */
export async function unseenDeal(at: Chairs, office: Office): Promise<UnseenCast> {
  const all = await villageLobby(at, list);
  await at.button('lobby:start').click();
  await at.reads('Day 0');
  await pass(at, 'Night 1 begins.');
  const left = await Promise.all(all.map(async name => [name, await office.command(idOf(name), '/curfew role')] as const));
  const who = (role: string): string => left.splice(left.findIndex(([, card]) => card.includes(`Your role is ${role}.`)), 1)[0]![0];
  return {
    all, medium: who('Medium'), grandma: who('Grandma'), flute: who('Flute Player'), detective: who('Detective'), witch: who('Witch'), wolf: who('Wolf'),
    gone: [who('Citizen'), who('Citizen')], enchanted: [who('Citizen'), who('Citizen')],
  };
}

/** Waits until somebody has found exactly one private channel. @returns it */
export async function onlyRoomOf(at: Chairs, who: string): Promise<string> {
  await at.sit(who);
  await expect.poll(at.privateChannels, patience).toHaveLength(1);
  return (await at.privateChannels())[0]!;
}

/** Two guests find a room of their own; their host is not in it, and whispers into it without a name. */
export async function grandmasHouse(at: Chairs, { grandma, medium, enchanted: [guest] }: UnseenCast): Promise<void> {
  await form(at, grandma, 'grandma', { 'Which players? (first)': guest, 'Which players? (second)': medium }, `Grandma (invite to your house): ${guest} and ${medium}. Done.`);
  const house = await onlyRoomOf(at, guest);
  await at.toChannel(house);
  await at.reads('Only the members of this channel read it.');
  await at.say(lines.guest);
  await at.sit(grandma);
  await at.toVillage();
  await at.say(`/curfew grandma say "${lines.whisper}"`);
  await at.reads(lines.whisper);
  await at.shot('grandma-whispers');
  expect(await at.privateChannels()).toEqual([]);
  expect(await onlyRoomOf(at, medium)).toBe(house);
  await at.toChannel(house);
  await at.reads(lines.guest);
  await at.reads(`Somebody whispers: “${lines.whisper}”`);
  await at.shot('grandmas-house');
  expect(await at.open()).not.toContain(`@${grandma}`);
}

/** One line for each of the others. A role that there is not is said with its line, and what was typed stays; then all is taken. */
export async function detectivesList(at: Chairs, { all, detective, wolf }: UnseenCast): Promise<void> {
  await at.sit(detective);
  await at.toMessages();
  await at.opens('play:open-act');
  const field = at.input('Who was dealt which role?');
  const others = (await field.inputValue()).split('\n').map(line => line.replace(/: ?$/, ''));
  expect(others.toSorted()).toEqual(all.filter(name => name !== detective).toSorted());
  await at.shot('detective-empty');
  const filled = (wolfish: string): string => others.map(name => `${name}: ${name === wolf ? wolfish : 'Citizen'}`).join('\n');
  await field.fill(filled('Wulf'));
  await at.window().locator('[data-modal=submit]').click();
  await at.window().getByText(`Line ${others.indexOf(wolf) + 1}: there is no "Wulf". Did you mean Wolf?`, { exact: true }).waitFor();
  await at.shot('detective-wrong-line');
  expect(await field.inputValue()).toBe(filled('Wulf'));
  await field.fill(filled('Wolf'));
  await at.submit();
  await at.reads('Detective (say what everybody was dealt)');
  await at.shot('detective-noted');
}

/** The Medium asks, somebody is enchanted, and two are gone in the morning. */
export async function nightFalls(at: Chairs, { medium, flute, witch, wolf, gone, enchanted }: UnseenCast): Promise<void> {
  await at.sit(medium);
  await at.toMessages();
  await at.opens('play:open-act');
  await at.input('Your words').fill(lines.question);
  await at.shot('form-medium');
  await at.submitAndRead(`Medium (ask those who are gone): “${lines.question}” Done.`, 'answered-medium');
  await form(at, flute, 'flute-player', { 'Which players?': enchanted[0] }, `Flute Player (enchant): ${enchanted[0]}. Done.`);
  await form(at, witch, 'witch', { 'Whom?': gone[1] });
  await at.sit(wolf);
  await at.toMessages();
  await at.ballot().selectOption({ label: gone[0] });
  await at.reads(`${gone[0]}: 1 vote`);
  await pass(at, 'Day 1 begins.');
}
