import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';

const list = ['Fortune Teller', 'Witch', 'Assassin', 'Barber', '2x Baker', '3x Citizen', 'Angel', 'Wolf', 'Infecting Wolf'];

/** Who was dealt what: nobody knows before everybody has looked at the card. */
export interface Cast {
  readonly teller: string;
  readonly witch: string;
  readonly assassin: string;
  readonly barber: string;
  readonly bakers: readonly [string, string];
  readonly citizens: readonly [string, string, string];
  readonly angel: string;
  readonly wolf: string;
  readonly infecting: string;
}

/** Ana types roles of her own, and everybody comes. */
export async function villageLobby(at: Chairs, roles: readonly string[] = list): Promise<readonly string[]> {
  await at.enter();
  await at.say('/curfew new');
  await at.window().waitFor();
  await at.field('roles').fill(roles.join('\n'));
  await at.window().getByLabel('Every day').check();
  await at.shot('own-list');
  await at.submit();
  await at.letBotsPlay();
  await at.reads('Everybody is here: the host can start.');
  await at.stopBots();
  return at.listed('Players');
}

/** Everybody reads the own card. */
export async function cards(at: Chairs, names: readonly string[]): Promise<Cast> {
  await at.sit('Ana');
  await at.button('lobby:start').click();
  await at.reads('Day 0');
  await at.shot('day-0');
  const roles = new Map<string, string[]>();
  for (const name of names) {
    await at.sit(name);
    await at.toMessages();
    await at.reads(/You are the (.+)\.|Your role is (.+)\./);
    const [, one, other] = /You are the (.+)\.|Your role is (.+)\./.exec(await at.open())!;
    const role = (one ?? other)!;
    if (!roles.has(role)) await at.shot(`card-${role.toLowerCase().replace(/\W+/g, '-')}`);
    roles.set(role, [...(roles.get(role) ?? []), name]);
  }
  const who = (role: string): string => roles.get(role)!.shift()!;
  return {
    teller: who('Fortune Teller'), witch: who('Witch'), assassin: who('Assassin'), barber: who('Barber'), bakers: [who('Baker'), who('Baker')],
    citizens: [who('Citizen'), who('Citizen'), who('Citizen')], angel: who('Angel'), wolf: who('Wolf'), infecting: who('Infecting Wolf'),
  };
}

/** The host lets the running part of the game come to its end. */
export async function pass(at: Chairs, next: string): Promise<void> {
  await at.sit('Ana');
  await at.toVillage();
  await at.say('/curfew end');
  await at.reads(next);
}

/** The ids of the private channels that somebody is in. */
export async function roomsOf(at: Chairs, who: string): Promise<readonly string[]> {
  await at.sit(who);
  return at.privateChannels();
}

/** Opens somebody's form and fills it in, field by field; `answer` is what the window says at once. */
export async function form(at: Chairs, who: string, shot: string, values: Readonly<Record<string, string>>, answer?: string): Promise<void> {
  await at.sit(who);
  await at.toMessages();
  await at.opens('play:open-act');
  for (const [label, value] of Object.entries(values)) await at.input(label).selectOption({ label: value });
  await at.shot(`form-${shot}`);
  await (answer === undefined ? at.submit() : at.submitAndRead(answer, `answered-${shot}`));
}

/** Nobody is voted out, and who belongs together knows it. */
export async function dayZero(at: Chairs, { angel, bakers, infecting, wolf }: Cast): Promise<void> {
  for (const [one, other] of [bakers, [wolf, infecting]] as const) {
    const [room = ''] = await roomsOf(at, one);
    await at.toChannel(room);
    await at.reads(other);
    await at.shot(`room-of-${one === wolf ? 'the-pack' : 'the-bakers'}`);
    expect(await roomsOf(at, other)).toEqual([room]);
  }
  expect(await roomsOf(at, angel)).toEqual([]);
  await pass(at, 'Night 1 begins.');
  await at.shot('first-night');
}

/** An inspection is answered on the spot; whoever is turned finds the pack's channel. */
export async function firstNight(at: Chairs, { teller, infecting, wolf, citizens }: Cast): Promise<void> {
  await form(at, teller, 'fortune-teller', { 'Whom?': wolf }, `You see ${wolf} as: Wolf.`);
  await at.reads(`You see ${wolf} as: Wolf.`);
  await at.shot('answered-on-the-spot');
  const [pack = ''] = await roomsOf(at, wolf);
  expect(await roomsOf(at, citizens[0])).not.toContain(pack);
  await form(at, infecting, 'infecting-wolf', { 'Whom?': citizens[0] }, `Infecting Wolf (turn somebody into a wolf): ${citizens[0]}. Done.`);
  await at.sit(citizens[0]);
  await at.toMessages();
  await at.reads('Your role has changed: you are the Wolf now.');
  await at.shot('turned');
  await expect.poll(() => at.privateChannels()).toContain(pack);
  await at.toChannel(pack);
  await at.say('Good evening. I am new here.');
  await at.sit(wolf);
  await at.toChannel(pack);
  await at.reads('I am new here.');
  await at.shot('the-pack-has-grown');
  await pass(at, 'Day 1 begins.');
}
