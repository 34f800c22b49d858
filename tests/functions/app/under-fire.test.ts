import { describe, expect, test } from 'vitest';
import type { UseCases } from '../../../functions/app/use-cases.ts';
import { Crash, Doom } from './crash.ts';
import { create, firstEnd, minute, noon, say } from './fake-game.ts';
import { type Losses, World } from './world.ts';

const game = 'g1';

type Step = (app: UseCases, world: World) => Promise<unknown>;

const send =
  (command: Parameters<UseCases['play']>[0]): Step =>
  async app => {
    const reply = await app.play(command);
    if (!reply.ok) throw new Error(`refused: ${reply.refusals[0]?.code}`);
  };
const settle: Step = (app, world) => world.settle(app);
const at =
  (time: number): Step =>
  async (_, world) => {
    world.time = Math.max(world.time, time);
  };
const ring: Step = (app, world) => world.ring(app);
const sweep: Step = async (app, world) => {
  await app.sweep();
  await world.settle(app);
};
const slackSaysWait =
  (words: string, until: number): Step =>
  async (_, world) => {
    world.slack.waits.set(words, until);
  };

/** A short game with all that may happen to it: bursts, repeats, bells that ring twice, Slack asking to wait, an end. */
const scenario: readonly Step[] = [
  send(create(game)),
  settle,
  send(say(game, 'U1', 'a')),
  send(say(game, 'U2', 'b')),
  settle,
  send(say(game, 'U1', 'a')), // the same press once more, late
  settle,
  at(firstEnd),
  ring,
  sweep,
  settle,
  ring,
  send(say(game, 'U1', 'quiet')),
  slackSaysWait('c', firstEnd + 3_000),
  slackSaysWait('to T1/U2: c', firstEnd + 12 * minute),
  send(say(game, 'U2', 'c')),
  send(say(game, 'U2', 'd')),
  settle,
  send({ type: 'cancel-game', id: 'end', game, at: noon, person: 'T1/U1' }),
  settle,
  ...Array.from({ length: 15 }, (_, i) => [at(firstEnd + (i + 1) * 2 * minute), sweep]).flat(),
];

/** The sweep goes on with the other games before it throws. */
const isCrash = (error: unknown): boolean => error instanceof Crash || (error instanceof AggregateError && error.errors.some(isCrash));

/** Plays the scenario; whenever the process dies, a new one does the step again two minutes later, as senders and timers do. */
async function run(losses: Losses, dooms: () => Doom): Promise<{ world: World; crashes: number }> {
  const world = new World(losses);
  let crashes = 0;
  let app = world.boot(dooms());
  for (const step of scenario) {
    for (;;) {
      try {
        await step(app, world);
        break;
      } catch (error) {
        if (!isCrash(error)) throw error;
        crashes += 1;
        world.time += 2 * minute;
        world.woken.length = 0; // whatever was in the hands of the dead
        app = world.boot(dooms());
      }
    }
  }
  return { world, crashes };
}

/** What must be the same whether or not somebody died. A commit goes by its command: what delivery learned may come earlier or later. */
async function outcome(world: World) {
  const commits = await world.history(game);
  const newest = commits.at(-1);
  const nameOf = new Map(commits.flatMap(c => c.effects.map((_, i) => [`${game}:${c.version}:${i}`, `${c.command.id}/${i}`])));
  const visible = (id: string) => ['post', 'tell', 'reveal'].includes(effectOf(id)?.type ?? '');
  const effectOf = (id: string) => commits[Number(id.split(':')[1]) - 1]?.effects[Number(id.split(':')[2])];
  return {
    state: newest?.state,
    gaps: commits.filter((c, i) => c.version !== i + 1),
    commands: commits.map(c => c.command.id).filter(id => !id.startsWith('learned')),
    learned: commits.map(c => c.command.id).filter(id => id.startsWith('learned')),
    words: [...nameOf].filter(([id]) => visible(id)).map(([, name]) => name),
    seen: world.slack.firstSeen.filter(visible).map(id => nameOf.get(id)),
    lock: (await world.store.at('T1/C1')).game,
    listed: (await world.store.gamesOf('T1/U1')).map(row => row.game),
    marksLeft: await world.store.dueBefore(noon + 1000 * minute),
    undelivered: (newest?.version ?? 0) - (await world.store.cursor(game)).through,
  };
}

/** Cards and homes: whatever a commit asked to be drawn was drawn at least once from a state at least as new. */
async function undrawn(world: World): Promise<string[]> {
  const missing: string[] = [];
  for (const { version, effects, state } of await world.history(game)) {
    for (const effect of effects) {
      if (effect.type !== 'card' && effect.type !== 'home') continue;
      const key = JSON.stringify(effect);
      const need = state.play?.news.length ?? 0;
      if (!world.slack.performances.some(p => JSON.stringify(p.effect) === key && p.drawn >= need)) missing.push(`${version} ${key}`);
    }
  }
  return missing;
}

const never = () => new Doom(Number.POSITIVE_INFINITY, 'before');

const variants: readonly [string, Losses][] = [
  ['everything else in order', {}],
  ['every wake-up lost', { wakes: true }],
  ['every schedule lost', { schedules: true }],
];

describe('the undisturbed game', () => {
  test('comes to the end that is written here', async () => {
    const { world } = await run({}, never);
    const end = await outcome(world);
    expect(end.state?.play?.news.map(one => one.key)).toEqual(['a', 'b', 'quiet', 'c', 'd']);
    expect(end.state?.play?.phase.number).toBe(2);
    expect(end.state?.table.rooms).toEqual({ pack: { place: 'T1/R-g1-pack' } });
    expect(end.commands).toEqual(['create g1', 'say a', 'say b', `tick:g1:1:${firstEnd}`, 'say quiet', 'say c', 'say d', 'end']);
    expect(end.seen).toEqual(end.words);
    expect(end.words).toEqual([
      ...['say a/0', 'say a/3', 'say b/0', 'say b/3', `tick:g1:1:${firstEnd}/0`],
      ...['say c/0', 'say c/3', 'say d/0', 'say d/3', 'end/1'],
    ]);
    expect(end).toMatchObject({ gaps: [], learned: ['learned g1:1:2'], lock: undefined, listed: [game], marksLeft: [], undelivered: 0 });
    expect(world.slack.performances.length).toBe(new Set(world.slack.performances.map(p => p.id)).size);
  });
});

describe.each(variants)('%s', (_, losses) => {
  test.each(['before', 'after'] as const)('a death %s each call changes nothing that lasts', async when => {
    const expected = await outcome((await run({}, never)).world);
    let passed = 0;
    for (let n = 1; ; n += 1) {
      let first = true;
      const once = () => (first ? ((first = false), new Doom(n, when)) : never());
      const { world, crashes } = await run(losses, once);
      const doubles = world.slack.performances.filter(p => p.effect.type !== 'card' && p.effect.type !== 'home').length;
      expect(await outcome(world), `death ${when} call ${n}`).toEqual(expected);
      expect(await undrawn(world), `death ${when} call ${n}`).toEqual([]);
      expect(doubles, `death ${when} call ${n}`).toBeLessThanOrEqual(expected.words.length + 1 + crashes);
      if (crashes === 0) break;
      passed += 1;
    }
    expect(passed).toBeGreaterThan(80);
  });
});

test.each([11, 13, 17, 23])('a process that dies at every %ith call gets there all the same', async period => {
  const expected = await outcome((await run({}, never)).world);
  const { world, crashes } = await run({}, () => new Doom(period, 'after'));
  expect(crashes).toBeGreaterThan(3);
  expect(await outcome(world)).toEqual(expected);
  expect(await undrawn(world)).toEqual([]);
});
