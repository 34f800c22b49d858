import { describe, expect, it } from 'vitest';
import { recordOf, type Step } from '../../../engine/testing/record-of.ts';
import { played } from '../../../engine/testing/rule.ts';
import { phaseText } from '../../../engine/core/state.ts';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, users } from './office.ts';

const list = 'Dreamer, Cult Leader, Innkeeper, Nightwatchman, Fool, Mezepheles, Lleech';

/** A game of these seven, up to a phase; where nobody plays who runs it, Hal plays in Ann's place. */
async function playing(phase: string, options = ''): Promise<Office> {
  const office = new Office();
  await office.command('UANN', `new days=every ${options} roles ${list}`);
  for (const user of options.includes('play=no') ? [...users.slice(1), 'UHAL'] : users.slice(1)) await office.command(user, 'join');
  await office.command('UANN', 'start');
  await until(office, phase);
  return office;
}

async function until(office: Office, phase: string): Promise<void> {
  while (phaseText((await stateOf(office)).play!.phase) !== phase) await office.pass();
}

const userOf = async (office: Office, role: string): Promise<string> => {
  const { table, play } = await stateOf(office);
  return table.seated[play!.order.find(seat => play!.seats[seat]!.role.endsWith(role))!]!.split('/')[1]!;
};
/** The game as it stands, over or not. */
const ids = new WeakMap<Office, string>();
const stateOf = async (office: Office) => {
  const id = ids.get(office) ?? (await office.game()).game;
  ids.set(office, id);
  return (await office.store.load(id))!.state;
};
const keysOf = async (office: Office): Promise<readonly string[]> => Object.keys((await stateOf(office)).play!.decisions).map(key => key.split('/')[0]!);
const news = async (office: Office): Promise<readonly string[]> => (await stateOf(office)).play!.news.map(({ key }) => key.replace('clocktower.', ''));

/** The game played again from its record comes to the same end. */
async function replayed(office: Office): Promise<void> {
  const steps: Step[] = [];
  for await (const step of office.store.history((await stateOf(office)).game)) steps.push(step);
  const again = played(recordOf(steps));
  expect([again.failures, again.session.log.filter(entry => entry.type === 'act' && entry.refusal)]).toEqual([[], []]);
  expect(again.session.desk.game.play!.seats).toEqual((await stateOf(office)).play!.seats);
}

describe('the call of a cult', () => {
  it('opens a vote in the channel, is joined by button and by command, and ends the game when all good players have', async () => {
    const office = await playing('day 1');
    const leader = await userOf(office, 'Cult Leader');
    const evil = [await userOf(office, 'Mezepheles'), await userOf(office, 'Lleech')];
    expect((await office.command(leader, 'cult leader', { channel: 'D1' })).text).not.toContain('Use');
    await office.command(leader, 'cult leader');
    const { game, play, table } = await stateOf(office);
    expect(Object.keys(play!.polls)).toEqual(['cult']);
    expect(await news(office)).toContain('cult.call');
    const seat = Object.keys(table.seated).find(one => table.seated[one] === `T1/${leader}`)!;
    const [first, ...others] = users.filter(user => user !== leader && !evil.includes(user));
    await office.press(first!, { id: actions.vote, block: ref(game, phaseText(play!.phase), 'cult'), choice: seat });
    expect((await stateOf(office)).play!.polls['cult']!.ballots.map(({ choice }) => choice)).toEqual([seat]);
    for (const user of others) expect((await office.command(user, `vote <@${leader}> in cult`)).text).not.toContain('no such');
    expect((await stateOf(office)).play!.winners?.length).toBe(5);
    await replayed(office);
  });
});

describe('the contest of a fiddler', () => {
  it('is brought in by whoever runs the game, is voted on by day, and ends the game', async () => {
    const office = await playing('day 1', 'play=no mode=storyteller');
    expect((await office.command('UANN', 'decide fabled-in-play Fiddler')).text).toContain('Decided.');
    expect(await news(office)).toContain('fabled.fiddler');
    const demon = await userOf(office, 'Lleech');
    await until(office, 'night 2');
    const dreamer = await userOf(office, 'Dreamer');
    expect((await office.command(demon, `fiddler <@${dreamer}>`)).text).toContain('Fiddler');
    await until(office, 'day 2');
    expect(Object.keys((await stateOf(office)).play!.polls)).toEqual(['fiddler']);
    for (const user of (await Promise.all(['Cult Leader', 'Innkeeper', 'Nightwatchman'].map(role => userOf(office, role))))) await office.command(user, `vote <@${demon}>`);
    expect((await stateOf(office)).play!.polls['fiddler']!.ballots).toHaveLength(3);
    while (!(await stateOf(office)).play!.winners) await office.pass();
    const { play } = await stateOf(office);
    expect(play!.winners).toContain(play!.order.find(seat => play!.seats[seat]!.role === 'Lleech'));
    await replayed(office);
  });
});

describe('the change of mode', () => {
  it('lets decisions wait from now on, and closes those that are open when the game is to go by itself', async () => {
    const office = await playing('day 1', 'play=no');
    const slayer = async (): Promise<readonly string[]> => (await until(office, 'night 2 lock'), keysOf(office));
    expect(await keysOf(office)).toEqual([]);
    expect((await office.command('UANN', 'decide mode storyteller')).text).toContain('Decided.');
    expect((await slayer()).length).toBeGreaterThan(0);
    await office.command('UANN', 'decide mode automatic');
    await office.pass();
    expect([phaseText((await stateOf(office)).play!.phase), await keysOf(office)]).toEqual(['day 2', []]);
    await replayed(office);
  });

  it('is for whoever runs the game without playing', async () => {
    const office = await playing('day 1');
    expect((await office.command('UANN', 'decide mode storyteller')).text).toContain('does not decide');
    expect((await office.command('UBOB', 'decide mode storyteller')).text).toContain('host');
  });
});
