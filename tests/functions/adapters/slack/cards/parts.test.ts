import { describe, expect, test } from 'vitest';
import { home } from '../../../../../functions/adapters/slack/cards/home.ts';
import { nomination } from '../../../../../functions/adapters/slack/cards/nomination.ts';
import { stage } from '../../../../../functions/adapters/slack/cards/stage.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import { actions } from '../../../../../functions/app/action-ids.ts';
import { checkBlocks, checkView } from '../../../../../local/workspace/server/blocks/index.ts';
import { Played } from '../../../app/played.ts';
import { sight, words } from './sight.ts';

const roles = ['Dreamer', 'Fortune Teller', 'Innkeeper', 'Nightwatchman', 'Fool', 'Fearmonger', 'Vortox'];

/** A game in its nominations, or in another part. */
function playing(parts = 3, options = {}): Played {
  const game = new Played({ ruleset: 'clocktower', options, roles, names: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'] }).begin();
  for (let part = 0; part < parts; part += 1) game.pass();
  return game;
}

const ids = (shown: unknown): string[] => [...JSON.stringify(shown).matchAll(/"action_id":"([^"]+)"/g)].map(([, id]) => id!);
const stand = (game: Played, seat: string, choice: string): void => void game.do({ type: 'vote', person: game.person(seat), poll: 'on:s7', choice });
const cardOf = (game: Played, closed = false) => {
  const seen = sight(game, 'public');
  return nomination(seen, seen.view.polls[0]!, closed);
};
/** The lines of those who vote, without the names. */
const lines = (card: ReturnType<typeof cardOf>): readonly string[] => words(card.blocks).split('\n').flatMap(line => /^(\d+\. )\w+(: .+)$/.exec(line)?.slice(1).join('') ?? []);

describe('the card of a nomination', () => {
  test('says of votes that are shown only when they are locked that they are not shown, and never that there is none', () => {
    const game = playing(3, { precast: 'hidden' });
    game.act('s2', 'nominate', 's7');
    stand(game, 's3', 'yes unless s1');
    expect(lines(cardOf(game))).toEqual(['1. : it is their turn', ...[2, 3, 4, 5, 6, 7].map(place => `${place}. : not shown before it is locked`)]);
  });

  test('says who votes in which order, whose turn it is, what is cast and what is locked', () => {
    const game = playing();
    game.act('s2', 'nominate', 's7');
    expect(words(cardOf(game).blocks)).toContain(`<@${game.person('s2').split('/')[1]!}> nominates <@${game.person('s7').split('/')[1]!}>. 4 votes carry it.`);
    expect(lines(cardOf(game)).slice(0, 2)).toEqual(['1. : it is their turn', '2. : no vote yet']);
    stand(game, 's3', 'yes unless s1');
    stand(game, 's2', 'yes');
    expect(lines(cardOf(game)).slice(0, 3)).toEqual(['1. : it is their turn', '2. : Yes', expect.stringMatching(/^3\. : Yes, unless \w+ votes yes$/)]);
    expect(cardOf(game).text).toContain('0 of 4 votes locked, 2 more cast');
    stand(game, 's1', 'no');
    expect(lines(cardOf(game))).toEqual(['1. : No (locked)', '2. : Yes (locked)', '3. : Yes (locked)', '4. : it is their turn', '5. : no vote yet', '6. : no vote yet', '7. : no vote yet']);
    expect(cardOf(game).text).toContain('2 of 4 votes locked');
    expect(checkBlocks([...cardOf(game).blocks], 'message')).toEqual([]);
    expect(ids(cardOf(game))).toEqual([`${actions.stand}:0`, `${actions.stand}:1`, actions.voteForm, actions.unvote]);
  });

  test('has a thread, and closed it is the count without controls', () => {
    const game = playing();
    game.act('s2', 'nominate', 's7');
    for (const seat of ['s1', 's2', 's3', 's4']) stand(game, seat, 'yes');
    const closed = cardOf(game, true);
    expect(closed.thread).toMatch(/^This thread is for the nomination of \w+\.$/);
    expect([ids(closed), closed.text.endsWith('4 of 4 votes'), lines(closed)[0]]).toEqual([[], true, '1. : Yes']);
  });

  test('of whoever has no seat has the name alone', () => {
    const game = playing();
    game.act('s2', 'nominate', 'Storyteller');
    expect(words(cardOf(game).blocks)).toContain('nominates Storyteller.');
  });
});

test('a vote on no nominee has a card as well, which says what it is on', () => {
  const game = new Played({ ruleset: 'clocktower', roles: ['Cult Leader', ...roles.slice(1)] }).begin();
  game.pass();
  game.pass();
  const effects = game.do({ type: 'answer', person: game.person('s1'), ask: 'cult leader:s1', raw: {} });
  expect(effects).toContainEqual({ type: 'card', card: 'vote day 1 cult' });
  const card = vote(sight(game, 'public'), false, 'cult', false);
  expect(checkBlocks([...card.blocks], 'message')).toEqual([]);
  expect([words(card.blocks).includes('Day 1: vote on "whom to follow"'), words(card.blocks).includes('at once'), ids(card)]).toEqual([true, false, [actions.vote, actions.unvote, actions.voteForm]]);
});

describe('the card of a part', () => {
  test.each([[0, 'night 1', []], [1, 'night 1 lock', []], [2, 'day 1', [`${actions.openOne}:0`, actions.openOne]], [3, 'day 1 nominations', [`${actions.openMain}:0`, `${actions.openOne}:1`, actions.openOne]]] as const)(
    'after %i parts is that of %s, with what anybody may do', (parts, phase, expected) => {
      const card = stage(sight(playing(parts), 'public'), phase);
      expect(checkBlocks([...card.blocks], 'message')).toEqual([]);
      expect([ids(card), card.onlyEdits, words(card.blocks).includes('Until <!date')]).toEqual([expected, undefined, true]);
    });

  test('that is over only closes', () => {
    expect(stage(sight(playing(3), 'public'), 'day 1')).toMatchObject({ onlyEdits: true, text: 'Day 1 is over.' });
  });
});

test('a home offers what anybody may do unseen, and where the rest is done', () => {
  const game = playing(2);
  const shown = home(game.person('s1'), [{ ...sight(game, 's1'), card: [] }]);
  expect(checkView(shown, 'home')).toEqual([]);
  expect(ids(shown).slice(0, 2)).toEqual([`${actions.openOne}:0`, actions.openOne]);
  expect(words(shown)).toContain('What is done before everybody is done in <#C1>.');
  expect(JSON.stringify(shown)).not.toContain('Claim to be a character');
});
