import { describe, expect, test } from 'vitest';
import { act } from '../../../../../functions/adapters/slack/cards/act.ts';
import { home } from '../../../../../functions/adapters/slack/cards/home.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import { actions, ref } from '../../../../../functions/app/action-ids.ts';
import { mayBePublic } from '../../../../../functions/app/public-use.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { checkBlocks, checkView } from '../../../../../local/workspace/server/blocks/index.ts';
import { fakeRules } from '../../../../engine/fake/rules.ts';
import { Played } from '../../../app/played.ts';
import { sight, words } from './sight.ts';

const game = (...roles: readonly string[]): Played => new Played({ roles, rules: fakeRules }).begin();
const use = (g: Played, seat: string, ask: string, raw = {}): void => void g.do({ type: 'answer', person: g.person(seat), ask, raw });
const ids = (shown: unknown): string[] => [...JSON.stringify(shown).matchAll(/"action_id":"([^"]+)"/g)].map(([, id]) => id!);
const homeOf = (g: Played, seat: string) => home(g.person(seat), [{ ...sight(g, seat), card: [] }]);

describe('the message of the day', () => {
  test('opens the forms, and uses at once what has nothing to choose, after a question', () => {
    const g = game('governor gunman', 'town', 'town');
    const card = act(sight(g, 's1'), 'day 1');
    expect(checkBlocks([...card.blocks], 'message')).toEqual([]);
    expect(ids(card)).toEqual([actions.openAct, `${actions.useNow}:0`]);
    expect(JSON.stringify(card)).toContain(`"value":"${ref('g1', 'day 1', 's1.1')}"`);
    expect(words(card)).toContain('It is carried out at once, and cannot be taken back.');
    expect(card.onlyEdits).toBeUndefined();
  });

  test('changes with what is left to do, and says so when nothing is', () => {
    const g = game('governor gunman', 'town', 'town');
    use(g, 's1', 's1.1');
    expect(ids(act(sight(g, 's1'), 'day 1'))).toEqual([actions.openAct]);
    use(g, 's1', 's1.2', { targets: 's2' });
    expect(act(sight(g, 's1'), 'day 1')).toMatchObject({ onlyEdits: true });
    expect(words(act(sight(g, 's1'), 'day 1').blocks)).toBe('*Day 1* in <#C1>: there is nothing more that you can do.');
  });

  test('is not posted to who can do nothing', () => {
    expect(act(sight(game('gunman', 'town', 'town'), 's2'), 'day 1').onlyEdits).toBe(true);
  });
});

describe('Home by day', () => {
  test('offers what one can do and every vote in which one has a voice', () => {
    const g = game('governor', 'gunman', 'town');
    use(g, 's1', 's1.1');
    expect(checkView(homeOf(g, 's2'), 'home')).toEqual([]);
    expect(ids(homeOf(g, 's2')).slice(0, 3)).toEqual([actions.openAct, actions.voteForm, `${actions.voteForm}:1`]);
    expect(words(homeOf(g, 's2'))).toContain('You have not voted on "permission" yet.');
    expect(ids(homeOf(g, 's3'))[0]).toBe(actions.voteForm);
  });

  test('lets the dead vote who may', () => {
    const g = game('gunman', 'ghost', 'town', 'town');
    use(g, 's1', 's1.1', { targets: 's2' });
    expect(words(homeOf(g, 's2'))).toContain('You have not voted yet.');
    expect(ids(homeOf(g, 's2'))[0]).toBe(actions.voteForm);
    g.end();
    expect(ids(homeOf(g, 's2'))).not.toContain(actions.voteForm);
  });
});

test('each vote has a card of its own; the usual one also opens what is done before everybody', () => {
  const g = game('governor', 'town', 'town');
  use(g, 's1', 's1.1');
  g.do({ type: 'vote', person: g.person('s2'), poll: 'permission', choice: 'nobody' });
  const card = (id: string) => vote(sight(g, 'public'), false, id);
  expect(words(card('permission')).split('\n').slice(0, 5)).toEqual([
    'Day 1, vote on "permission": Nobody 1', 'Day 1: vote on "permission"', expect.stringContaining('Open until'), expect.stringContaining('Nobody: 1 vote'), `Not voted: ${g.state.play!.names['s1']!}`,
  ]);
  expect(ids(card('permission'))).toEqual([actions.vote, actions.unvote, actions.voteForm]);
  expect(words(card('lynch'))).not.toContain('permission');
  expect(ids(card('lynch'))).toEqual([actions.vote, actions.unvote, actions.voteForm, actions.openPublic]);
});

test('where everybody knows that nothing is used in public, no button offers it', () => {
  const among = (...list: readonly string[]) => mayBePublic(rules('mafia')!, { ...sight(game('town', 'town', 'town'), 'public').table, setup: { list } });
  expect(among('Mafia Goon', 'Town Cop', 'Town Day Vigilante')).toBe(false);
  for (const role of ['Town Public Cop', 'Town Publiciser', 'Town Public Roleblocking Cop', 'Town Odd Public Gladiator', 'Mafia Day Cop Public Doctor']) expect(among('Mafia Goon', role), role).toBe(true);
  expect(mayBePublic(rules('mafia')!, { ...sight(game('town', 'town', 'town'), 'public').table, setup: { ready: 'plain-7' } })).toBe(false);
  expect(mayBePublic(rules('mafia')!, { ...sight(game('town', 'town', 'town'), 'public').table, setup: { roles: ['Mafia Goon', 'Town'] } })).toBe(true); // nobody knows which
  const g = game('governor', 'town', 'town');
  expect(ids(vote(sight(g, 'public'), false, 'lynch', false))).not.toContain(actions.openPublic);
});
