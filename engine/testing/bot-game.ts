import { look } from '../core/look.ts';
import { living, phaseText, type Seat } from '../core/state.ts';
import type { Meant } from '../table/act-text.ts';
import type { Change } from '../table/decision.ts';
import { botAnswers, botVotes, type BotKind } from './bots.ts';
import type { Desk } from './desk.ts';
import { hostDecides, type HostKind } from './host-bot.ts';
import { asksForTie } from './ties.ts';

/** No game of bots takes this many phases unless the rules let it go on for ever. */
const LONGEST = 1000;

/** What bots did and what came of it. */
export interface BotMove {
  readonly seat: string;
  readonly meant: Meant;
}

type Watch = (change: Change, move?: BotMove) => void;

/**
 * Lets bots play a dealt game to its end. Where its rules ask whether it is a tie, whoever hosts it says so.
 * @param watch sees each change, with the move that made it or nothing where the host acted or time ran out
 * @returns the number of phases that were played
 */
export function playOut(desk: Desk, kind: BotKind, seed: number, watch: Watch = () => {}, host: HostKind = 'absent'): number {
  for (let phases = 0; phases < LONGEST; phases += 1) {
    if (desk.game.play!.winners) return phases;
    let asked = false;
    playPhase(desk, kind, seed, (change, move) => {
      asked ||= asksForTie(change);
      watch(change, move);
    }, host);
    if (asked && !desk.game.play!.winners) watch(declaredTie(desk));
  }
  throw new Error(`game ${desk.game.terms.seed} does not end`);
}

/** The host ends a game as a tie. */
export function declaredTie(desk: Desk): Change {
  const declared = desk.host({ type: 'declare', side: 'Tie' });
  if (!declared.ok) throw new Error(`a tie was refused: ${declared.refusals[0]!.code}`);
  return declared.value;
}

/** Everybody does what they want to do in the running phase, the dead who may too; then all vote, whoever runs the game decides, and its time runs out. */
export function playPhase(desk: Desk, kind: BotKind, seed: number, watch: Watch = () => {}, host: HostKind = 'absent'): void {
  const phase = phaseText(desk.game.play!.phase);
  const runs = (): boolean => desk.game.play!.winners === null && phaseText(desk.game.play!.phase) === phase;
  for (const wanted of [botAnswers, botVotes]) {
    for (const seat of actors(desk)) if (runs()) act(desk, seat, runs, () => wanted(kind, desk.view(seat), seed), watch);
  }
  if (host === 'random') decideOpen(desk, seed, runs, watch);
  if (!runs()) return;
  const ended = desk.timeUp();
  if (!ended?.ok) throw new Error('a phase did not end when its time was up');
  watch(ended.value);
}

/** One after another, each from a fresh view, since one act may close the next. What is carried out at once may stay open: once is enough. */
function act(desk: Desk, seat: Seat, runs: () => boolean, wanted: () => readonly Meant[], watch: Watch): void {
  const answered = new Set<string>();
  const left = (): readonly Meant[] => wanted().filter(meant => meant.type !== 'answer' || !answered.has(meant.ask));
  for (let acts = left(); runs() && acts.length > 0; acts = acts.length > 1 ? left() : []) {
    const [meant] = acts as [Meant];
    if (meant.type === 'answer') answered.add(meant.ask);
    const decision = desk.act(seat, meant);
    if (!decision.ok) throw new Error(`a bot's ${meant.type} was refused: ${decision.refusals[0]!.code}`);
    watch(decision.value, { seat, meant });
  }
}

function decideOpen(desk: Desk, seed: number, runs: () => boolean, watch: Watch): void {
  const next = () => hostDecides(look(desk.ruleset, desk.game.terms, desk.game.play!, 'host'), seed);
  for (let made = next(); runs() && made; made = next()) {
    const decision = desk.host({ type: 'decide', ...made });
    if (!decision.ok) throw new Error(`the host's "${made.key} ${made.value}" was refused: ${decision.refusals[0]!.code}`);
    watch(decision.value);
  }
}

/** Everybody who may do something now: a lynched player may act, a spirit may vote. */
function actors({ game: { terms, play }, ruleset }: Desk): readonly Seat[] {
  const open = new Set([
    ...living(play!),
    ...ruleset.asks(terms, play!).flatMap(({ seats }) => seats),
    ...Object.keys(play!.polls).flatMap(id => ruleset.poll(terms, play!, id)?.voters(play!) ?? []),
  ]);
  return play!.order.filter(seat => open.has(seat));
}
