import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../engine/core/json.ts';
import { recordOf, type Step } from '../../../engine/testing/record-of.ts';
import { played } from '../../../engine/testing/rule.ts';
import { Office, team, users } from './office.ts';

const list = 'Dreamer, Fortune Teller, Innkeeper, Nightwatchman, Fool, Mezepheles, Lleech';

/** A game of seven with these characters, on day 1, whose word is known; two good players whisper in a room of their own. */
async function whispering() {
  const office = new Office();
  await office.command('UANN', `new days=every roles ${list}`);
  for (const user of users.slice(1)) await office.command(user, 'join');
  await office.command('UANN', 'start');
  for (let part = 0; part < 2; part += 1) await office.pass();
  const { game, table, play } = await office.game();
  const [one, two] = play!.order.filter(seat => !['Mezepheles', 'Lleech'].includes(String(play!.seats[seat]!.role)));
  const userOf = (seat: string): string => table.seated[seat]!.split('/')[1]!;
  await office.command(userOf(one!), `whisper <@${userOf(two!)}>`);
  await office.command(userOf(two!), `accept <@${userOf(one!)}>`);
  const slug = Object.keys((await office.game()).play!.chats).find(chat => chat.startsWith('whisper:'))!;
  await office.store.putRoom(`${team}/C7`, game, slug);
  const [kept] = Object.values(fieldsOf((await office.game()).play!.facts['secretWords']));
  return { office, seat: one!, user: userOf(one!), word: String(fieldsOf(kept)['word']) };
}

const hear = (office: Office, channel: string, user: string, text: string, ts = '1.1') => office.event({ type: 'message', channel, user, text, ts });

async function record(office: Office): Promise<string> {
  const steps: Step[] = [];
  for await (const step of office.store.history((await office.game()).game)) steps.push(step);
  return recordOf(steps);
}

/** How the game stands, and how it stands when its record is played. */
async function twice(office: Office) {
  const text = await record(office);
  const again = played(text);
  const { seats, facts } = (await office.game()).play!;
  return { text, again: { seats: again.session.desk.game.play!.seats, facts: again.session.desk.game.play!.facts }, once: { seats, facts }, failures: again.failures };
}

describe('a secret word', () => {
  it.each([
    ['typed as a command in a whisper room', (office: Office, user: string, word: string) => office.command(user, `say "Was it ${word}?"`, { channel: 'C7' })],
    ['written in a whisper room', (office: Office, user: string, word: string) => hear(office, 'C7', user, `Was it ${word}?`)],
    ['written in the channel', (office: Office, user: string, word: string) => hear(office, 'C1', user, `Was it ${word}?`)],
  ])('%s turns who says it, and does so again when the game is replayed', async (_, speak) => {
    const { office, seat, user, word } = await whispering();
    await hear(office, 'C7', user, 'Nothing in these words');
    await speak(office, user, word);
    while ((await office.game()).play!.phase.number < 2 || (await office.game()).play!.phase.name !== 'day') await office.pass();
    expect((await office.game()).play!.seats[seat]).toMatchObject({ role: expect.stringMatching(/^evil /) });
    const { again, once, failures } = await twice(office);
    expect([failures, again]).toEqual([[], once]);
  });

  it('is not heard in a command that nobody else reads', async () => {
    const { office, word } = await whispering();
    const { play, table } = await office.game();
    const there = Object.values(play!.chats).flatMap(({ members }) => members);
    const alone = play!.order.find(seat => !there.includes(seat) && String(play!.seats[seat]!.role) !== 'Mezepheles')!;
    const reply = await office.command(table.seated[alone]!.split('/')[1]!, `say "Was it ${word}?"`);
    expect(reply.text).toBe('You share no private channel that is open now. What all are to hear is simply written in the channel of the game.');
    expect((await office.game()).play).toEqual(play);
  });

  it('is kept neither by the game nor by its record when it was heard', async () => {
    const { office, user, word } = await whispering();
    await hear(office, 'C1', user, `Was it ${word}?`);
    const kept: unknown[] = [];
    for await (const { command } of office.store.history((await office.game()).game)) kept.push(command);
    expect(JSON.stringify(kept)).not.toContain(word);
    expect(await record(office)).toMatch(/Host: overheard \w+ as 1\.1 by /);
    expect(await record(office)).not.toContain(word);
  });
});
