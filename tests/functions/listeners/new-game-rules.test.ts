import { describe, expect, it } from 'vitest';
import type { ModalView } from '@slack/types';
import { clocktower } from '../../../engine/rulesets/clocktower/ruleset.ts';
import { actions } from '../../../functions/app/action-ids.ts';
import { Office, team } from './office.ts';

const list = 'Dreamer\nFortune Teller\nInnkeeper\nNightwatchman\nFool\nFearmonger\nVortox';
const blocksOf = (view: ModalView): readonly string[] => view.blocks.flatMap(({ block_id }) => block_id ?? []);

/** The form with the rules in detail of what is filled in so far. */
async function detailed(office: Office, filled: Readonly<Record<string, unknown>>): Promise<ModalView> {
  await office.command('UANN', 'new');
  await office.interaction({
    type: 'block_actions', team: { id: team, domain: 'acme' }, user: { id: 'UANN', username: 'ann', team_id: team }, trigger_id: office.trigger(),
    container: { type: 'view', view_id: 'V1' }, view: { id: 'V1', type: 'modal', hash: 'h', state: { values: Object.fromEntries(Object.entries(filled).map(([block, state]) => [block, { pick: state }])) } },
    actions: [{ type: 'button', action_id: actions.moreRules, block_id: 'b', value: 'C1/Europe%2FVienna', action_ts: '1' }],
  });
  return JSON.parse(office.calls.at(-1)!.args['view']!);
}

const setup = (id: string) => ({ setup: { selected_option: { value: id } } });

describe('a new game', () => {
  it('offers the setups of all rules, those of each together', async () => {
    const office = new Office();
    await office.command('UANN', 'new');
    const shown = JSON.stringify(office.opened.blocks.find(({ block_id }) => block_id === 'setup'));
    expect(shown).toMatch(/"option_groups".*"text":"Mafia".*plain-7/);
    expect(shown).toMatch(/"text":"Clocktower".*lantern-7/);
  });

  it('shows the rules in detail of the setup that is chosen, and the lengths of its parts in place of day and night', async () => {
    const form = await detailed(new Office(), setup('lantern-9'));
    expect(blocksOf(form).filter(block => block.startsWith('option:'))).toEqual(Object.keys(clocktower.options).map(name => `option:${name}`));
    expect(blocksOf(form).filter(block => ['day', 'night', 'zone'].includes(block))).toEqual(['zone']);
  });

  it('is made with what was set there', async () => {
    const office = new Office();
    const form = await detailed(office, setup('lantern-9'));
    expect((await office.submit('UANN', form, { setup: 'lantern-9', 'option:voting': '16:00', 'option:precast': 'hidden' })).body).toBe('');
    const { terms, table } = await office.game();
    expect([terms.ruleset, terms.options, table.size, table.schedule.day]).toEqual(['clocktower', { voting: '16:00', precast: 'hidden' }, 9, '24h']);
  });

  it('is not made where the rules in detail are those of another game', async () => {
    const office = new Office();
    const answer = await office.submit('UANN', await detailed(office, setup('lantern-9')), { setup: 'plain-7' });
    expect(answer.body).toMatchObject({ response_action: 'errors', errors: { setup: expect.stringContaining('those of another game') } });
    expect((await office.store.at(`${team}/C1`)).game).toBeUndefined();
  });

  it('of roles of one’s own is of the rules that know them', async () => {
    const office = new Office();
    expect(blocksOf(await detailed(office, { roles: { value: list } }))).toContain('option:deadVote');
    await office.command('UANN', `new roles ${list}`);
    expect((await office.game()).terms.ruleset).toBe('clocktower');
    await office.command('UANN', 'new roles 2x Mafia Goon, Town Cop, 4x Town', { channel: 'C2' });
    expect((await office.game('C2')).terms.ruleset).toBe('mafia');
    expect((await office.command('UANN', `new roles ${list.replace('Dreamer', 'Dreemer')}`, { channel: 'C3' })).text).toContain('Dreamer');
  });

  it('is typed with the lengths of its parts; a day is no one thing there', async () => {
    const office = new Office();
    await office.command('UANN', 'new lantern-7 night=6h discussion=4h zone=Europe/Berlin');
    expect((await office.game()).terms.options).toEqual({ night: '6h', discussion: '4h' });
    expect((await office.command('UANN', 'new lantern-7 day=6h', { channel: 'C2' })).text).toBe('A day of this game has parts: please set discussion, nominations and voting in place of "day".');
  });

  it('is explained by the rules that know the role', async () => {
    expect((await new Office().command('UANN', 'explain Dreamer')).text).toContain('You are the Dreamer.');
    expect((await new Office().command('UANN', 'explain Town Cop')).text).toContain('Town Cop');
  });
});
