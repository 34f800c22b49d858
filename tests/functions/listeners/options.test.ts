import type { InputBlock, ModalView } from '@slack/types';
import { describe, expect, it } from 'vitest';
import { mafia } from '../../../engine/rulesets/mafia/ruleset.ts';
import { actions } from '../../../functions/app/action-ids.ts';
import { Office } from './office.ts';

const inputsOf = (view: ModalView): readonly string[] => view.blocks.filter((block): block is InputBlock => block.type === 'input').map(({ block_id }) => block_id!);

/** The value of the button for more. */
const valueOf = (view: ModalView): string => /"action_id":"new:rules","value":"([^"]*)"/.exec(JSON.stringify(view))![1]!;

/** The form of a new game with all options, in place of the short one. */
async function detailed(office: Office): Promise<ModalView> {
  await office.command('UANN', 'new');
  await office.press('UANN', { id: actions.moreRules, value: valueOf(office.opened), from: 'modal' });
  const { method, args } = office.calls.at(-1)!;
  expect([method, args['view_id']]).toEqual(['views.update', 'V1']);
  return JSON.parse(args['view']!);
}

describe('the options of the rules', () => {
  it('stand in the form when they are asked for, each once, and what stood there before stays', async () => {
    const office = new Office();
    await office.command('UANN', 'new');
    const short = inputsOf(office.opened);
    expect(short.filter(block => block.startsWith('option:'))).toEqual([]);
    const form = await detailed(office);
    expect(inputsOf(form)).toEqual([...short, ...Object.keys(mafia.options).map(name => `option:${name}`)]);
    expect(JSON.stringify(form)).toContain('"initial_conversation":"C1"');
    expect(JSON.stringify(form)).toContain('"value":"Europe/Vienna"');
    expect(valueOf(form)).toBe(valueOf(office.opened)); // once more, for what is chosen by then
  });

  it('are set by the form, and what is as usual is left out', async () => {
    const office = new Office();
    const form = await detailed(office);
    expect((await office.submit('UANN', form, { setup: 'plain-7', 'option:start': 'night', 'option:multitask': 'off', 'option:governorWindow': ' 90m ' })).body).toBe('');
    expect((await office.game()).terms.options).toEqual({ start: 'night', multitask: 'off', governorWindow: '90m' });
  });

  it('left alone they are as usual', async () => {
    const office = new Office();
    await office.submit('UANN', await detailed(office), { setup: 'plain-7' });
    expect((await office.game()).terms.options).toEqual({});
  });

  it('a wrong one is refused under its field', async () => {
    const office = new Office();
    const answer = await office.submit('UANN', await detailed(office), { setup: 'plain-7', 'option:governorWindow': 'soon' });
    expect(answer.body).toEqual({ response_action: 'errors', errors: { 'option:governorWindow': 'The option "governorWindow" cannot be set so: it is 0 or a duration such as "1h".' } });
  });

  it('a form that was closed meanwhile stays closed', async () => {
    const office = new Office();
    await office.command('UANN', 'new');
    office.failing.set('views.update', 'not_found');
    expect((await office.press('UANN', { id: actions.moreRules, value: valueOf(office.opened), from: 'modal' })).status).toBe(200);
  });

  it('typed, whatever the case', async () => {
    const office = new Office();
    await office.command('UANN', 'new plain-7 START=night lovedcap=off governorWindow=0');
    expect((await office.game()).terms.options).toEqual({ start: 'night', lovedCap: 'off', governorWindow: 0 });
  });

  it.each([
    ['flip=some', 'The option "flip" cannot be set so: it is one of full, alignment, none.'],
    ['flp=none', 'The option "flp" cannot be set so: there is no such option; the nearest is "flip".'],
    ['deadline=', 'That could not be read: "deadline" is given without a value.'],
  ])('typed wrongly, "%s" says what is possible', async (typed, reason) => {
    expect((await new Office().command('UANN', `new ${typed} plain-7`)).text).toContain(reason);
  });

  it('are explained', async () => {
    const { text } = await new Office().command('UANN', 'help options');
    expect(text).toContain('The game starts with: `start=day` a day (usual); `start=night` a night; `start=confirmation` a night 0 for what can be used in it, then a day.');
    expect(text).toContain('A verdict waits for a Governor: `governorWindow=0` (usual). 0 if it does not, or a length such as "1h".');
  });
});
