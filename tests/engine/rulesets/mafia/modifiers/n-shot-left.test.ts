import { expect, test } from 'vitest';
import { deskOf } from '../../../testing/dealt.ts';

const vigilante = 'Town 2-shot Vigilante';

test('mafia/modifier/n-shot?4: the player sees the number left', () => {
  const desk = deskOf([vigilante, 'Mafia Goon', 'Town', 'Town', 'Town', 'Town'], { start: 'night', parity: 'off' });
  const left = () => desk.view('s1').asks.map(({ usesLeft }) => usesLeft);
  expect(left()).toEqual([2]);
  desk.act('s1', { type: 'answer', ask: desk.view('s1').asks[0]!.id, raw: { targets: ['s3'] } });
  desk.timeUp();
  desk.timeUp();
  expect(left()).toEqual([1]);
});

test('mafia/modifier/hidden#1: a count that its holder does not know of does not show, nor does it close the form', () => {
  const desk = deskOf(['Town Hidden 1-shot Vigilante', 'Mafia Goon', 'Town', 'Town', 'Town', 'Town'], { start: 'night', parity: 'off', hidden: 'on' });
  for (const [target, alive] of [['s3', false], ['s4', true]] as const) {
    const [ask] = desk.view('s1').asks;
    expect(ask?.usesLeft).toBeUndefined();
    expect(ask?.abilities.join()).not.toMatch(/hidden|shot/i);
    expect(desk.act('s1', { type: 'answer', ask: ask!.id, raw: { targets: [target] } }).ok).toBe(true);
    desk.timeUp();
    expect(desk.game.play!.seats[target]!.alive).toBe(alive);
    desk.timeUp();
  }
});

test('mafia/modifier/hidden#1: an add-on that its holder does not know of is not offered, and comes along by itself', () => {
  const desk = deskOf(['Town Hidden Roleblocking Visitor', 'Mafia Vigilante', 'Town', 'Town', 'Town', 'Town'], { start: 'night', parity: 'off', hidden: 'on' });
  const [ask] = desk.view('s1').asks;
  expect(Object.keys(ask!.form)).toEqual(['targets']);
  expect(ask!.abilities.join()).not.toMatch(/hidden|roleblocking/i);
  desk.act('s1', { type: 'answer', ask: ask!.id, raw: { targets: ['s2'] } });
  desk.act('s2', { type: 'answer', ask: desk.view('s2').asks[0]!.id, raw: { targets: ['s3'] } });
  desk.timeUp();
  expect(desk.game.play!.seats['s3']!.alive).toBe(true);
});
