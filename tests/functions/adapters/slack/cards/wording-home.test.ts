import { describe, expect, test } from 'vitest';
import { home } from '../../../../../functions/adapters/slack/cards/home.ts';
import { escapedNames, mentions } from '../../../../../functions/adapters/slack/cards/names.ts';
import { groupPost, post } from '../../../../../functions/adapters/slack/cards/news.ts';
import { chronicle, reveal } from '../../../../../functions/adapters/slack/cards/reveal.ts';
import { roleCard } from '../../../../../functions/adapters/slack/cards/role.ts';
import { actions } from '../../../../../functions/app/action-ids.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { Played } from '../../../app/played.ts';
import { sight, words } from './sight.ts';
import { game, ids, names } from './wording-game.ts';

const homeOf = (played: Played, person: string, viewer: string) => {
  const { table, view } = sight(played, viewer);
  return home(person, [{ game: 'g1', table, view, card: roleCard(rules('mafia')!, view, table.theme) }]);
};

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
