import { describe, expect, test } from 'vitest';
import { evolve, evolveAll } from '../../../engine/core/evolve.ts';
import type { GameEvent } from '../../../engine/core/events.ts';
import type { Play } from '../../../engine/core/state.ts';

const play: Play = {
  phase: { name: 'night', number: 1 },
  order: ['s1', 's2'],
  names: { s1: 'Ann', s2: 'Bob' },
  seats: { s1: { alive: true, role: 'Town Cop' }, s2: { alive: true, role: 'Town' } },
  powers: { 's1.1': { id: 's1.1', power: 'cop', holder: 's1', origin: 'own', spent: { shots: 1 } }, 's2.1': { id: 's2.1', power: 'cop', holder: 's2', origin: 'own' } },
  traits: [{ trait: 'doctored', holder: 's1' }, { trait: 'doctored', holder: 's2' }],
  acts: { 's1.1': { ask: 's1.1', by: 's1', answer: { targets: ['s2'] } } },
  polls: { lynch: { id: 'lynch', ballots: [{ seat: 's1', choice: 's2' }, { seat: 's2', choice: 's1' }] } },
  decisions: {}, answers: {}, chats: {}, facts: {}, drawn: {}, news: [], winners: null,
};

const said = (phase: string): GameEvent => ({ type: 'Said', message: { to: 'table', phase, kind: 'notice', key: 'dawn.quiet' } });

describe('evolve', () => {
  test.each<[string, GameEvent, Partial<Play>]>([
    ['a phase opens: acts are gone', { type: 'PhaseOpened', phase: { name: 'day', number: 1 } }, { phase: { name: 'day', number: 1 }, acts: {} }],
    ['a phase ends: nothing yet', { type: 'PhaseEnded', phase: play.phase, why: 'deadline' }, {}],
    ['an act is chosen', { type: 'ActChosen', act: { ask: 's2.1', by: 's2', answer: {} } }, { acts: { ...play.acts, 's2.1': { ask: 's2.1', by: 's2', answer: {} } } }],
    ['an act is withdrawn', { type: 'ActWithdrawn', ask: 's1.1' }, { acts: {} }],
    ['a poll opens', { type: 'PollOpened', poll: 'mayor' }, { polls: { ...play.polls, mayor: { id: 'mayor', ballots: [] } } }],
    ['a poll closes', { type: 'PollClosed', poll: 'lynch' }, { polls: {} }],
    ['a vote replaces the last one and comes last', { type: 'Voted', poll: 'lynch', seat: 's1', choice: 'nobody' },
      { polls: { lynch: { id: 'lynch', ballots: [{ seat: 's2', choice: 's1' }, { seat: 's1', choice: 'nobody' }] } } }],
    ['a vote is taken back', { type: 'Unvoted', poll: 'lynch', seat: 's2' }, { polls: { lynch: { id: 'lynch', ballots: [{ seat: 's1', choice: 's2' }] } } }],
    ['somebody dies: with the acts and votes of that seat', { type: 'Died', seat: 's1', cause: 'vigilante' },
      { seats: { ...play.seats, s1: { alive: false, role: 'Town Cop' } }, acts: {}, polls: { lynch: { id: 'lynch', ballots: [{ seat: 's2', choice: 's1' }] } } }],
    ['a flip', { type: 'Flipped', seat: 's1', flip: 'Town Cop' }, { seats: { ...play.seats, s1: { alive: true, role: 'Town Cop', flip: 'Town Cop' } } }],
    ['another role', { type: 'RoleChanged', seat: 's2', role: 'Town Cop' }, { seats: { ...play.seats, s2: { alive: true, role: 'Town Cop' } } }],
    ['another role than the seat believes', { type: 'RoleChanged', seat: 's2', role: 'Town', believes: 'Town Cop' }, { seats: { ...play.seats, s2: { alive: true, role: 'Town', believes: 'Town Cop' } } }],
    ['a power is lost', { type: 'PowerLost', id: 's1.1' }, { powers: { 's2.1': play.powers['s2.1']! } }],
    ['a use is counted', { type: 'PowerUsed', id: 's1.1', key: 'shots' }, { powers: { ...play.powers, 's1.1': { ...play.powers['s1.1']!, spent: { shots: 2 } } } }],
    ['each count is its own', { type: 'PowerUsed', id: 's1.1', key: 'nights' }, { powers: { ...play.powers, 's1.1': { ...play.powers['s1.1']!, spent: { shots: 1, nights: 1 } } } }],
    ['a trait is lifted from one holder', { type: 'TraitLifted', trait: 'doctored', holder: 's1' }, { traits: [{ trait: 'doctored', holder: 's2' }] }],
    ['a trait is lifted that one player laid', { type: 'TraitLifted', trait: 'doctored', holder: 's1', by: 's2' }, {}],
    ['a chance is drawn', { type: 'Drawn', key: 'nexus-target' }, { drawn: { 'nexus-target': 1 } }],
    ['the game is won: nothing stays open', { type: 'Won', seats: ['s1'] }, { winners: ['s1'], polls: {}, acts: {}, decisions: {} }],
  ])('%s', (_, event, change) => {
    expect(evolve(play, event)).toEqual({ ...play, ...change });
  });

  test('changes nothing of the state that it is given', () => {
    const before = structuredClone(play);
    evolveAll(play, [{ type: 'Died', seat: 's1', cause: 'lynch' }, { type: 'PhaseOpened', phase: { name: 'day', number: 1 } }, { type: 'Won', seats: [] }]);
    expect(play).toEqual(before);
  });

  test('traits lapse at the end of the phase that they name', () => {
    const laid = evolveAll(play, [
      { type: 'TraitLaid', trait: { trait: 'tonight', holder: 's1', until: 'night 1' } }, { type: 'TraitLaid', trait: { trait: 'tomorrow', holder: 's1', until: 'night 2' } },
      { type: 'PhaseOpened', phase: { name: 'day', number: 1 } },
    ])!;
    expect(laid.traits.map(({ trait }) => trait)).toEqual(['doctored', 'doctored', 'tomorrow']);
  });

  test('traits lapse with a phase that is skipped', () => {
    const laid = evolveAll(play, [
      { type: 'TraitLaid', trait: { trait: 'by day', holder: 's1', until: 'day 1' } }, { type: 'TraitLaid', trait: { trait: 'tomorrow', holder: 's1', until: 'night 2' } },
      { type: 'PhaseOpened', phase: { name: 'night', number: 2 }, skipped: [{ name: 'day', number: 1 }] },
    ])!;
    expect(laid.traits.map(({ trait }) => trait)).toEqual(['doctored', 'doctored', 'tomorrow']);
  });

  test('what a seat believed to be goes with its next role', () => {
    const changed = evolveAll(play, [{ type: 'RoleChanged', seat: 's2', role: 'Town', believes: 'Town Cop' }, { type: 'RoleChanged', seat: 's2', role: 'Town Doctor' }])!;
    expect(changed.seats['s2']).toEqual({ alive: true, role: 'Town Doctor' });
  });

  test('a decision waits until it is made', () => {
    const open = evolve(play, { type: 'DecisionOpened', decision: { key: 'nexus-target', to: 'host', about: [], fallback: 's1' } });
    expect(open.decisions).toEqual({ 'nexus-target': { key: 'nexus-target', to: 'host', about: [], fallback: 's1' } });
    const made = evolve(open, { type: 'DecisionMade', key: 'nexus-target', value: 's2', by: 'host' });
    expect([made.decisions, made.answers]).toEqual([{}, { 'nexus-target': 's2' }]);
  });

  test('news are those of the phase that ends and of the one that opens', () => {
    const after = evolveAll(play, [
      said('night 1'), { type: 'PhaseOpened', phase: { name: 'day', number: 1 } }, said('day 1'),
      { type: 'PhaseOpened', phase: { name: 'night', number: 2 } }, said('night 2'),
    ])!;
    expect(after.news.map(({ phase }) => phase)).toEqual(['day 1', 'night 2']);
  });

  test.each<[string, Play | undefined, GameEvent, string]>([
    ['an event before the deal', undefined, { type: 'PollOpened', poll: 'lynch' }, '"PollOpened" before the deal'],
    ['a death of nobody', play, { type: 'Died', seat: 's9', cause: 'x' }, 'nothing is called "s9"'],
    ['a vote where there is no poll', play, { type: 'Voted', poll: 'mayor', seat: 's1', choice: 's2' }, 'nothing is called "mayor"'],
    ['a use of no power', play, { type: 'PowerUsed', id: 's9.1', key: 'shots' }, 'nothing is called "s9.1"'],
  ])('%s is a bug', (_, state, event, message) => {
    expect(() => evolve(state, event)).toThrow(message);
  });
});

test('of what one seat is told the last forty messages are kept, of what the table hears all', () => {
  const to = (seat: string, n: number): GameEvent => ({ type: 'Said', message: { to: seat, phase: 'night 1', kind: 'notice', key: `k${n}` } });
  const many = Array.from({ length: 60 }, (_, n) => [to('s1', n), to('table', n)]).flat();
  const news = evolveAll(play, [to('s2', 0), ...many])!.news;
  expect(news.filter(message => message.to === 's1').map(({ key }) => key)).toEqual(Array.from({ length: 40 }, (_, n) => `k${n + 20}`));
  expect(news.filter(message => message.to === 'table')).toHaveLength(60);
  expect(news[0]).toMatchObject({ to: 's2', key: 'k0' });
});
