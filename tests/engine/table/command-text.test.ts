import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../engine/table/command-text.ts';
import { setups } from '../../../engine/setups/index.ts';

const ready = setups.map(({ id }) => id).join(', ');

const typed = (text: string) => {
  const read = readCommand(text);
  return read.ok ? read.typed : read.misread;
};

describe('commands of the table', () => {
  it.each([
    ['', { type: 'hub' }],
    ['  ', { type: 'hub' }],
    ['join', { type: 'join' }],
    ['JOIN', { type: 'join' }],
    ['cancel-game', { type: 'cancel-game' }],
    ['cancel game', { type: 'cancel-game' }],
    ['end', { type: 'end-phase' }],
    ['End  phase', { type: 'end-phase' }],
    ['extend 2h', { type: 'extend', minutes: 120 }],
    ['extend 90M', { type: 'extend', minutes: 90 }],
    ['remove <@U1|bob>', { type: 'kill', who: '<@U1|bob>' }],
    ['Kill Bob', { type: 'kill', who: 'Bob' }],
    ['replace <@U1|bob r> <@U2>', { type: 'replace', who: '<@U1|bob r>', by: '<@U2>' }],
    ['declare', { type: 'declare' }],
    ['Declare a Draw', { type: 'declare', side: 'a Draw' }],
    ['replace @bob with @eve', { type: 'replace', who: '@bob', by: '@eve' }],
    ['help', { type: 'help' }],
    ['help mafia goon', { type: 'help', topic: 'mafia goon' }],
    ['explain Town Cop', { type: 'explain', expression: 'Town Cop' }],
    ['new', { type: 'new-game' }],
    ['new plain-7', { type: 'new-game', game: { setup: 'plain-7', options: {} } }],
    ['new roles Mafia Goon, 3x Town', { type: 'new-game', game: { roles: 'Mafia Goon, 3x Town', options: {} } }],
    ['new day=24h start=night Roles: Mafia Goon\n2x Town &amp; Co', { type: 'new-game', game: { day: '24h', roles: 'Mafia Goon\n2x Town & Co', options: { start: 'night' } } }],
    ['new plain-7 Flip=None governorWindow=1H', { type: 'new-game', game: { setup: 'plain-7', options: { flip: 'none', governorwindow: '1h' } } }],
    ['new roles', { type: 'new-game', game: { roles: '', options: {} } }],
    ['new plain-7 day=24h night=16:00 zone=Europe/Berlin days=every theme=classic play=no start=night', {
      type: 'new-game',
      game: { setup: 'plain-7', day: '24h', night: '16:00', zone: 'Europe/Berlin', workdays: [1, 2, 3, 4, 5, 6, 7], theme: 'classic', playing: false, options: { start: 'night' } },
    }],
  ])('"%s"', (text, expected) => {
    expect(typed(text)).toEqual(expected);
  });

  it.each(['cop @s2', 'vote nobody', 'unvote', 'cancel cop', 'say "hello" in mafia', 'watcher @s3', 'votes-of-mine', 'joinn', 'use @s1'])('"%s" is left to the act text', text => {
    expect(typed(text)).toEqual({ type: 'act', text });
  });

  it('leaves an act text as it was typed, so that nothing is decoded twice', () => {
    expect(typed(' say "a &amp;lt; b" ')).toEqual({ type: 'act', text: 'say "a &amp;lt; b"' });
  });

  it.each([
    ['join now', '"join" stands alone, and here "now" comes after it'],
    ['end phase please', '"end phase" stands alone, and here "please" comes after it'],
    ['extend', 'an extension is a length such as "2h" or "90m"'],
    ['extend tomorrow', 'an extension is a length such as "2h" or "90m"'],
    ['remove', 'whom? For example: remove @bob'],
    ['replace @bob', 'who plays on for whom? For example: replace @bob @eve, where Eve takes the seat of Bob'],
    ['replace @bob @eve @dan', 'who plays on for whom? For example: replace @bob @eve, where Eve takes the seat of Bob'],
    ['explain', 'which role? For example: explain Town Cop'],
    ['new day=24h', `which setup? There are ${ready}; or "roles" and a list, as in: new roles Mafia Goon, Town Cop, 3x Town`],
    ['new plain-5 roles Town Cop', 'a setup or a list of roles, not both'],
    ['new plain7', 'no setup is called "plain7"; the nearest is "plain-7"'],
    ['new xyzzy', `no setup is called "xyzzy"; there are ${ready}`],
    ['new plain-7 day=1h day=2h', '"day" is given twice'],
    ['new plain-5 plain-7', '"setup" is given twice'],
    ['new plain-7 flip=', '"flip" is given without a value'],
    ['new plain-7 days=some', 'days=weekdays or days=every'],
    ['new plain-7 constructor=1', 'there is no option "constructor"'],
    ['new plain-7 __proto__=1', 'there is no option "__proto__"'],
    ['new plain-7 play=maybe', 'play=yes or play=no'],
  ])('"%s" is refused with its reason', (text, reason) => {
    expect(typed(text)).toEqual({ code: 'malformed', args: { reason } });
  });
});
