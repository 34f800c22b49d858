import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../functions/app/effects.ts';
import { fakeRules } from '../../engine/fake/rules.ts';
import { Played } from './played.ts';

const game = (...roles: readonly string[]) => new Played({ roles, rules: fakeRules }).begin();

/** What is shown, in few words; homes, bells and lists are left out. */
const briefly = (g: Played, effects: readonly Effect[]): string[] => {
  const seatOf = (person: string) => g.seat(person);
  return effects.flatMap(effect => {
    switch (effect.type) {
      case 'post': return [`post ${effect.to === 'table' ? 'table' : effect.to.chat}: ${effect.messages.map(({ key }) => key).join(', ')}`];
      case 'tell': return [`tell ${seatOf(effect.person)}`];
      case 'card': return [`${effect.card}${effect.person === undefined ? '' : ` to ${seatOf(effect.person)}`}`];
      case 'room': return [`room ${effect.slug}${effect.kept ? ' kept' : ''}: ${effect.members.map(seatOf).join(' ')}`];
      default: return [];
    }
  }).filter(text => text !== 'lobby' && !text.startsWith('role to'));
};
const use = (g: Played, seat: string, ask: string, raw = {}) => briefly(g, g.do({ type: 'answer', person: g.person(seat), ask, raw }));

describe('by day', () => {
  test('only those who can do something get a message for it, after what all see', () => {
    const g = game('gunman', 'town', 'governor');
    expect(briefly(g, g.effects)).toEqual(['vote day 1 lynch', 'act day 1 to s1', 'act day 1 to s3']);
  });

  test('what is carried out at once: words for all, for one, the vote anew, the messages of who can do no more', () => {
    const g = game('gunman', 'town', 'governor');
    expect(use(g, 's1', 's1.1', { targets: 's3' })).toEqual(['post table: dawn.quiet', 'tell s1', 'vote day 1 lynch', 'act day 1 to s1', 'act day 1 to s3']);
  });

  test('a vote that opens and closes within the day has a card of its own', () => {
    const g = game('governor', 'permitted', 'town');
    expect(use(g, 's1', 's1.1')).toEqual(['vote day 1 lynch', 'vote day 1 permission', 'act day 1 to s1', 'act day 1 to s2']);
    expect(briefly(g, g.do({ type: 'vote', person: g.person('s2'), poll: 'permission', choice: 's1' }))).toEqual(['vote day 1 permission']);
    expect(use(g, 's2', 's2.1')).toEqual(['vote day 1 permission', 'vote day 1 lynch', 'act day 1 to s2', 'act day 1 to s1']);
  });

  test('a message of the day closes with it, also of who has used their ability', () => {
    const g = game('governor', 'gunman', 'town');
    use(g, 's1', 's1.1');
    const all = briefly(g, g.end());
    expect(all).toContain('act day 1 to s1');
    expect(all).toContain('act day 1 to s2');
    expect(all).not.toContain('act day 1 to s3');
  });
});

test('a secret vote goes to each of its voters and to nobody else', () => {
  const g = game('wolf', 'town', 'wolf');
  const night = briefly(g, g.end());
  expect(night.filter(text => text.startsWith('vote night'))).toEqual(['vote night 1 pack to s1', 'vote night 1 pack to s3']);
  expect(briefly(g, g.do({ type: 'vote', person: g.person('s1'), poll: 'pack', choice: 's2' }))).toEqual(['vote night 1 pack to s1', 'vote night 1 pack to s3']);
});

test('a public use is posted for all at once', () => {
  const g = game('crier', 'town', 'town');
  g.end();
  expect(use(g, 's1', 's1.1', { targets: 's2' })).toEqual(['post table: public.used.on', 'act night 1 to s1']);
});

describe('rooms', () => {
  test('open and close with their chats: members come and go, with a word', () => {
    const g = game('friends', 'friends', 'neighbours', 'neighbours', 'neighbours gunman', 'town');
    const ofRooms = (effects: readonly Effect[]) => briefly(g, effects).filter(text => /^(room|post friends|post neighbours)/.test(text));
    expect(ofRooms(g.effects)).toEqual(['room neighbours: s3 s4 s5', 'post neighbours: screen.chat.open']);
    g.do({ type: 'room-made', slug: 'neighbours', place: 'T1/CN' });
    expect(ofRooms(g.end())).toEqual(['room friends:red: s1 s2', 'post friends:red: screen.chat.open', 'post neighbours: screen.chat.closed', 'room neighbours kept: ']);
  });

  test('a member who dies leaves the open room at once', () => {
    const g = game('neighbours', 'neighbours', 'neighbours', 'gunman');
    expect(use(g, 's4', 's4.1', { targets: 's2' })).toContain('room neighbours: s1 s3');
  });

  test('of one who is left alone nobody makes a room', () => {
    const g = game('neighbours', 'town', 'town');
    expect(briefly(g, g.effects).filter(text => text.includes('neighbours'))).toEqual([]);
  });
});
