import { describe, expect, test } from 'vitest';
import type { ClientEvent } from '../../../local/workspace/client-contract.ts';
import { type Change, reduce } from '../../../local/workspace/page/reduce.ts';
import { emptyState, type PageState } from '../../../local/workspace/page/state.ts';
import { homeView, nightModal } from './fake-blocks.ts';
import { channel, clientState, message } from './fake-world.ts';

const after = (changes: readonly Change[], from: PageState = emptyState) => changes.reduce(reduce, from);
const event = (what: ClientEvent): Change => ({ type: 'event', person: 'U0ANA', event: what });
const history = (
  log: { messages: ReturnType<typeof message>[]; more: boolean },
  how: 'newest' | 'older' | 'thread' = 'newest',
): Change => ({
  type: 'history',
  person: 'U0ANA',
  channel: 'C0VILLAGE',
  how,
  log,
});
const sat: readonly Change[] = [
  { type: 'person', person: 'U0ANA' },
  {
    type: 'client',
    person: 'U0ANA',
    client: clientState('U0ANA', { channels: [channel('C0VILLAGE'), channel('C0GENERAL', { unread: 3, latest: '20.000000' })] }),
  },
];
const held = after([...sat, history({ messages: [message('10.000000', 'first'), message('12.000000', 'third')], more: true })]);
const texts = (state: PageState) => state.logs.C0VILLAGE?.messages.map(({ text }) => text);
const unread = (state: PageState, id: string) => state.client?.channels.find(known => known.id === id)?.unread;

describe('messages', () => {
  test('come into their place, whatever order they arrive in, and twice as once', () => {
    const late = event({ type: 'message', message: message('11.000000', 'second') });
    expect(texts(after([late, late, event({ type: 'message', message: message('13.000000', 'fourth') })], held))).toEqual([
      'first',
      'second',
      'third',
      'fourth',
    ]);
  });

  test('change and go', () => {
    const changed = after([event({ type: 'message_changed', message: message('12.000000', 'edited', { edited: true }) })], held);
    expect(texts(changed)).toEqual(['first', 'edited']);
    expect(texts(after([event({ type: 'message_deleted', channel: 'C0VILLAGE', ts: '10.000000' })], changed))).toEqual(['edited']);
  });

  test('that changed before they were loaded tear no hole into the history', () => {
    expect(texts(after([event({ type: 'message_changed', message: message('05.000000', 'old') })], held))).toEqual(['first', 'third']);
  });

  test('of a channel that is not held are left to its loading', () => {
    expect(
      after([event({ type: 'message', message: message('30.000000', 'x', { channel: 'C0GENERAL' }) })], held).logs.C0GENERAL,
    ).toBeUndefined();
  });

  test('older ones are put before; a new first page comes in place of all but replies and own notes', () => {
    const older = after([history({ messages: [message('05.000000', 'old')], more: false }, 'older')], held);
    expect(texts(older)).toEqual(['old', 'first', 'third']);
    expect(older.logs.C0VILLAGE?.more).toBe(false);
    const replied = after(
      [
        history({ messages: [message('11.000000', 'reply', { threadTs: '10.000000' })], more: false }, 'thread'),
        { type: 'note', person: 'U0ANA', channel: 'C0VILLAGE', threadTs: null, text: 'failed', now: 13_000 },
      ],
      older,
    );
    expect(texts(replied)).toEqual(['old', 'first', 'reply', 'third', 'failed']);
    expect(texts(after([history({ messages: [message('12.000000', 'third')], more: true })], replied))).toEqual([
      'reply',
      'third',
      'failed',
    ]);
  });

  test('a note stands behind the last message even when that one is from the future', () => {
    const noted = after([{ type: 'note', person: 'U0ANA', channel: 'C0VILLAGE', threadTs: null, text: 'failed', now: 1000 }], held);
    expect(noted.logs.C0VILLAGE?.messages.at(-1)).toEqual(
      message('12.000001', 'failed', { user: 'USLACKBOT', ephemeral: true, subtype: 'local' }),
    );
  });
});

describe('unread', () => {
  const inGeneral = (ts: string, fields = {}) => event({ type: 'message', message: message(ts, 'x', { channel: 'C0GENERAL', ...fields }) });

  test('counts what comes elsewhere, once, and nothing of one’s own', () => {
    expect(unread(after([inGeneral('21.000000'), inGeneral('21.000000')], held), 'C0GENERAL')).toBe(4);
    expect(unread(after([inGeneral('21.000000', { user: 'U0ANA' })], held), 'C0GENERAL')).toBe(3);
    expect(unread(after([inGeneral('21.000000', { threadTs: '20.000000' })], held), 'C0GENERAL')).toBe(3);
  });

  test('is not counted twice when the channel list that counts it came first', () => {
    const listed = event({ type: 'channels', channels: [channel('C0GENERAL', { unread: 4, latest: '21.000000' })] });
    expect(unread(after([listed, inGeneral('21.000000')], held), 'C0GENERAL')).toBe(4);
    expect(unread(after([inGeneral('21.000000'), listed], held), 'C0GENERAL')).toBe(4);
  });

  test('is nothing in the channel on the screen', () => {
    const viewing = after([{ type: 'viewing', channel: 'C0GENERAL' }], held);
    expect(unread(viewing, 'C0GENERAL')).toBe(0);
    expect(unread(after([inGeneral('21.000000')], viewing), 'C0GENERAL')).toBe(0);
    expect(unread(after([event({ type: 'channels', channels: [channel('C0GENERAL', { unread: 2 })] })], viewing), 'C0GENERAL')).toBe(0);
  });
});

describe('the rest', () => {
  test('an answer or event for somebody else changes nothing', () => {
    const ben = after([{ type: 'person', person: 'U0BEN' }], held);
    expect(ben).toEqual({ ...emptyState, person: 'U0BEN' });
    expect(
      after(
        [event({ type: 'modals', modals: [nightModal] }), history({ messages: [message('1.0', 'x')], more: false }), ...sat.slice(1)],
        ben,
      ),
    ).toBe(ben);
  });

  test('modals, home, bots and failures are taken as they come', () => {
    const all = after(
      [
        event({ type: 'modals', modals: [nightModal] }),
        event({ type: 'home', home: homeView }),
        event({ type: 'bots', bots: ['U0BEN'] }),
        event({ type: 'failure', text: 'operation_timeout' }),
      ],
      held,
    );
    expect([all.client?.modals, all.client?.home, all.client?.bots, all.failure]).toEqual([
      [nightModal],
      homeView,
      ['U0BEN'],
      'operation_timeout',
    ]);
    const second = { ...nightModal, id: 'V1' };
    const stack = after([event({ type: 'modals', modals: [nightModal, second] })], all);
    expect(after([{ type: 'closed', view: 'V1' }], stack).client?.modals).toEqual([nightModal]);
    expect(after([{ type: 'closed', view: null }], stack).client?.modals).toEqual([]);
  });

  test('a person who is renamed is so everywhere', () => {
    const [ana] = clientState('U0ANA').users;
    const renamed = after([event({ type: 'users', users: ana ? [{ ...ana, displayName: 'Anna' }] : [] })], held);
    expect(renamed.client?.me.displayName).toBe('Anna');
  });
});
