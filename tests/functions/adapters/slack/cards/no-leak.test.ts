import { describe, expect, test } from 'vitest';
import { act } from '../../../../../functions/adapters/slack/cards/act.ts';
import { lobby } from '../../../../../functions/adapters/slack/cards/lobby.ts';
import { mentions } from '../../../../../functions/adapters/slack/cards/names.ts';
import { post, tell } from '../../../../../functions/adapters/slack/cards/news.ts';
import { role, roleCard } from '../../../../../functions/adapters/slack/cards/role.ts';
import { vote } from '../../../../../functions/adapters/slack/cards/vote.ts';
import type { Effect } from '../../../../../functions/app/effects.ts';
import { rules } from '../../../../../functions/app/rules.ts';
import { Played } from '../../../app/played.ts';
import { sight } from './sight.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];

/** Two games that differ in who is what and in what is done at night, and in nothing that anybody may see. */
const first = () => new Played({ names, roles: ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'] });
const second = () => new Played({ names, roles: ['Town Vigilante', 'Town', 'Mafia Roleblocker', 'Town', 'Town', 'Mafia Goon', 'Town Watcher'] });

/** Effects that others can notice: their content, and which of the equal ones there are. */
const isNoticed = (effect: Effect): boolean =>
  (effect.type === 'post' && effect.to === 'table') || effect.type === 'card' || effect.type === 'bell';

const played = (game: Played, nights: (game: Played) => void): { noticed: (readonly Effect[])[]; cards: unknown[] } => {
  const noticed: (readonly Effect[])[] = [];
  const cards: unknown[] = [];
  const look = (): void => {
    noticed.push(game.effects.filter(isNoticed));
    const at = sight(game, 'public');
    const messages = game.effects.flatMap(effect => (effect.type === 'post' && effect.to === 'table' ? effect.messages : []));
    cards.push(
      lobby('g1', game.state.table), vote(at, false), messages.length === 0 ? null : post(at.view, at.table, messages, mentions(at.table)),
      ...game.state.play!.order.map(seat => act(sight(game, seat), 'night 1')),
    );
  };
  game.begin();
  look();
  game.vote('s1', 's4');
  look();
  game.vote('s2', 'nobody');
  look();
  game.end();
  look();
  nights(game);
  game.end();
  look();
  game.vote('s5', 's6');
  look();
  return { noticed, cards };
};

describe('two games that differ only in secrets', () => {
  const one = played(first(), game => {
    game.act('s3', 'cop', 's1');
    game.act('s3', 'cop', 's2');
    game.act('s4', 'doctor', 's5');
  });
  const other = played(second(), game => game.act('s3', 'roleblocker', 's1'));

  test('cause the same noticeable effects, in the same order', () => {
    expect(one.noticed).toEqual(other.noticed);
    expect(one.noticed.map(effects => effects.length)).toEqual([11, 1, 1, 10, 10, 1]);
  });

  test('show the same cards to the byte', () => {
    expect(JSON.stringify(one.cards)).toBe(JSON.stringify(other.cards));
  });
});

describe('at night', () => {
  const game = first().begin();
  game.end();

  test('everybody has one and the same message, with one button', () => {
    const cards = game.state.play!.order.map(seat => JSON.stringify(act(sight(game, seat), 'night 1')));
    expect(new Set(cards).size).toBe(1);
    expect(cards[0]!.match(/"type":"button"/g)).toHaveLength(1);
  });

  test('a choice shows in the messages of those who share it alone', () => {
    const before = game.state.play!.order.map(seat => JSON.stringify(act(sight(game, seat), 'night 1')));
    game.act('s1', 'mafia vigilante', 's7');
    const changed = game.state.play!.order.filter((seat, at) => JSON.stringify(act(sight(game, seat), 'night 1')) !== before[at]);
    expect(changed).toEqual(['s1', 's2']);
  });

  test('no notification says what a message holds', () => {
    for (const seat of game.state.play!.order) {
      const at = sight(game, seat);
      expect(act(at, 'night 1').text).toBe('Night 1: open to see what you can do.');
      expect(role(at, roleCard(rules('mafia')!, at.view, 'workplace')).text).toBe('Your role in the game is here.');
    }
    const result = { to: 's3', phase: 'night 1', kind: 'result' as const, key: 'result.word', about: ['s1'], result: { word: 'Non-Town' }, args: { role: 'Cop' } };
    expect(tell(game.state.table, [result], seat => seat).text).toBe("You have news in Curfew's game.");
  });
});

test('no public card names what a living player is', () => {
  const game = first().begin();
  game.vote('s1', 's3');
  game.end();
  game.act('s1', 'mafia vigilante', 's7');
  game.end();
  const at = sight(game, 'public');
  const shown = JSON.stringify([lobby('g1', game.state.table), vote(at, false), vote(at, true), act(at, 'night 1')]);
  for (const secret of ['Goon', 'Cop', 'Doctor', 'Mafia', 'cop', 'doctor', 'mafia', 'vigilante']) expect(shown).not.toContain(secret);
});
