import { describe, expect, test } from 'vitest';
import { act } from '../../../../../functions/adapters/slack/cards/act.ts';
import { lobby } from '../../../../../functions/adapters/slack/cards/lobby.ts';
import { role, roleCard } from '../../../../../functions/adapters/slack/cards/role.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import { actions, ref } from '../../../../../functions/app/action-ids.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { sight, words } from './sight.ts';
import { game, ids } from './wording-game.ts';

const until = '<!date^1772525280^{date_short_pretty} at {time}|Tue 3 Mar, 09:08 GMT+1>';

describe('lobby', () => {
  test('says who is in, who is missing, when phases end and who hosts', () => {
    const g = game();
    g.do({ type: 'join', person: 'T1/U1', name: 'Ann *the* <!channel>' });
    g.do({ type: 'watch', person: 'T1/U9', name: 'Wil' });
    const card = lobby('g1', g.state.table);
    expect(words(card).split('\n')).toEqual([
      'Own list of roles: 1 of 7 players have joined.', 'Curfew: Own list of roles',
      'A game of hidden roles, played here beside work, a few minutes a day. 7 roles, chosen by the host.',
      'Players (1 of 7): Ann *the* <!channel>', 'Watching: Wil', '6 more players are needed.',
      'Days end after 24 hours, nights end after 16 hours (Europe/Berlin). No phase ends outside Monday to Friday.', 'Host: <@UH>',
      'Join', 'Leave', 'Watch', 'Start (host)', 'Cancel (host)',
    ]);
    expect(card.blocks[2]).toMatchObject({ text: { type: 'plain_text' } }); // what players are called is never read as marks
    expect(ids(card)).toEqual([actions.join, actions.leave, actions.watch, actions.start, actions.cancel]);
  });

  test('says which rules are otherwise than usual', () => {
    const card = lobby('g1', game().state.table, ['The game starts with: a night', 'Of whoever is *out* everybody sees: nothing']);
    expect(words(card)).toContain('Otherwise than usual: The game starts with: a night; Of whoever is *out* everybody sees: nothing.');
  });

  test('has no buttons once it has started or was cancelled', () => {
    const started = lobby('g1', game().begin().state.table);
    expect(words(started)).toContain('The game has started. Players find their role in a direct message.');
    const gone = game();
    gone.do({ type: 'cancel-game', person: 'T1/UH' });
    const cancelled = lobby('g1', gone.state.table);
    expect(words(cancelled)).toContain('This game was cancelled by its host.');
    expect([...ids(started), ...ids(cancelled)]).toEqual([]);
  });
});

describe('vote', () => {
  const g = game().begin();
  g.vote('s1', 's5');
  g.vote('s3', 'nobody');
  g.vote('s2', 's5');

  test('shows who votes for whom, what is missing and until when', () => {
    const card = vote(sight(g, 'public'), false);
    expect(words(card.blocks.slice(0, 3)).split('\n')).toEqual([
      'Day 1: the vote', `Open until ${until}.`,
      'BobMüller: 2 votes, 2 more to decide (Ann, Cat)', 'Nobody: 1 vote, 3 more to decide (Gus)', 'Not voted: Dan, BobMüller, Fay, Eve', '4 votes for the same player end the day at once.',
    ]);
    expect(card.text).toBe('Day 1, the vote: BobMüller 2, Nobody 1');
    const row = card.blocks[3];
    expect(row).toMatchObject({ type: 'actions', block_id: ref('g1', 'day 1', 'lynch') });
    expect(ids(row)).toEqual([actions.vote, actions.unvote, actions.voteForm]);
    expect(JSON.stringify(row)).toContain('{"text":{"type":"plain_text","text":"Nobody","emoji":false},"value":"nobody"}');
  });

  test('closed, it is the final count without controls', () => {
    const card = vote(sight(g, 'public'), true);
    expect(words(card.blocks).split('\n')).toEqual([
      'Day 1: the vote', 'This vote is closed.', 'BobMüller: 2 votes (Ann, Cat)', 'Nobody: 1 vote (Gus)', 'Not voted: Dan, BobMüller, Fay, Eve',
    ]);
    expect(ids(card)).toEqual([]);
  });

  test('paused, it says so and takes no votes', () => {
    const held = game().begin();
    held.do({ type: 'pause', person: 'T1/UH' });
    const card = vote(sight(held, 'public'), false);
    expect(words(card)).toContain('The game is paused.');
    expect(ids(card)).toEqual([]);
  });
});

describe('act', () => {
  const g = game().begin();
  g.end();
  g.act('s1', 'mafia vigilante', 's7');

  test('shows what stands to its owner, and to who shares the power by whom', () => {
    expect(words(act(sight(g, 's1'), 'night 1').blocks)).toContain('What stands now:\n• Mafia Vigilante on Eve\nYou can change it or take it back until the end.');
    expect(words(act(sight(g, 's2'), 'night 1').blocks)).toContain('What stands now:\n• Mafia Vigilante on Eve (chosen by Ann)\n');
    expect(JSON.stringify(act(sight(g, 's1'), 'night 1'))).toContain(`"value":"${ref('g1', 'night 1')}"`);
  });

  test('closes with its phase, and is not posted anew for that', () => {
    g.end();
    expect(act(sight(g, 's1'), 'night 1')).toEqual({
      text: 'Night 1 is over.', blocks: [{ type: 'section', text: { type: 'mrkdwn', text: '*Night 1* in <#C1> is over.', verbatim: true } }], onlyEdits: true,
    });
  });
});

test('the role card says what one is, with whom, and how to act', () => {
  const at = sight(game().begin(), 's1');
  const text = words(role(at, roleCard(rules('mafia')!, at.view, 'workplace')).blocks);
  expect(text).toContain('*You are Mafia Goon.*\nYou have no special ability of your own');
  expect(text).toContain('\n\nYou belong to the Mafia.\n');
  expect(text).toContain('\n\nYou win with the Mafia: ');
  expect(text).toContain('On your team with you: Cat.');
  expect(text).toContain('When a night begins you get a message here with a button');
  const town = sight(game().begin(), 's5');
  expect(words(role(town, roleCard(rules('mafia')!, town.view, 'workplace')).blocks)).not.toContain('On your team');
});
