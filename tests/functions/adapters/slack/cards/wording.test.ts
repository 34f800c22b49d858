import { describe, expect, test } from 'vitest';
import { act } from '../../../../../functions/adapters/slack/cards/act.ts';
import { home } from '../../../../../functions/adapters/slack/cards/home.ts';
import { lobby } from '../../../../../functions/adapters/slack/cards/lobby.ts';
import { escapedNames, mentions } from '../../../../../functions/adapters/slack/cards/names.ts';
import { groupPost, post } from '../../../../../functions/adapters/slack/cards/news.ts';
import { chronicle, reveal } from '../../../../../functions/adapters/slack/cards/reveal.ts';
import { role, roleCard } from '../../../../../functions/adapters/slack/cards/role.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import { actions, ref } from '../../../../../functions/app/action-ids.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { Played } from '../../../app/played.ts';
import { sight, words } from './sight.ts';

const seven = ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'];
const names = ['Ann', 'Bob Müller', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
const game = () => new Played({ roles: seven, names }); // seated: Ann Cat Gus Dan BobMüller Fay Eve
const until = '<!date^1772525280^{date_short_pretty} at {time}|Tue 3 Mar, 09:08 GMT+1>';
const ids = (shown: unknown): string[] => [...JSON.stringify(shown).matchAll(/"action_id":"([^"]+)"/g)].map(([, id]) => id!);
const homeOf = (played: Played, person: string, viewer: string) => {
  const { table, view } = sight(played, viewer);
  return home(person, [{ game: 'g1', table, view, card: roleCard(rules('mafia')!, view, table.theme) }]);
};

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

describe('home', () => {
  test('offers a new game where there is none', () => {
    const view = home('T1/U1', []);
    expect(words(view.blocks)).toContain('You are in no game.');
    expect(ids(view)).toEqual([actions.newGame, actions.help]);
  });

  test('holds role, open actions, news and who is in; the console for the host alone', () => {
    const g = game().begin();
    g.end();
    g.act('s3', 'cop', 's1');
    const own = homeOf(g, g.person('s3'), 's3');
    expect(words(own.blocks)).toContain('What stands now:\n• Cop on Ann\n');
    expect(ids(own)).toEqual([actions.openAct, actions.newGame, actions.help]);
    expect(ids(homeOf(g, 'T1/UH', 'public'))).toEqual([actions.openHost, actions.newGame, actions.help]);
    expect(words(homeOf(g, 'T1/UH', 'public').blocks)).not.toContain('Cop');
    g.act('s1', 'mafia vigilante', 's7');
    g.end();
    const morning = words(homeOf(g, g.person('s3'), 's3').blocks);
    expect(morning).toContain('Cop on Ann: Non-Town.');
    expect(morning).toContain('Out: Eve (Town)');
    expect(ids(homeOf(g, g.person('s3'), 's3'))).toEqual([actions.voteForm, actions.newGame, actions.help]);
    expect(words(homeOf(g, g.person('s7'), 's7').blocks)).toContain('You are out of the game.');
    expect(ids(homeOf(g, g.person('s7'), 's7'))).toEqual([actions.newGame, actions.help]);
  });

  test('lets the host start a full lobby from there, and others leave', () => {
    const g = game();
    names.forEach((name, at) => g.do({ type: 'join', person: `T1/U${at + 1}`, name }));
    const lobbyHome = (person: string) => ids(home(person, [{ game: 'g1', table: g.state.table, card: [] }]));
    expect(lobbyHome('T1/UH')).toEqual([actions.start, actions.newGame, actions.help]);
    expect(lobbyHome('T1/U1')).toEqual([actions.leave, actions.newGame, actions.help]);
  });
});

describe('news', () => {
  const g = game().begin();
  const { view, table } = sight(g, 'public');
  const death = { to: 'table' as const, phase: 'day 2', kind: 'death' as const, key: 'death.night', about: ['s5'], result: { word: 'Town' } };

  test('mentions people in the channel, names them plainly in the notification', () => {
    expect(post(view, table, [death], mentions(table))).toEqual({
      text: 'BobMüller was eliminated in the night. Role: Town.',
      blocks: [{ type: 'section', text: { type: 'mrkdwn', text: '<@U2> was eliminated in the night. Role: Town.', verbatim: true } }],
    });
  });

  test('words of players are dead text, and stay off lock screens', () => {
    const spoken = { to: 's2', phase: 'night 1', kind: 'notice' as const, key: 'chat.said', about: ['s1'], args: { text: '<!channel> & <@U1>' } };
    const card = groupPost(table, [spoken], escapedNames(view));
    expect(words(card.blocks)).toBe('Ann: &lt;!channel&gt; &amp; &lt;@U1&gt;');
    expect(card.text).toBe('News in the game.');
  });
});

test('the reveal tells who won, who was what, what happened and who was in until when', () => {
  const g = game().begin();
  for (const seat of ['s3', 's4', 's5', 's6']) g.vote(seat, 's1');
  g.act('s3', 'cop', 's2');
  g.act('s4', 'doctor', 's3');
  g.act('s2', 'mafia vigilante', 's3');
  g.end();
  for (const seat of ['s3', 's4', 's5', 's6']) g.vote(seat, 's2');
  const { view, table } = sight(g, 'public');
  const cards = reveal(view, table, chronicle(g.commits));
  expect(cards).toHaveLength(1);
  expect(words(cards[0]!.blocks).split('\n')).toEqual([
    'The whole truth', '*Winners: Gus, Dan, BobMüller, Fay and Eve*',
    '*Who was what*', 'Ann: Mafia Goon (out: Day 1)', 'Cat: Mafia Goon (out: Day 2)', 'Gus: Town Cop', 'Dan: Town Doctor', 'BobMüller: Town', 'Fay: Town', 'Eve: Town',
    '*What really happened*', '*Day 1*', 'Ann was voted out with 4 votes.',
    '*Night 1*', 'Cat used Vigilante on Gus.', 'Gus used Cop on Cat.', 'Dan used Doctor on Gus.', "Dan's Doctor protected Gus: Cat's Vigilante came to nothing.",
    '*Day 2*', 'Cat was voted out with 4 votes.',
    '*Who was in, and until when*', '```                 D1  N1  D2', 'Ann              x', 'Cat              +   +   x', 'Gus              +   +   +',
    'Dan              +   +   +', 'BobMüller        +   +   +', 'Fay              +   +   +', 'Eve              +   +   +```', '"+" in at the end, "x" out in that phase.',
  ]);
});

test('the reveal has no visit that a choice or a move tells already', () => {
  const g = new Played({ roles: ['Mafia Bus Driver', 'Town Day Visitor', 'Town', 'Town', 'Town', 'Town'], names: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'] }).begin();
  const { names } = g.state.play!;
  const seat = (role: string) => Object.keys(names).find(one => g.state.play!.seats[one]!.role === role)!;
  const [driver, visitor, [one, two, three]] = [seat('Mafia Bus Driver'), seat('Town Day Visitor'), Object.keys(names).filter(other => g.state.play!.seats[other]!.role === 'Town')];
  g.act(visitor, 'day visitor', one!);
  g.end();
  g.act(driver, 'bus driver', one!, two!);
  g.act(driver, 'mafia vigilante', one!);
  g.end();
  for (const voter of [visitor, one!, three!]) g.vote(voter, driver);
  const { view, table } = sight(g, 'public');
  const told = reveal(view, table, chronicle(g.commits)).map(({ blocks }) => words(blocks)).join('\n');
  expect(told).toContain(`*Day 1*\n${names[visitor]!} used Visitor on ${names[one!]!}.\nNobody was voted out.`);
  expect(told).toContain(`${names[driver]!}'s Vigilante, meant for ${names[one!]!}, went to ${names[two!]!}.\n${names[two!]!} was eliminated by ${names[driver]!}.`);
  expect(told).not.toContain('visited');
});
