import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';

/** With this seed the first who joins is dealt the Cop, the second and third are the Mafia, the fourth is the Doctor. */
export const seed = 2_235_693;

/** Who has which part, by name. */
export interface Cast {
  readonly cop: string;
  readonly mafia: readonly [string, string];
  readonly doctor: string;
  readonly town: readonly [string, string, string];
}

/** Ana asks for a game by the form, Ben and Cleo join by button, bots take the other seats. */
export async function lobby(at: Chairs): Promise<Cast> {
  await at.enter();
  await at.shot('empty-village');
  await at.say('/curfew new');
  await at.window().waitFor();
  await at.field('setup').selectOption({ label: 'Plain seven: 7 players' });
  await at.field('night').fill('90m');
  await at.field('zone').selectOption({ label: 'Europe/Berlin' });
  await at.window().getByLabel('Every day').check();
  await at.shot('new-game-form');
  await at.submit();
  for (const [name, count] of [['Ben', 2], ['Cleo', 3]] as const) {
    await at.sit(name);
    await at.button('play:join').click();
    await at.reads(`Players (${count} of 7)`);
  }
  await at.sit('Ana');
  await at.letBotsPlay();
  await at.reads('Everybody is here: the host can start.');
  await at.shot('lobby-is-full');
  await at.stopBots();
  const [cop = '', bus = '', last = '', doctor = '', one = '', two = '', three = ''] = await at.listed('Players');
  expect([cop, bus, last]).toEqual(['Ana', 'Ben', 'Cleo']);
  return { cop, mafia: [bus, last], doctor, town: [one, two, three] };
}

/** Roles come by direct message and on the Home tab. */
export async function deal(at: Chairs, { mafia }: Cast): Promise<void> {
  await at.button('lobby:start').click();
  await at.reads('Day 1: the vote');
  await at.toMessages();
  await at.reads('You are Town Cop.');
  await at.shot('role-card');
  await at.sit(mafia[0]);
  await at.toHome();
  await at.reads(`In your private group: ${mafia[1]}`);
  await at.shot('app-home');
  expect(await at.privateChannels()).toEqual([]);
}

/** At night the Mafia has a channel that nobody else sees. */
async function room(at: Chairs, { cop, mafia, doctor, town }: Cast): Promise<void> {
  const outsider = ['Kofi', 'Lena', 'Milo', 'Nora', 'Elif'].find(name => name !== doctor && !town.includes(name))!;
  await at.sit(mafia[0]);
  await expect.poll(async () => (await at.privateChannels()).length).toBe(1);
  for (const [names, seen] of [[mafia, await at.privateChannels()], [[cop, doctor, ...town, outsider], []]] as const) {
    for (const name of names) {
      await at.sit(name);
      await expect.poll(at.privateChannels).toEqual(seen);
    }
  }
}

/** Two bots vote as they like; people vote by select, by form and by command, and change it. The host ends the day. @returns the picture of the vote */
export async function firstDay(at: Chairs, cast: Cast): Promise<string> {
  const { cop, mafia, town } = cast;
  const bots = [town[0], town[1]];
  await at.switchBots(bots);
  await at.sit(cop);
  await at.toVillage();
  await at.ballot().selectOption({ label: mafia[0] });
  await at.reads(new RegExp(`^${mafia[0]}: .*\\b${cop}\\b`, 'm'));
  await at.sit(mafia[0]);
  await at.opens('vote-form');
  await at.picker().selectOption({ label: 'Nobody' });
  await at.submit();
  await at.reads(new RegExp(`^Nobody: .*\\b${mafia[0]}\\b`, 'm'));
  await at.sit(mafia[1]);
  await at.say(`/curfew vote @${cop}`);
  await at.reads(`Your vote: ${cop}.`);
  await at.sit(cop);
  await at.button('unvote').click();
  await at.reads(new RegExp(`^Not voted: .*\\b${cop}\\b`, 'm'));
  for (const bot of bots) await expect.poll(() => at.listed('Not voted')).not.toContain(bot);
  await chat(at, cast);
  const picture = await at.shot('day-vote');
  await at.switchBots(bots);
  await at.toHome();
  await at.opens('host:open');
  await at.window().getByLabel('End this phase now').check();
  await at.shot('host-console');
  await at.submit();
  await at.toVillage();
  await at.reads('Night 1 begins.');
  return picture;
}

/** The Mafia chooses and changes its mind, the Cop looks at one of them; the Home tab and the messages show what stands. */
export async function firstNight(at: Chairs, cast: Cast): Promise<void> {
  const { cop, mafia, doctor, town } = cast;
  await room(at, cast);
  await at.sit(mafia[0]);
  await at.toMessages();
  await at.opens('play:open-act');
  expect(await at.choices()).toEqual([mafia[1], cop, doctor, ...town].toSorted());
  await at.picker().selectOption({ label: cop });
  await at.shot('night-form');
  await at.submit();
  await at.reads(`Mafia Vigilante on ${cop}`);
  await at.sit(mafia[1]);
  await at.reads(`(chosen by ${mafia[0]})`);
  await at.opens('play:open-act');
  await at.picker().selectOption({ label: town[2] });
  await at.submit();
  await at.reads(`Mafia Vigilante on ${town[2]}`);
  await at.sit(mafia[0]);
  await at.reads(`Mafia Vigilante on ${town[2]} (chosen by ${mafia[1]})`);
  await at.shot('night-what-stands');
  await at.sit(cop);
  await at.opens('play:open-act');
  await at.picker().selectOption({ label: mafia[0] });
  await at.submit();
  await at.reads(`Cop on ${mafia[0]}`);
  await at.toVillage();
  await at.say('/curfew end');
  await at.reads(`was eliminated in the night. Role: Town.`);
}

/** By day everybody talks. */
async function chat(at: Chairs, { cop, mafia }: Cast): Promise<void> {
  const lines = [
    [cop, 'Good morning! Two of you are up to something.'],
    [mafia[0], 'Not me, I was in meetings all week.'],
    [mafia[1], `Ask @${cop} who knows so much already.`],
    [cop, 'Let us wait for tonight, then.'],
  ] as const;
  for (const [name, line] of lines) {
    await at.sit(name);
    await at.say(line);
    await at.reads(line);
  }
}
