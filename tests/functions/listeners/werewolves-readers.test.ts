import { describe, expect, it } from 'vitest';
import { Pack } from './werewolves.ts';

/** Two are enchanted and have a channel. */
async function enchanted() {
  const pack = await new Pack().begin('Flute Player, 5x Citizen, Wolf');
  const [flute] = await pack.holding('Flute Player');
  const [one, two, other] = await pack.holding('Citizen');
  await pack.office.command(flute!, `flute player <@${one}>`);
  await pack.office.pass();
  await pack.office.pass();
  await pack.office.command(flute!, `flute player <@${two}>`);
  await pack.room('enchanted', 'C7');
  return { pack, flute: flute!, one: one!, two: two!, other: other! };
}

describe('a channel in which somebody reads along', () => {
  it('hands on what is written there, as plain words and without a name', async () => {
    const { pack, flute, one, other } = await enchanted();
    await pack.write('C7', one, `Is it <@${other}> &amp; a wolf?`);
    const name = (await pack.state).play!.names[await pack.seatOf(other)]!;
    expect(await pack.told(flute)).toContainEqual(['chat.read.unnamed', `Is it @${name} & a wolf?`]);
    const read = (await pack.state).play!.news.filter(({ key }) => key.startsWith('chat.read'));
    expect(read.map(({ about }) => about)).toEqual([[]]);
    expect(await pack.told(other)).not.toContainEqual(['chat.read.unnamed', expect.anything()]);
  });

  it('hands on nothing of somebody who does not belong there', async () => {
    const { pack, flute, other } = await enchanted();
    await pack.write('C7', other, 'Hello');
    expect(await pack.told(flute)).not.toContainEqual(['chat.read.unnamed', 'Hello']);
  });

  it('tells a reader who writes there what is possible, and lets nobody hear it', async () => {
    const { pack, flute, one } = await enchanted();
    expect((await pack.office.command(flute, 'say "Hello" in enchanted')).text).toBe('You read along in the channel "enchanted" and cannot write there by name. To whisper there without a name, type: flute player say "your words"');
    await pack.office.command(flute, 'flute player say "Closer"');
    expect((await pack.told(one)).filter(([, text]) => text === 'Hello' || text === 'Closer')).toEqual([['werewolves.whispered', 'Closer']]);
  });
});
