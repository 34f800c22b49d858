import { expect, test } from 'vitest';
import type { Effect } from '../../../functions/app/effects.ts';
import { Played } from './played.ts';

const seven = ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'];
const game = (options = {}) => new Played({ roles: seven, options });

/** An effect in a few words. */
function brief(effect: Effect): string {
  switch (effect.type) {
    case 'post': return `post ${effect.to === 'table' ? 'table' : effect.to.chat}: ${effect.messages.map(({ key }) => key).join(', ')}`;
    case 'tell': return `tell ${effect.person}: ${effect.messages.map(({ key }) => key).join(', ')}`;
    case 'card': return `card ${effect.card}${effect.person === undefined ? '' : ` ${effect.person}`}`;
    case 'home': return `home ${effect.person}`;
    case 'room': return `room ${effect.slug}${effect.kept ? ' (kept)' : ''}: ${effect.members.join(' ')}`;
    case 'bell': return `bell ${effect.revision}`;
    case 'index': return `${effect.listed ? 'list' : 'unlist'} ${effect.person}`;
    case 'square': return `square${effect.person === undefined ? '' : ` ${effect.person}`}`;
    case 'unlock': case 'reveal': return effect.type;
  }
}
const briefly = (effects: readonly Effect[]): string[] => effects.map(brief);
const players = (seated: Readonly<Record<string, string>>): string[] => Object.values(seated);

test('a new lobby is listed for its host and shown', () => {
  expect(briefly(game().effects)).toEqual(['list T1/UH', 'card lobby', 'home T1/UH']);
});

test('joining and leaving redraw the lobby, the list and the homes of the player and the host', () => {
  const g = game();
  expect(briefly(g.do({ type: 'join', person: 'T1/U1', name: 'Ann' }))).toEqual(['list T1/U1', 'card lobby', 'home T1/U1', 'home T1/UH']);
  expect(briefly(g.do({ type: 'watch', person: 'T1/U2', name: 'Bob' }))).toEqual(['list T1/U2', 'card lobby', 'home T1/U2', 'home T1/UH']);
  expect(briefly(g.do({ type: 'leave', person: 'T1/U1' }))).toEqual(['unlist T1/U1', 'card lobby', 'home T1/U1', 'home T1/UH']);
});

test('a cancelled lobby frees its channel and leaves every list', () => {
  const g = game();
  g.do({ type: 'join', person: 'T1/U1', name: 'Ann' });
  expect(briefly(g.do({ type: 'cancel-game', person: 'T1/UH' }))).toEqual(['unlock', 'unlist T1/U1', 'unlist T1/UH', 'card lobby', 'home T1/U1', 'home T1/UH']);
});

test('the start gives everybody one role card, and what only some get comes after what all see', () => {
  const g = game().begin();
  const order = players(g.state.table.seated);
  expect(briefly(g.effects)).toEqual([
    'bell 1', 'card lobby', ...order.map(person => `card role ${person}`), 'post table: phase.day', 'card vote day 1 lynch',
    ...order.map(person => `home ${person}`), 'home T1/UH',
  ]);
});

test('a vote redraws the vote and the home of the voter', () => {
  const g = game().begin();
  expect(briefly(g.vote('s3', 's1'))).toEqual(['card vote day 1 lynch', `home ${g.person('s3')}`]);
  expect(briefly(g.do({ type: 'unvote', person: g.person('s3'), poll: 'lynch' }))).toEqual(['card vote day 1 lynch', `home ${g.person('s3')}`]);
});

test('a hammer: the vote closes, the words go in order, the living get their night message, the dead do not', () => {
  const g = game().begin();
  for (const seat of ['s1', 's2', 's3']) g.vote(seat, 's5');
  const effects = briefly(g.vote('s4', 's5'));
  const living = players(g.state.table.seated).filter(person => person !== g.person('s5'));
  expect(effects).toEqual([
    'bell 2', 'card vote day 1 lynch', 'post table: verdict.lynch.majority, death.lynch, phase.night',
    ...living.map(person => `card act night 1 ${person}`), `room mafia: ${['s1', 's2'].map(seat => g.person(seat)).join(' ')}`, 'post mafia: screen.chat.open',
    ...players(g.state.table.seated).map(person => `home ${person}`), 'home T1/UH',
  ]);
});

test('a choice of the night shows to those who may make it, to nobody else', () => {
  const g = game({ start: 'night' }).begin();
  expect(briefly(g.act('s1', 'mafia vigilante', 's7'))).toEqual(['s1', 's2'].map(seat => `card act night 1 ${g.person(seat)}`).concat(['s1', 's2'].map(seat => `home ${g.person(seat)}`)));
  expect(briefly(g.act('s3', 'cop', 's1'))).toEqual([`card act night 1 ${g.person('s3')}`, `home ${g.person('s3')}`]);
  const { table } = g.state;
  const withdrawn = g.do({ type: 'withdraw', person: table.seated['s3']!, ask: g.state.play!.acts['s3.1']!.ask });
  expect(briefly(withdrawn)).toEqual([`card act night 1 ${g.person('s3')}`, `home ${g.person('s3')}`]);
});

test('a dawn: public news and the vote before private results and rooms, one message a person', () => {
  const g = game({ start: 'night' }).begin();
  g.act('s1', 'mafia vigilante', 's2');
  g.act('s3', 'cop', 's1');
  const order = players(g.state.table.seated);
  expect(briefly(g.end())).toEqual([
    'bell 2', 'post table: death.night, phase.day', 'card vote day 1 lynch', 'post mafia: screen.chat.closed', 'room mafia (kept): ',
    `tell ${g.person('s3')}: result.word`, ...order.map(person => `card act night 1 ${person}`), ...order.map(person => `home ${person}`), 'home T1/UH',
  ]);
});

test('the end: closed count, words, the truth, closed rooms, no list and a free channel', () => {
  const g = game().begin();
  for (const target of ['s1', 's2']) {
    for (const seat of ['s3', 's4', 's5', 's6']) g.vote(seat, target);
    if (target === 's1') g.end();
  }
  const order = players(g.state.table.seated);
  expect(briefly(g.effects)).toEqual([
    ...order.map(person => `unlist ${person}`), 'unlist T1/UH', 'unlock', 'card vote day 2 lynch',
    'post table: verdict.lynch.majority, death.lynch, win.side', 'reveal', 'card lobby', 'room mafia: ', ...order.map(person => `home ${person}`), 'home T1/UH',
  ]);
});

test('a moved deadline: bell, a word, the open cards and homes; a pause rings no bell', () => {
  const g = game().begin();
  const order = players(g.state.table.seated);
  const rest = ['card vote day 1 lynch', ...order.map(person => `home ${person}`), 'home T1/UH'];
  expect(briefly(g.do({ type: 'extend', person: 'T1/UH', minutes: 60 }))).toEqual(['bell 2', 'post table: screen.moved', ...rest]);
  expect(briefly(g.do({ type: 'pause', person: 'T1/UH' }))).toEqual(['post table: screen.paused', ...rest]);
  expect(briefly(g.do({ type: 'resume', person: 'T1/UH' }))).toEqual(['bell 4', 'post table: screen.resumed', ...rest]);
});

test('somebody who takes a seat over: lists, role card, what is open to them, rooms; whoever left sees that', () => {
  const g = game({ start: 'night' }).begin();
  const old = g.person('s1');
  const mate = g.person('s2');
  const effects = briefly(g.do({ type: 'replace', person: 'T1/UH', seat: 's1', by: 'T1/U9', name: 'Zoe' }));
  const order = players(g.state.table.seated);
  expect(effects.slice(0, 7)).toEqual([
    `unlist ${old}`, 'list T1/U9', 'card lobby', 'card seat T1/U9', `home ${old}`, 'post table: seat.taken', 'tell T1/U9: seat.yours',
  ]);
  expect(new Set(effects.slice(7))).toEqual(new Set([
    `card act night 1 ${old}`, ...order.map(person => `card act night 1 ${person}`), ...order.map(person => `home ${person}`), 'home T1/UH', `room mafia: T1/U9 ${mate}`,
  ]));
});

test('a player whom the host takes out: everybody hears of it at once, and who can do what is drawn anew', () => {
  const g = game().begin();
  const effects = briefly(g.do({ type: 'kill', person: 'T1/UH', seat: 's4' }));
  expect(effects[0]).toBe('post table: death.host');
  expect(effects).toContain('card vote day 1 lynch');
  expect(effects).toContain(`home ${g.person('s4')}`);
});

test('words typed for a group go into its room, to each member where there is none', () => {
  const g = game({ start: 'night' }).begin();
  const say = () => g.do({ type: 'say', person: g.person('s1'), text: 'hello', chat: 'mafia' });
  expect(briefly(say())).toEqual([`tell ${g.person('s2')}: chat.said`]);
  g.do({ type: 'room-made', slug: 'mafia', place: 'T1/C9' });
  expect(g.effects).toEqual([]);
  expect(briefly(say())).toEqual(['post mafia: chat.said']);
});

test('a watcher of a running game changes the lobby card and an own list', () => {
  const g = game().begin();
  expect(briefly(g.do({ type: 'watch', person: 'T1/U9', name: 'Wil' }))).toEqual(['list T1/U9', 'card lobby', 'home T1/U9']);
});

test('a look at a game where nothing is due does nothing', () => {
  const g = game().begin();
  expect(g.do({ type: 'tick', at: 0 })).toEqual([]);
});
