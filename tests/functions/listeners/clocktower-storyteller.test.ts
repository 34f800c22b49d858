import { describe, expect, it } from 'vitest';
import type { InputBlock, ModalView } from '@slack/types';
import { phaseText } from '../../../engine/core/state.ts';
import { sentence } from '../../../engine/themes/words.ts';
import { actions, ref } from '../../../functions/app/action-ids.ts';
import { Office, users } from './office.ts';

const list = 'Alchemist, Fortune Teller, Innkeeper, Drunk, Tinker, Baron, Lleech';

/** A game of seven that Ann runs. */
async function running(options: string, roles = list): Promise<Office> {
  const office = new Office();
  await office.command('UANN', `new days=every play=no mode=storyteller ${options} roles ${roles}`);
  for (const user of [...users.slice(1), 'UHAL']) await office.command(user, 'join');
  await office.command('UANN', 'start');
  return office;
}

const at = async (office: Office, ...parts: readonly string[]): Promise<string> => {
  const { game, play } = await office.game();
  return ref(game, phaseText(play!.phase), ...parts);
};
const open = async (office: Office) => (await office.game()).play!.decisions;
const slugs = async (office: Office): Promise<readonly string[]> => Object.keys(await open(office)).map(key => key.split('/')[0]!);
const inputs = (view: ModalView): readonly InputBlock[] => view.blocks.filter((block): block is InputBlock => block.type === 'input');
const labels = (view: ModalView): readonly string[] => inputs(view).map(({ label }) => label.text);
/** The values of an input's list, group after group. */
function values({ element }: InputBlock): readonly string[] {
  if (element.type !== 'static_select') throw new Error('no list');
  return [...(element.options ?? []), ...(element.option_groups ?? []).flatMap(({ options }) => options)].map(({ value }) => value!);
}

describe('the deal by hand', () => {
  it('asks for all that is open page by page, the granted ability and the fabled among it, and takes what was changed', async () => {
    const office = await running('deal=storyteller');
    expect(await slugs(office)).toEqual(expect.arrayContaining(['alchemist-ability', 'bluffs', 'drunk-token', 'fabled-in-play', 'red-herring']));
    await office.press('UANN', { id: actions.openDeal, value: await at(office, '0') });
    expect(labels(office.opened).map(label => label.split(':')[0])).toEqual(expect.arrayContaining(['Which Minion ability the Alchemist has', 'Which fabled are in play', 'Three good characters that nobody has, for the Demon']));
    const fabled = inputs(office.opened).find(({ label }) => label.text.startsWith('Which fabled'))!;
    const words = JSON.stringify(fabled.element);
    for (const name of ['none', 'Fiddler', "Hell's Librarian"]) expect(words).toContain(name);
    const place = Object.values(await open(office)).find(({ key }) => key === 'fabled-in-play')!.options!.findIndex(({ says }) => says === 'Fiddler');
    expect((await office.submit('UANN', office.opened, { [fabled.block_id!]: String(place) })).body).toBe('');
    expect((await open(office))['fabled-in-play']!.fallback).toEqual(['Fiddler']);
    await office.press('UANN', { id: actions.endPhase, value: await at(office) });
    expect(phaseText((await office.game()).play!.phase)).toBe('night 1');
    expect(Object.keys((await office.game()).play!.powers)).toContain('t.fiddler');
  });

  it('is for nobody else', async () => {
    const office = await running('deal=storyteller');
    const before = await office.version();
    await office.press('UBOB', { id: actions.openDeal, value: await at(office, '0') });
    expect([office.responded.includes('does not decide'), await office.version()]).toEqual([true, before]);
  });
});

describe('a decision', () => {
  it('of hundreds of answers is picked from a list in groups', async () => {
    const office = await running('deal=storyteller');
    const { options = [] } = (await open(office))['bluffs']!;
    expect(options.length).toBeGreaterThan(100);
    await office.press('UANN', { id: actions.openDecision, value: await at(office, 'bluffs') });
    const [input] = inputs(office.opened);
    expect(values(input!)).toEqual(options.map((_, place) => String(place)));
    expect((await office.submit('UANN', office.opened, { decision: String(options.length - 1) })).body).toBe('');
    expect((await open(office))['bluffs']!.fallback).toEqual(options.at(-1)!.value);
  });

  it('opens as a form in plain words, is taken by its form or by a button, and not twice', async () => {
    const office = await running('', 'Dreamer, Fortune Teller, Innkeeper, Nightwatchman, Fool, Mezepheles, Fearmonger');
    for (let part = 0; part < 6 && (await slugs(office)).length === 0; part += 1) await office.pass();
    const [key = ''] = Object.keys(await open(office));
    const value = await at(office, key);
    await office.press('UANN', { id: actions.openDecision, value });
    expect(JSON.stringify(office.opened.blocks)).toContain(sentence('workplace', `clocktower.decision.${key.split('/')[0]!}`));
    const form = office.opened;
    await office.press('UANN', { id: actions.takeDefault, value });
    expect((await open(office))[key]).toBeUndefined();
    expect((await office.submit('UANN', form, { decision: '0' })).text).toContain('no longer open');
    await office.press('UANN', { id: actions.openDecision, value });
    expect(office.responded).toContain('no longer open');
  });

  it('is not open to players, and wrong words change nothing', async () => {
    const office = await running('deal=storyteller');
    const before = await office.version();
    await office.press('UBOB', { id: actions.openDecision, value: await at(office, 'red-herring') });
    expect(office.responded).toContain('does not decide');
    expect((await office.command('UANN', 'decide red-herring Nobody')).text).toContain('Nobody');
    expect(await office.version()).toBe(before);
  });
});

describe('what is set by hand', () => {
  it('opens as a form for a player, is set field by field, and taken back by a button', async () => {
    const office = await running('');
    const { game, play, table } = await office.game();
    const seat = play!.order.find(one => play!.seats[one]!.role === 'Innkeeper')!;
    await office.press('UANN', { id: actions.openMend, block: ref(game), choice: ref(seat) });
    expect(inputs(office.opened).length).toBeGreaterThan(3);
    const life = inputs(office.opened).find(({ block_id }) => block_id === 'life')!;
    expect((await office.submit('UANN', office.opened, { [life.block_id!]: 'out' })).body).toBe('');
    expect((await office.game()).play!.seats[seat]!.alive).toBe(false);
    await office.press('UANN', { id: actions.unmend, value: ref(game) });
    expect((await office.game()).play!.seats[seat]!.alive).toBe(true);
    await office.press('UANN', { id: actions.unmend, value: ref(game) });
    expect(office.responded).not.toBe('');
    await office.press(table.seated[seat]!.split('/')[1]!, { id: actions.openMend, block: ref(game), choice: ref(seat) });
    expect(office.responded).toContain('does not decide');
  });
});
