import { describe, expect, it } from 'vitest';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Pack } from './werewolves.ts';

const list = 'Medium, Grandma, Journalist, Bartender, 2x Citizen, Wolf';

/** The first night of a game with each of these roles; users by role. */
async function table() {
  const pack = await new Pack().begin(list);
  const one = async (role: string): Promise<string> => (await pack.holding(role))[0]!;
  const [first, second] = await pack.holding('Citizen');
  const say = async (user: string, text: string): Promise<string> => (await pack.office.command(user, text)).text;
  return {
    pack, say, medium: await one('Medium'), grandma: await one('Grandma'), journalist: await one('Journalist'), bartender: await one('Bartender'), wolf: await one('Wolf'),
    first: first!, second: second!,
  };
}

describe("the question of a Medium, and the dead's answer", () => {
  it('is put to the dead alone, who vote on it; the Medium hears what came of it', async () => {
    const { pack, say, medium, wolf, bartender, first, second } = await table();
    expect(await say(medium, 'medium say "Is it a quiet one?"')).toBe('Done: Medium (ask those who are gone), “Is it a quiet one?”.');
    expect(await say(medium, 'medium say "Or loud?"')).toBe('"medium" was good for 1 use in night 1; it can be used again in night 2.');
    await say(wolf, `vote <@${first}> in wolfpack`);
    await pack.office.pass();
    expect(await pack.told(first)).toContainEqual(['werewolves.medium.asked', 'Is it a quiet one?']);
    expect(await pack.told(second)).not.toContainEqual(['werewolves.medium.asked', expect.anything()]);
    await pack.office.press(first, { id: actions.voteForm, value: ref((await pack.state).game, 'day 1', 'medium') });
    expect(pack.office.opened.blocks[0]).toMatchObject({ text: { text: 'Day 1: what the Medium asks: Is it a quiet one?' } });
    expect(await say(first, 'vote yes')).toContain('Vote on "what the Medium asks: Is it a quiet one?":\nYes: 1 vote (Bob).\n');
    expect(await say(first, `vote <@${wolf}>`)).not.toContain('Your vote');
    expect(await say(bartender, 'votes')).not.toContain('quiet');
    await pack.office.pass();
    const seat = await pack.seatOf(medium);
    expect((await pack.state).play!.news).toContainEqual(expect.objectContaining({ to: seat, ability: 'medium', result: { yes: true }, args: { text: 'Is it a quiet one?' } }));
  });
});

describe('words without a name', () => {
  it("of a Grandma reach her guests alone, by command and in the house's room, and theirs reach each other", async () => {
    const { pack, say, grandma, first, second, bartender } = await table();
    await say(grandma, `grandma <@${first}> and <@${second}>`);
    expect(await say(grandma, 'grandma say "Soup?"')).toContain('“Soup?”');
    expect(await say(grandma, 'say "Bread?" in grandmas-house')).toBe('You are not in the channel "grandmas-house" yourself. To be heard there without a name, type: grandma say "your words"');
    expect(await say(bartender, 'say "Bread?" in grandmas-house')).toBe('That channel is closed to you now.');
    for (const guest of [first, second]) expect((await pack.told(guest)).filter(([, text]) => text === 'Soup?' || text === 'Bread?')).toEqual([['werewolves.whispered', 'Soup?']]);
    expect(JSON.stringify((await pack.state).play!.news.filter(({ key }) => key === 'werewolves.whispered'))).not.toContain(await pack.seatOf(grandma));
    expect(await pack.told(grandma)).toContainEqual(['werewolves.done.words', 'Soup?']);
    expect(await pack.told(bartender)).not.toContainEqual([expect.anything(), 'Soup?']);
    expect(await say(first, 'say yes please')).toBe('Said in "grandmas-house": yes please');
    expect(await pack.told(second)).toContainEqual(['chat.said', 'yes please']);
    expect(await pack.told(grandma)).not.toContainEqual(['chat.said', 'yes please']);
  });

  it('of a Bartender are read by all, and nobody else says anything there', async () => {
    const { pack, say, bartender, first } = await table();
    await say(bartender, 'bartender "Cheers"');
    const all = (await pack.state).play!.news.filter(({ key }) => key === 'werewolves.tavern');
    expect(all).toMatchObject([{ to: 'table', about: [], args: { text: 'Cheers' } }]);
    expect(await say(first, 'bartender say "Cheers"')).not.toContain('Done');
    expect(await say(first, 'say Cheers')).toBe('You share no private channel that is open now. What all are to hear is simply written in the channel of the game.');
  });
});

it('a Mayor lays the office down when the phase ends, and may think again', async () => {
  const { pack, say, medium, bartender } = await table();
  await pack.office.pass();
  await say(bartender, `vote <@${medium}> in mayor`);
  await pack.office.pass();
  expect(await say(medium, 'role')).toContain('You are Mayor besides your own role, which you keep.');
  expect(await say(medium, 'mayor resign')).toContain('Noted: Mayor (lay the office down), resign.');
  expect(await say(medium, 'cancel mayor')).toContain('Mayor (lay the office down)');
  await pack.office.pass();
  expect(await say(medium, 'role')).toContain('You are Mayor');
  expect(await say(medium, 'resign')).toContain('Noted: Mayor (lay the office down), resign.');
  await pack.office.pass();
  expect(await say(medium, 'role')).not.toContain('Mayor');
});

it('a journal goes to somebody of the chosen role when its writer is gone, with all that was written', async () => {
  const { pack, say, journalist, wolf, bartender } = await table();
  expect(await say(journalist, 'journalist say "Dear diary"')).toContain('Done: Journalist (write in your journal), “Dear diary”.');
  await say(journalist, 'journalist say "It rains"');
  expect(await say(journalist, 'journalist as Wulf')).toContain('Wolf');
  expect(await say(journalist, 'journalist as bartender')).toContain('Done: Journalist (who is to have your journal), Bartender.');
  expect(JSON.stringify((await pack.state).play!.news)).not.toMatch(/"to":"table"[^}]*Dear diary/);
  await say(wolf, `vote <@${journalist}> in wolfpack`);
  await pack.office.pass();
  expect(await pack.told(bartender)).toContainEqual(['werewolves.journal', 'Dear diary / It rains']);
  expect(await pack.told(wolf)).not.toContainEqual(['werewolves.journal', expect.anything()]);
});
