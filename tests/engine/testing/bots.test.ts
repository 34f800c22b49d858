import { describe, expect, test } from 'vitest';
import { botActs } from '../../../engine/testing/bots.ts';
import { deskOf } from './dealt.ts';

const roles = ['Mafia Goon', 'Mafia Roleblocker', 'Town Cop', 'Town', 'Town', 'Town'];

describe('bots', () => {
  test('say the same for the same view and seed', () => {
    const desk = deskOf(roles, { start: 'night' }, 3);
    expect(botActs('random', desk.view('s3'), 3)).toEqual(botActs('random', desk.view('s3'), 3));
  });

  test('have nothing to say where nothing is open to them, and nothing twice', () => {
    const desk = deskOf(roles, { start: 'night' }, 3);
    expect(botActs('random', desk.view('s4'), 3)).toEqual([]);
    const [act] = botActs('random', desk.view('s3'), 3);
    expect(desk.act('s3', act!).ok).toBe(true);
    expect(botActs('random', desk.view('s3'), 3)).toEqual([]);
  });

  test('choose every legal target, each about as often', () => {
    const counts: Record<string, number> = {};
    const desk = deskOf(roles, { start: 'night' }, 1);
    for (let seed = 0; seed < 1000; seed += 1) {
      const [act] = botActs('random', desk.view('s3'), seed);
      const target = act?.type === 'answer' ? String(act.raw['targets']) : '';
      counts[target] = (counts[target] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['s1', 's2', 's4', 's5', 's6']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  test('spare their own team with its shared power', () => {
    const desk = deskOf(roles, { start: 'night' }, 1);
    for (let seed = 0; seed < 100; seed += 1) {
      const acts = botActs('random', desk.view('s1'), seed);
      expect(acts).toHaveLength(1);
      expect(['s3', 's4', 's5', 's6']).toContain(acts[0]!.type === 'answer' ? String(acts[0]!.raw['targets']) : '');
    }
  });

  test('all vote for one player, never for nobody; over seeds for anybody', () => {
    const desk = deskOf(roles, { start: 'day' }, 1);
    const targets = new Set<string>();
    for (let seed = 0; seed < 100; seed += 1) {
      const votes = desk.game.play!.order.map(seat => botActs('random', desk.view(seat), seed)[0]!);
      expect(new Set(votes.map(vote => (vote.type === 'vote' ? vote.choice : ''))).size).toBe(1);
      targets.add(votes[0]!.type === 'vote' ? votes[0]!.choice : '');
    }
    expect([...targets].sort()).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
  });

  test('a cautious one votes for no mate, and holds back now and then', () => {
    const [day, night] = [deskOf(roles, { start: 'day' }, 1), deskOf(roles, { start: 'night' }, 1)];
    let open = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const [vote] = botActs('cautious', day.view('s1'), seed);
      expect(vote?.type === 'vote' ? vote.choice : '').not.toBe('s2');
      if (botActs('cautious', night.view('s3'), seed).length === 0) open += 1;
    }
    expect(open).toBeGreaterThan(25);
    expect(open).toBeLessThan(80);
  });
});
