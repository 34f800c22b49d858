import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';

const list = ['Fortune Teller', 'Dreamer', 'Innkeeper', 'Nightwatchman', 'Fool', 'Fearmonger', 'Vortox'];

/** Who was dealt what: nobody knows before everybody has looked at the card. */
export interface Cast {
  readonly teller: string;
  readonly dreamer: string;
  readonly innkeeper: string;
  readonly watchman: string;
  readonly fool: string;
  readonly fearmonger: string;
  readonly vortox: string;
}

/** Lets the running part of the game come to its end. */
export type Pass = () => Promise<void>;

/** Ana types characters of her own, sees the rules in detail, and everybody comes. */
export async function lanternLobby(at: Chairs): Promise<readonly string[]> {
  await at.enter();
  await at.say('/curfew new');
  await at.window().waitFor();
  await at.field('roles').fill(list.join('\n'));
  await at.window().getByLabel('Every day').check();
  await at.button('new:rules').click();
  await at.window().getByText('Then nominations are open for').waitFor();
  await at.field('option:voting').fill('20h');
  await at.shot('rules-in-detail');
  await at.submit();
  await at.letBotsPlay();
  await at.reads('Everybody is here: the host can start.');
  await at.stopBots();
  await at.shot('lobby');
  return at.listed('Players');
}

/** Everybody reads the own card. */
export async function cards(at: Chairs, names: readonly string[]): Promise<Cast> {
  await at.sit('Ana');
  await at.button('lobby:start').click();
  await at.reads('Night 1');
  await at.shot('the-first-night');
  const roles = new Map<string, string>();
  for (const name of names) {
    await at.sit(name);
    await at.toMessages();
    await at.reads(/You are the (.+)\./);
    const role = /You are the (.+)\./.exec(await at.open())![1]!;
    await at.shot(`card-${role.toLowerCase().replace(/\W+/g, '-')}`);
    roles.set(role, name);
  }
  const who = (role: string): string => roles.get(role)!;
  return {
    teller: who('Fortune Teller'), dreamer: who('Dreamer'), innkeeper: who('Innkeeper'), watchman: who('Nightwatchman'), fool: who('Fool'),
    fearmonger: who('Fearmonger'), vortox: who('Vortox'),
  };
}

/** A choice of the night by form. */
export async function chooses(at: Chairs, who: string, label: string, whom: string, shot: string): Promise<void> {
  await at.sit(who);
  await at.toMessages();
  await at.opens('play:open-act');
  await at.input(label).selectOption({ label: whom });
  await at.shot(`form-${shot}`);
  await at.submit();
  await at.reads(whom);
}

export async function firstNight(at: Chairs, { dreamer, fearmonger, fool, teller, vortox }: Cast, pass: Pass): Promise<void> {
  await at.sit(vortox);
  await at.toMessages();
  await at.reads('Nobody has these good characters');
  await chooses(at, dreamer, 'Which player?', fool, 'dreamer');
  await at.shot('dreamer-what-stands');
  await chooses(at, fearmonger, 'Which player?', teller, 'fearmonger');
  await at.sit(dreamer);
  await at.toVillage();
  await at.say('Is anybody awake?');
  await at.reads('It is night: the channel is quiet until dawn.');
  await at.shot('quiet-at-night');
  await pass();
  await at.reads('Night 1: lock');
  await at.shot('choices-are-locked');
  await pass();
  await at.reads('Day 1 begins.');
  await at.shot('first-morning');
  await at.toMessages();
  await at.reads(`${fool} is one of these two`);
  await at.shot('dreamer-is-told');
}

/** A whisper is asked for, accepted, held in a channel of its own, and ends with a word in public. */
export async function whisper(at: Chairs, { dreamer, fool, vortox }: Cast): Promise<void> {
  await at.toVillage();
  await at.opens('act:one:0');
  await at.input('With whom?').selectOption({ label: fool });
  await at.shot('whisper-form');
  await at.submit();
  await at.reads('would like a word with');
  await at.sit(fool);
  await at.toVillage();
  await at.tries('Accept a whisper');
  await at.input('With whom do you whisper?').selectOption({ label: dreamer });
  await at.submit();
  await at.reads('are whispering.');
  await at.shot('they-are-whispering');
  await expect.poll(async () => (await at.privateChannels()).length).toBe(1);
  const [room = ''] = await at.privateChannels();
  await at.toChannel(room);
  await at.say('I know something of you.');
  await at.sit(dreamer);
  await at.toChannel(room);
  await at.reads('I know something of you.');
  await at.say('And I trust you.');
  await at.reads('And I trust you.');
  await at.shot('whisper-room');
  expect((await at.open()).split('I know something of you.')).toHaveLength(2);
  await at.sit(vortox);
  expect(await at.privateChannels()).toEqual([]);
  await at.sit(dreamer);
  await at.toVillage();
  await at.say('Good morning, all!');
  await at.reads('have stopped whispering.');
  await expect.poll(() => at.privateChannels()).toEqual([]);
  await at.sit(fool);
  await expect.poll(() => at.privateChannels()).toEqual([]);
}
