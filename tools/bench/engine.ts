import { knownRules } from '../../engine/testing/known-rules.ts';
import { playOut } from '../../engine/testing/bot-game.ts';
import { Desk } from '../../engine/testing/desk.ts';
import { decide } from '../../engine/table/decide.ts';
import type { Command } from '../../engine/table/commands.ts';
import type { GameState } from '../../engine/table/table.ts';
import type { Row } from './row.ts';

const roles = ['Mafia Goon', 'Mafia Goon', 'Mafia Roleblocker', 'Town Cop', 'Town Doctor', 'Town Tracker', 'Town Watcher', ...Array<string>(8).fill('Town')];
const vanilla = ['Mafia Goon', 'Mafia Goon', ...Array<string>(7).fill('Town')];

const seated = (list: readonly string[]) => ({
  rules: knownRules, terms: { ruleset: 'mafia', seed: 7, options: { start: 'day' }, pins: {} }, players: list.map((role, at) => ({ name: `P${at + 1}`, role })),
});

/** The engine alone: votes of fifteen against copying their state, what a vote copies, and whole games of bots. */
export function engine(votes: number, games: number, progress: (text: string) => void): readonly Row[] {
  progress(`engine: ${votes} votes, ${games} games\n`);
  const state = Desk.seat(seated(roles)).desk.game;
  const commands = Array.from({ length: votes }, (_, at) => voteOf(state, at));
  run(state, commands.slice(0, 500)); // until the engine is compiled
  const vote = seconds(() => run(state, commands)) / votes;
  const clone = seconds(() => commands.forEach(() => structuredClone(state))) / votes;
  return [
    { part: 'engine', name: 'a vote of fifteen players', value: vote * 1e6, unit: 'µs', against: { name: 'structuredClone of the state', value: clone * 1e6 }, note: `${Math.round(1 / vote).toLocaleString('en')} a second` },
    copied(state, commands[0]!),
    ...wholeGames(games),
  ];
}

/** Everybody in turn, each for the next but so many: nobody ever has a majority. */
function voteOf({ play, table, game }: GameState, at: number): Command {
  const seats = play!.order;
  const round = Math.floor(at / seats.length) % (seats.length - 1);
  const choice = seats[((at % seats.length) + 1 + round) % seats.length]!;
  return { type: 'vote', id: `v${at}`, game, at: at * 1000, person: table.seated[seats[at % seats.length]!]!, poll: Object.keys(play!.polls)[0]!, choice };
}

function run(state: GameState, commands: readonly Command[]): GameState {
  return commands.reduce((before, command) => {
    const decision = decide(knownRules, before, command);
    if (!decision.ok) throw new Error(`a vote was refused: ${decision.refusals[0]!.code}`);
    return decision.value.state;
  }, state);
}

function seconds(task: () => unknown): number {
  const start = performance.now();
  task();
  return (performance.now() - start) / 1000;
}

/** Of all objects in the state after a vote, those that are not the very ones from before. The state before is frozen, so a write would throw. */
function copied(before: GameState, command: Command): Row {
  const old = objectsOf(before);
  for (const object of old) Object.freeze(object);
  const now = objectsOf(run(before, [command]));
  const fresh = [...now].filter(object => !old.has(object)).length;
  return { part: 'engine', name: 'objects that a vote copies', value: fresh, unit: '', against: { name: 'all of the state', value: now.size }, aim: 0.1 };
}

function objectsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsOf(inner, found);
  return found;
}

function wholeGames(games: number): readonly Row[] {
  const { desk: first } = Desk.seat(seated(vanilla));
  playOut(first, 'random', 1);
  const lobby = Desk.lobby(seated(vanilla));
  const took = seconds(() => {
    for (let game = 1; game <= games; game += 1) {
      const desk = lobby.again(game);
      desk.start();
      playOut(desk, 'random', game);
    }
  });
  return [{ part: 'engine', name: 'a whole game of nine bots', value: (took / games) * 1000, unit: 'ms', note: `${Math.round(games / took).toLocaleString('en')} games a second` }];
}
