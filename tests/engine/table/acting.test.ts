import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../engine/table/table.ts';
import { after, dealt, monday, personOf, refusal, seatWith, send, type Bare } from './sending.ts';

const game = dealt();
const cop = personOf(game, 'Town Cop');
const goon = personOf(game, 'Mafia Goon');
const villager = personOf(game, 'Town');
const nameOf = (role: string): string => game.play!.names[seatWith(game, role)]!;
const copAsk = `${seatWith(game, 'Town Cop')}.1`;
const asksCop = (targets: string | string[], more: object = {}): Bare => ({ type: 'answer', person: cop, ask: copAsk, raw: { targets }, ...more } as Bare);
const day = after(game, { type: 'end-phase', person: 'host' });
const over = (): GameState => {
  const votes = day.play!.order.filter(seat => seat !== seatWith(day, 'Mafia Goon')).slice(0, 3)
    .map((seat): Bare => ({ type: 'vote', person: day.table.seated[seat]!, poll: 'lynch', choice: seatWith(day, 'Mafia Goon') }));
  return after(day, ...votes);
};

describe('answers', () => {
  test('stand until they are changed or taken back', () => {
    const chosen = after(game, asksCop(seatWith(game, 'Mafia Goon')));
    expect(chosen.play!.acts).toEqual({ [copAsk]: { ask: copAsk, by: seatWith(game, 'Town Cop'), answer: { targets: [seatWith(game, 'Mafia Goon')] } } });
    const changed = after(chosen, asksCop(seatWith(game, 'Town')));
    expect(changed.play!.acts[copAsk]!.answer).toEqual({ targets: [seatWith(game, 'Town')] });
    expect(after(changed, { type: 'withdraw', person: cop, ask: copAsk }).play!.acts).toEqual({});
  });

  test.each<[string, () => ReturnType<typeof send>, string, string]>([
    ['oneself', () => send(game, asksCop(seatWith(game, 'Town Cop'))), 'illegal-target',
      `"${nameOf('Town Cop')}" cannot be chosen. Possible: ${game.play!.order.filter(seat => seat !== seatWith(game, 'Town Cop')).map(seat => game.play!.names[seat]!).join(', ').replace(/, (\w+)$/, ' and $1')}.`],
    ['somebody who is not there', () => send(game, asksCop('s77')), 'illegal-target', 's77'],
    ['nobody', () => send(game, asksCop([])), 'too-few', 'Too few are named: 1 is needed.'],
    ['two', () => send(game, asksCop(['s1', 's2'])), 'too-many', 'Too many are named: 1 at most.'],
    ['a field that is not there', () => send(game, { type: 'answer', person: cop, ask: copAsk, raw: { targets: seatWith(game, 'Town'), mode: 'x' } }), 'unknown-field', 'This ability takes no such thing: "x".'],
    ["somebody else's form", () => send(game, { type: 'answer', person: goon, ask: copAsk, raw: { targets: 's1' } }), 'wrong-phase', 'You have nothing to do in night 1.'],
    ['somebody who does not play', () => send(game, { type: 'answer', person: 'pZoe', ask: copAsk, raw: {} }), 'not-in-game', 'You are not a player of this game.'],
    ['a form of the phase before', () => send(day, asksCop(seatWith(game, 'Town'), { phase: 'night 1' })), 'stale', 'That belonged to night 1; now it is day 1.'],
    ['the wrong phase', () => send(day, asksCop(seatWith(game, 'Town'))), 'wrong-phase', 'You have nothing to do in day 1.'],
    ['a paused game', () => send(after(game, { type: 'pause', person: 'host' }), asksCop('s1')), 'paused', 'The game is paused; the host can resume it.'],
    ['a game that is over', () => send(over(), asksCop('s1')), 'over', 'This game is over.'],
    ['nothing to take back', () => send(game, { type: 'withdraw', person: cop, ask: copAsk }), 'nothing-to-withdraw', 'There is nothing of yours to take back.'],
    ["taking back somebody else's", () => send(after(game, asksCop(seatWith(game, 'Town'))), { type: 'withdraw', person: goon, ask: copAsk }), 'nothing-to-withdraw', 'nothing of yours'],
  ])('%s: refused, and nothing changes', (_, act, code, message) => {
    const [[is, says] = ['', '']] = refusal(act());
    expect(is).toBe(code);
    expect(says).toContain(message);
  });

  test('before the deal', () => {
    const waiting = after(undefined, { type: 'create', person: 'host', name: 'H', place: 'p', ruleset: 'mafia', seed: 1, size: 5, setup: { ready: 'plain-5' }, schedule: game.table.schedule, theme: 'workplace', options: {}, playing: false });
    for (const bare of [{ type: 'vote', person: 'host', poll: 'lynch', choice: 's1' }, { type: 'end-phase', person: 'host' }, { type: 'say', person: 'host', text: 'x' }] as Bare[]) {
      expect(refusal(send(waiting, bare))).toEqual([['not-started', 'The game has not started yet.']]);
    }
  });
});

describe('votes', () => {
  const vote = (person: string, choice: string): Bare => ({ type: 'vote', person, poll: 'lynch', choice });

  test('stand in the order in which they were cast', () => {
    const state = after(day, vote(cop, 's1'), vote(goon, 'nobody'), vote(cop, 's2'));
    expect(state.play!.polls['lynch']!.ballots).toEqual([{ seat: seatWith(day, 'Mafia Goon'), choice: 'nobody' }, { seat: seatWith(day, 'Town Cop'), choice: 's2' }]);
  });

  test('the hammer ends the day, moves the bell and is announced', () => {
    const two = after(day, vote(cop, 's1'), vote(goon, 's1'));
    const third = send(two, { ...vote(villager, 's1'), at: monday + 5000 });
    if (!third.ok) throw new Error('refused');
    expect(third.value.state.play!.seats['s1']!.alive).toBe(false);
    expect(third.value.messages.map(({ key }) => key)).toContain('verdict.lynch.majority');
    expect(third.value.state.table.revision).toBe(two.table.revision + 1);
  });

  test.each<[string, () => ReturnType<typeof send>, string, string]>([
    ['by night', () => send(game, vote(cop, 's1')), 'unknown-poll', 'No vote is open in night 1.'],
    ['in another poll', () => send(day, { type: 'vote', person: cop, poll: 'mayor', choice: 's1' }), 'unknown-poll', 'There is no vote on "mayor" now. Open: lynch.'],
    ['for somebody who is not there', () => send(day, vote(cop, 'Zed')), 'illegal-target', '"Zed" cannot be chosen. Possible: '],
    ['without having voted', () => send(day, { type: 'unvote', person: cop, poll: 'lynch' }), 'nothing-to-withdraw', 'There is nothing of yours to take back.'],
    ['from a card of yesterday', () => send(day, { ...vote(cop, 's1'), phase: 'day 0' } as Bare), 'stale', 'That belonged to day 0; now it is day 1.'],
    ['after the end', () => send(over(), vote(cop, 's1')), 'over', 'This game is over.'],
  ])('%s: refused', (_, act, code, message) => {
    const [[is, says] = ['', '']] = refusal(act());
    expect(is).toBe(code);
    expect(says).toContain(message);
  });

  test('of the dead: refused', () => {
    const night = after(day, vote(cop, seatWith(day, 'Town Doctor')), vote(goon, seatWith(day, 'Town Doctor')), vote(villager, seatWith(day, 'Town Doctor')));
    const next = after(night, { type: 'end-phase', person: 'host' });
    expect(refusal(send(next, vote(personOf(day, 'Town Doctor'), 's1')))).toEqual([['dead', 'You are out of the game: you can read along, but no longer act.']]);
    expect(refusal(send(next, vote(cop, seatWith(day, 'Town Doctor'))))[0]![0]).toBe('illegal-target');
  });
});

test('nobody begins to watch a game that is over: it would stay in their list for good', () => {
  expect(refusal(send(over(), { type: 'watch', person: 'pZoe', name: 'Zoe' }))).toEqual([['over', 'This game is over.']]);
});

describe('words in a private chat', () => {
  test('of who is no member: refused', () => {
    expect(refusal(send(game, { type: 'say', person: cop, text: 'hello', chat: 'mafia' }))).toEqual([['closed', 'That channel is closed to you now.']]);
    expect(refusal(send(game, { type: 'say', person: goon, text: 'hello' }))).toEqual([['closed', 'In which channel? Add it at the end: in mafia. What all are to hear is simply written in the channel of the game.']]);
    expect(refusal(send(game, { type: 'say', person: cop, text: 'hello' }))).toEqual([['closed', 'You share no private channel that is open now. What all are to hear is simply written in the channel of the game.']]);
    expect(refusal(send(game, { type: 'say', person: 'pZoe', text: 'hello', chat: 'mafia' }))).toEqual([['not-in-game', 'You are not a player of this game.']]);
  });

  test('of more than 500 characters: refused', () => {
    const night = game.play!.chats['mafia']!.open ? game : after(game, { type: 'end-phase', person: 'host' });
    expect(refusal(send(night, { type: 'say', person: goon, text: 'x'.repeat(501), chat: 'mafia' }))).toEqual([['too-long', 'That is too long: 500 characters at most.']]);
    expect(refusal(send(night, { type: 'say', person: goon, text: 'x'.repeat(500), chat: 'mafia' }))).toEqual([]);
  });
});
