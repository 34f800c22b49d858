import { describe, expect, test } from 'vitest';
import { act } from '../../../../../functions/adapters/slack/cards/act.ts';
import { home } from '../../../../../functions/adapters/slack/cards/home.ts';
import { lobby } from '../../../../../functions/adapters/slack/cards/lobby.ts';
import { post, tell } from '../../../../../functions/adapters/slack/cards/news.ts';
import { mentions } from '../../../../../functions/adapters/slack/cards/names.ts';
import { chronicle, reveal } from '../../../../../functions/adapters/slack/cards/reveal.ts';
import { role, roleCard } from '../../../../../functions/adapters/slack/cards/role.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { checkMessage, checkView } from '../../../../../local/workspace/server/blocks/index.ts';
import { Played } from '../../../app/played.ts';
import { sight } from './sight.ts';

const roles = (size: number): string[] =>
  ['Mafia Goon', 'Town Cop', 'Town Doctor', ...Array<string>(Math.floor(size / 6)).fill('Mafia Goon'), ...Array<string>(size).fill('Town')].slice(0, size);

/** As long as Slack lets a display name be, all different. */
const longNames = (size: number): string[] => Array.from({ length: size }, (_, n) => `Ä${String(n).padStart(2, '0')}_${'Wolfeschlegelstein-'.repeat(4)}`.slice(0, 80));

const card = (at: ReturnType<typeof sight>) => roleCard(rules('mafia')!, at.view, at.table.theme);

describe.each([5, 13, 40])('%i players with long names: Slack takes', size => {
  const game = new Played({ roles: roles(size), names: longNames(size), options: { check: 'off' } });
  const early = lobby('g1', game.state.table);
  game.begin();
  const seats = game.state.play!.order;
  const startCards = seats.map(seat => role(sight(game, seat), card(sight(game, seat))));
  seats.slice(0, 3).forEach((seat, n) => game.vote(seat, seats[n + 1]!));
  const voting = vote(sight(game, 'public'), false);
  const counted = vote(sight(game, 'public'), true);
  const homes = (): unknown[] => [...seats, 'public'].map(seat => {
    const at = sight(game, seat);
    return home(game.person(seat) ?? 'T1/UH', Array.from({ length: 7 }, () => ({ game: 'g1', table: at.table, view: at.view, card: card(at) })));
  });
  const dayHomes = homes();
  game.end();
  game.act(seats[0]!, 'mafia vigilante', seats[1]!);
  const acts = seats.map(seat => act(sight(game, seat), 'night 1'));
  const nightHomes = homes();

  test.each([['lobby', [early, lobby('g1', game.state.table)]], ['vote', [voting, counted]], ['role', startCards], ['act', acts]])('%s', (_, cards) => {
    for (const { blocks, text } of cards) {
      expect(checkMessage(blocks)).toBeUndefined();
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(4_000);
    }
  });

  test('home', () => {
    for (const view of [...dayHomes, ...nightHomes, home('T1/U1', [])]) expect(checkView(view, 'home')).toEqual([]);
  });

  test('news', () => {
    const at = sight(game, 'public');
    const news = seats.map(seat => ({ to: 'table' as const, phase: 'day 1', kind: 'death' as const, key: 'death.night', about: [seat], result: { word: 'Town' } }));
    expect(checkMessage(post(at.view, at.table, news, mentions(at.table)).blocks)).toBeUndefined();
    expect(checkMessage(tell(at.table, news, seat => seat).blocks)).toBeUndefined();
  });
});

test('a long game is told in several messages, each of which Slack takes', () => {
  const game = new Played({ roles: roles(40), names: longNames(40), options: { check: 'off', start: 'night', parity: 'off' } }).begin();
  const goon = game.state.play!.order.filter(seat => game.state.play!.seats[seat]!.role === 'Mafia Goon');
  const rest = game.state.play!.order.filter(seat => !goon.includes(seat));
  for (const target of rest) {
    if (game.state.play!.winners) break;
    game.act(goon[0]!, 'mafia vigilante', target);
    game.end();
    if (!game.state.play!.winners) game.end();
  }
  expect(game.state.play!.winners).toHaveLength(7);
  const at = sight(game, 'public');
  const cards = reveal(at.view, at.table, chronicle(game.commits));
  expect(cards.length).toBeGreaterThan(1);
  for (const { blocks } of cards) expect(checkMessage(blocks)).toBeUndefined();
  for (const seat of game.state.play!.order) expect(JSON.stringify(cards)).toContain(game.state.play!.names[seat]!.slice(0, 20));
});
