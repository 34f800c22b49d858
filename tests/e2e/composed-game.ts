import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';

/** What the host types into the form: a Public power, a set of which chance draws one, one with two targets, one of the day. */
const list = ['Mafia Bus Driver', 'Mafia Goon', 'Town 2-shot Mailman', 'Town Random (Tracker/Watcher)', 'Town Mentor', 'Town 1-shot Gladiator', 'Town Public Watcher', '3x Town'];

/** Who was dealt what: nobody knows before everybody has looked at the card. */
export interface Cast {
  readonly driver: string;
  readonly goon: string;
  readonly mailman: string;
  readonly random: string;
  readonly mentor: string;
  readonly gladiator: string;
  readonly watcher: string;
  readonly town: readonly [string, string, string];
}

/** Ana types roles of her own, the first time with a slip; bots take the other seats, and then let go of them. */
export async function ownLobby(at: Chairs): Promise<readonly string[]> {
  await at.enter();
  await at.say('/curfew new');
  await at.window().waitFor();
  await at.field('roles').fill(list.join('\n').replace('Mentor', 'Mentro'));
  await at.window().getByLabel('Every day').check();
  await at.window().getByLabel('Classic').check();
  await at.window().locator('[data-modal=submit]').click();
  await expect.poll(() => at.window().innerText()).toContain('line 5, character 6, at "Mentro"');
  await at.shot('a-slip-in-the-list');
  await at.field('roles').fill(list.join('\n'));
  await at.shot('own-list-of-roles');
  await at.submit();
  await at.letBotsPlay();
  await at.reads('Everybody is here: the host can start.');
  await at.stopBots();
  await at.shot('own-lobby-is-full');
  return at.listed('Players');
}

/** Everybody reads the own card. */
export async function cards(at: Chairs, names: readonly string[]): Promise<Cast> {
  await at.sit('Ana');
  await at.button('lobby:start').click();
  await at.reads('Day 1: the vote');
  const roles = new Map<string, string[]>();
  for (const name of names) {
    await at.sit(name);
    await at.toMessages();
    await at.reads(/You are (.+)\./);
    const role = /You are (.+)\./.exec(await at.open())![1]!;
    if (!roles.has(role)) await at.shot(`card-${role.toLowerCase().replace(/\W+/g, '-')}`);
    roles.set(role, [...(roles.get(role) ?? []), name]);
  }
  const who = (role: string): string => roles.get(role)!.shift()!;
  return {
    driver: who('Mafia Bus Driver'), goon: who('Mafia Goon'), mailman: who('Town 2-shot Mailman'), random: who('Town Random (Tracker/Watcher)'),
    mentor: who('Town Mentor'), gladiator: who('Town 1-shot Gladiator'), watcher: who('Town Public Watcher'), town: [who('Town'), who('Town'), who('Town')],
  };
}

/** What one can ask for at any time. The first day ends without a vote. */
export async function quietDay(at: Chairs, { random, gladiator }: Cast): Promise<void> {
  await at.sit(random);
  await at.toVillage();
  await at.say('/curfew role');
  await at.reads('You are Town Random (Tracker/Watcher).');
  await at.say('/curfew status');
  await at.reads('In the game (10)');
  await at.shot('typed-role-and-status');
  await at.sit(gladiator);
  await at.toHome();
  await at.shot('home-by-day');
  await at.sit('Ana');
  await at.toVillage();
  await at.say('/curfew end');
  await at.reads('Night 1 begins.');
}

/** Everything of the night by form. */
export async function nightOfForms(at: Chairs, { driver, goon, mailman, random, mentor, watcher, town }: Cast): Promise<void> {
  await form(at, mailman, 'mailman', { 'Whom?': mentor, 'What do you write?': 'I trust you. Take somebody by the hand tonight.' });
  await at.reads(`2-shot Mailman on ${mentor} saying “I trust you. Take somebody by the hand tonight.”`);
  await at.shot('mailman-what-stands');
  await at.toHome();
  await at.shot('mailman-home');
  await form(at, random, 'random', { 'Whom?': mentor });
  await form(at, mentor, 'mentor', { 'Whom?': town[0] });
  await form(at, driver, 'bus-driver', { 'Whom? (first)': town[1], 'Whom? (second)': town[2] });
  await at.reads(`Bus Driver on ${town[1]} and ${town[2]}`);
  await at.shot('bus-driver-what-stands');
  await form(at, goon, 'goon', { 'Whom?': town[1] });
  await at.reads(`Mafia Vigilante on ${town[1]}`);
  await at.sit(watcher);
  await at.toVillage();
  await at.say('/curfew');
  await at.opens('act:open-public');
  await at.input('Whom?').selectOption({ label: town[0] });
  await at.shot('public-form');
  await at.submit();
  await at.reads(`${watcher} uses Public Watcher on ${town[0]}, in public.`);
  await at.shot('public-use-at-night');
  await at.say('/curfew status');
  await at.sit('Ana');
  await at.say('/curfew end');
  await at.reads('Day 2: the vote');
}

/** Opens somebody's form of the night and fills it in. */
async function form(at: Chairs, who: string, shot: string, values: Readonly<Record<string, string>>): Promise<void> {
  await at.sit(who);
  await at.toMessages();
  await at.opens('play:open-act');
  for (const [label, value] of Object.entries(values)) {
    const input = at.input(label);
    if ((await input.evaluate(node => node.tagName)) === 'SELECT') await input.selectOption({ label: value });
    else await input.fill(value);
  }
  await at.shot(`form-${shot}`);
  await at.submit();
}

/** What the night has brought: two targets changed places, the letter is there, the watchers know something. */
export async function morning(at: Chairs, { driver, goon, mailman, random, mentor, watcher, town }: Cast): Promise<void> {
  await at.reads(`@${town[2]} was killed in the night. @${town[2]} was Town.`);
  await at.shot('morning');
  for (const [name, line] of [
    [mentor, 'A message for you, from somebody who is not named: “I trust you. Take somebody by the hand tonight.”'],
    [random, new RegExp(`Random on ${mentor}: (${town[0]}|${mailman})\\.`)],
    [watcher, `Watcher on ${town[0]}: ${mentor}.`],
    [town[0], `${mentor} has taken you on`],
    [mentor, `${town[0]} is now in your care`],
  ] as const) {
    await at.sit(name);
    await at.toMessages();
    await at.reads(line);
    await at.shot(`told-${name.toLowerCase()}`);
  }
  await room(at, mentor, town[0], [driver, goon, mailman]);
}

/** The two of a Mentor's bond talk where nobody else reads. */
async function room(at: Chairs, mentor: string, other: string, outsiders: readonly string[]): Promise<void> {
  await at.sit(mentor);
  await expect.poll(async () => (await at.privateChannels()).length).toBe(1);
  const [id = ''] = await at.privateChannels();
  await at.toChannel(id);
  await at.say('Hello! From now on we look out for each other.');
  await at.sit(other);
  await at.toChannel(id);
  await at.reads('From now on we look out for each other.');
  await at.say('Thank you. I am plain Town.');
  await at.reads('I am plain Town.');
  await at.shot('mentors-room');
  for (const name of outsiders) {
    await at.sit(name);
    expect(await at.privateChannels()).not.toContain(id);
  }
}
