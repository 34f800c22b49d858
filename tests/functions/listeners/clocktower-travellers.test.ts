import { describe, expect, it } from 'vitest';
import { recordOf, type Step } from '../../../engine/testing/record-of.ts';
import { played } from '../../../engine/testing/rule.ts';
import { phaseText } from '../../../engine/core/state.ts';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, users } from './office.ts';

const list = 'Dreamer, Fortune Teller, Innkeeper, Nightwatchman, Fool, Mezepheles, Lleech';

/** A game of seven, or of eight whose host does not play, on day 1. */
async function playing(options = ''): Promise<Office> {
  const office = new Office();
  const isRun = options.includes('play=no');
  await office.command('UANN', `new days=every ${options} roles ${list}`);
  for (const user of isRun ? [...users.slice(1), 'UHAL'] : users.slice(1)) await office.command(user, 'join');
  await office.command('UANN', 'start');
  while (phaseText((await office.game()).play!.phase) !== 'day 1') await office.pass();
  return office;
}

const seatOf = async (office: Office, user: string): Promise<string | undefined> =>
  Object.entries((await office.game()).table.seated).find(([, person]) => person === `T1/${user}`)?.[0];
const playersOf = async (office: Office): Promise<readonly string[]> => Object.values((await office.game()).table.seated).map(person => person.split('/')[1]!).filter(user => user !== 'UZOE');
const effects = async (office: Office): Promise<readonly unknown[]> => {
  const { game } = await office.game();
  return (await office.store.load(game))!.effects;
};

/** The game played again from its record comes to the same seats. */
async function replayed(office: Office): Promise<void> {
  const steps: Step[] = [];
  for await (const step of office.store.history((await office.game()).game)) steps.push(step);
  const again = played(recordOf(steps));
  const { order, names, seats } = (await office.game()).play!;
  const { play } = again.session.desk.game;
  expect([again.failures, again.session.log.filter(entry => entry.type === 'act' && entry.refusal)]).toEqual([[], []]);
  expect({ order: play!.order, names: play!.names, seats: play!.seats }).toEqual({ order, names, seats });
}

describe('somebody who comes in mid-game', () => {
  it('asks by command, is let in by the rules, gets a card and nothing twice, and is exiled by more than half', async () => {
    const office = await playing();
    expect((await office.command('UZOE', 'travel as Deviant')).text).toContain('You are at the table.');
    const seat = (await seatOf(office, 'UZOE'))!;
    const own = (await effects(office)).filter(effect => JSON.stringify(effect).includes('T1/UZOE'));
    expect(own).toEqual(expect.arrayContaining([{ type: 'index', person: 'T1/UZOE', listed: true }, { type: 'card', card: 'role', person: 'T1/UZOE' }, { type: 'home', person: 'T1/UZOE' }]));
    expect(own.filter(effect => JSON.stringify(effect).includes('"tell"'))).toEqual([]);
    expect(JSON.stringify(await effects(office))).not.toContain('null');
    const voters = await playersOf(office);
    for (const user of voters.slice(0, 3)) expect((await office.command(user, 'exile <@UZOE>')).text).toContain('Exile');
    expect((await office.game()).play!.seats[seat]!.alive).toBe(true);
    const { game, play } = await office.game();
    await office.press(voters[3]!, { id: actions.openOne, block: ref(game, phaseText(play!.phase)), choice: 'exile' });
    const [input] = office.opened.blocks.flatMap(block => (block.type === 'input' ? [block.block_id!] : []));
    expect((await office.submit(voters[3]!, office.opened, { [input!]: seat })).body).toBe('');
    expect((await office.game()).play!.seats[seat]!.alive).toBe(false);
    expect((await office.game()).play!.news.at(-1)).toMatchObject({ key: 'clocktower.exile.passed', about: [seat] });
    await replayed(office);
  });

  it('asks by form, waits for whoever runs the game, and is told so', async () => {
    const office = await playing('play=no mode=storyteller');
    const hub = await office.command('UZOE', '');
    expect(hub.text.length).toBeGreaterThan(0);
    expect(JSON.stringify(hub.body)).toContain('Come to this table');
    await office.press('UZOE', { id: actions.openTravel, value: ref((await office.game()).game) });
    const answer = await office.submit('UZOE', office.opened, { role: 'Scapegoat' });
    expect(answer.text).toContain('You have asked to come.');
    expect((await office.command('UZOE', 'travel as Deviant')).text).toContain('You have asked to come already');
    expect(await seatOf(office, 'UZOE')).toBeUndefined();
    await office.command('UANN', 'decide traveller-admit yes');
    await office.command('UANN', 'decide traveller-alignment good');
    const seat = (await seatOf(office, 'UZOE'))!;
    expect((await office.game()).play!.seats[seat]!.role).toBe('good Scapegoat');
    expect(JSON.stringify((await office.command('UZOE', '')).body)).not.toContain('Come to this table');
    await replayed(office);
  });

  it('is brought in below somebody and let go by whoever runs the game, or goes by their own will', async () => {
    const office = await playing('play=no mode=storyteller');
    const [, below] = await playersOf(office);
    expect((await office.command('UBOB', 'admit <@UZOE> as good Deviant')).text).toContain('host');
    expect((await office.command('UANN', `admit <@UZOE> as good Deviant below <@${below}>`)).text).toContain('They are at the table');
    const { order } = (await office.game()).play!;
    expect(order.indexOf((await seatOf(office, 'UZOE'))!)).toBe(order.indexOf((await seatOf(office, below!))!) + 1);
    expect((await office.command('UANN', 'dismiss <@UZOE>')).text).toContain('They have left the table.');
    expect([await seatOf(office, 'UZOE'), (await effects(office)).some(effect => JSON.stringify(effect) === '{"type":"index","person":"T1/UZOE","listed":false}')]).toEqual([undefined, true]);
    await office.command('UANN', 'admit <@UYAN> as evil Scapegoat');
    await office.command('UYAN', 'leave');
    expect(await seatOf(office, 'UYAN')).toBeUndefined();
    await replayed(office);
  });

  it('is refused in one sentence where it cannot be', async () => {
    const office = await playing();
    const before = await office.version();
    expect((await office.command('UZOE', 'travel as Dreamer')).text).toContain('Scapegoat');
    expect((await office.command('UBOB', 'travel as Deviant')).text).toContain('joined already');
    expect((await office.command('UANN', 'dismiss <@UBOB>')).text).not.toContain('left the table');
    expect((await office.command('UANN', 'admit Zoe as Deviant')).text).not.toContain('at the table');
    expect(await office.version()).toBe(before);
    await office.command('UZOE', 'travel');
    expect(office.opened.callback_id).toBe('travel');
  });
});

describe('a laugh', () => {
  const laugh = (office: Office, user: string, ts: string, reaction = 'joy', more: Record<string, unknown> = {}) =>
    office.event({ type: 'reaction_added', user, reaction, item_user: 'UZOE', item: { type: 'message', channel: 'C1', ts }, event_ts: '9.9', ...more });
  const say = (office: Office, ts: string) => office.event({ type: 'message', channel: 'C1', user: 'UZOE', text: 'Knock, knock', ts });

  it('by reaction at one message of the traveller who must be funny, by three, keeps that traveller', async () => {
    const office = await playing();
    await office.command('UZOE', 'travel as Deviant');
    await say(office, '1.1');
    await say(office, '1.2');
    const [one, two, three, four] = await playersOf(office);
    for (const user of [one!, two!, three!]) await laugh(office, user, '1.1', user === one ? 'rolling_on_the_floor_laughing' : 'joy');
    await replayed(office);
    for (const user of [one!, two!, three!, four!]) await office.command(user, 'exile <@UZOE>');
    const seat = (await seatOf(office, 'UZOE'))!;
    expect([(await office.game()).play!.seats[seat]!.alive, (await office.game()).play!.news.at(-1)?.key]).toEqual([true, 'clocktower.exile.blocked']);
    await replayed(office);
  });

  it('counts once for each, at the message itself, and no other face is one; nothing else leaves a trace', async () => {
    const office = await playing();
    await office.command('UZOE', 'travel as Deviant');
    await say(office, '1.1');
    const [one, two, three, four] = await playersOf(office);
    await laugh(office, one!, '1.1');
    await laugh(office, two!, '1.1');
    const before = await office.version();
    await laugh(office, two!, '1.1', 'laughing');
    await laugh(office, three!, '1.1', 'cry');
    await laugh(office, three!, '7.7');
    await laugh(office, three!, '1.1', 'joy', { item_user: one });
    await laugh(office, three!, '1.1', 'joy', { item: { type: 'message', channel: 'C9', ts: '1.1' } });
    await laugh(office, 'UXEN', '1.1');
    expect(await office.version()).toBe(before);
    for (const user of [one!, two!, three!, four!]) await office.command(user, 'exile <@UZOE>');
    expect((await office.game()).play!.seats[(await seatOf(office, 'UZOE'))!]!.alive).toBe(false);
  });
});
