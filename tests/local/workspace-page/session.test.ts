import { expect, test, vi } from 'vitest';
import { type LineEnds, openLine, type Source } from '../../../local/workspace/page/live.ts';
import { makeSession } from '../../../local/workspace/page/session.ts';
import { channel, clientState } from './fake-world.ts';

function exchange() {
  const sources: (Source & { url: string; closed: boolean })[] = [];
  const waits: { ms: number; run: () => void; cancelled: boolean }[] = [];
  const parts = {
    open: (url: string): Source => {
      const source = {
        url,
        closed: false,
        onopen: null,
        onmessage: null,
        onerror: null,
        close: () => {
          source.closed = true;
        },
      };
      sources.push(source);
      return source;
    },
    later: (run: () => void, ms: number) => {
      const wait = { ms, run, cancelled: false };
      waits.push(wait);
      return () => {
        wait.cancelled = true;
      };
    },
  };
  return { sources, waits, parts };
}

test('a broken line is dialled again, with longer and longer pauses until it stands', () => {
  const { sources, waits, parts } = exchange();
  const ends = { up: vi.fn(), event: vi.fn(), down: vi.fn() };
  openLine('U0ANA', ends, parts);
  expect(sources[0]?.url).toBe('/client/events?user=U0ANA');
  for (let at = 0; at < 6; at += 1) {
    sources[at]?.onerror?.();
    waits[at]?.run();
  }
  expect(waits.map(({ ms }) => ms)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect(sources.slice(0, 6).every(({ closed }) => closed)).toBe(true);
  sources[6]?.onopen?.();
  sources[6]?.onmessage?.({ data: '{"type":"bots","bots":[]}' });
  sources[6]?.onerror?.();
  expect(waits.at(-1)?.ms).toBe(500);
  expect([ends.up.mock.calls.length, ends.down.mock.calls.length, ends.event.mock.calls]).toEqual([1, 7, [[{ type: 'bots', bots: [] }]]]);
});

test('who hangs up is not dialled again', () => {
  const { sources, waits, parts } = exchange();
  const hangUp = openLine('U0ANA', { up: vi.fn(), event: vi.fn(), down: vi.fn() }, parts);
  sources[0]?.onerror?.();
  hangUp();
  expect(waits[0]?.cancelled).toBe(true);
});

test('what happens while the state is fetched is kept until it is there', async () => {
  let answer: (state: ReturnType<typeof clientState>) => void = () => undefined;
  let ends: LineEnds = { up: () => undefined, event: () => undefined, down: () => undefined };
  const session = makeSession(
    {
      state: () =>
        new Promise(resolve => {
          answer = resolve;
        }),
    },
    (_, given) => {
      ends = given;
      return () => undefined;
    },
  );
  session.sit('U0ANA');
  ends.up();
  ends.event({ type: 'channels', channels: [channel('C0NEW')] });
  expect(session.get().client).toBeNull();
  answer(clientState('U0ANA'));
  await vi.waitFor(() => expect(session.get().line).toBe('live'));
  expect(session.get().client?.channels.map(({ id }) => id)).toEqual(['C0NEW']);
  expect(session.lines()).toBe(1);
});

test('a state that comes after its person has risen is left', async () => {
  const answers: Record<string, (state: ReturnType<typeof clientState>) => void> = {};
  const lines: LineEnds[] = [];
  const hangUps: string[] = [];
  const session = makeSession(
    {
      state: user =>
        new Promise(resolve => {
          answers[user] = resolve;
        }),
    },
    (user, ends) => {
      lines.push(ends);
      return () => hangUps.push(user);
    },
  );
  session.sit('U0ANA');
  lines[0]?.up();
  session.sit('U0BEN');
  lines[1]?.up();
  answers.U0BEN?.(clientState('U0BEN'));
  answers.U0ANA?.(clientState('U0ANA'));
  await vi.waitFor(() => expect(session.get().line).toBe('live'));
  expect([session.get().client?.me.id, hangUps]).toEqual(['U0BEN', ['U0ANA']]);
});
