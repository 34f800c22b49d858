import { chance, pick, shuffle } from '../core/chance.ts';
import type { Field, Raw } from '../core/forms.ts';
import { areRivals } from '../core/rivals.ts';
import { phaseText, type Answer } from '../core/state.ts';
import type { AskView, PollView, View } from '../core/views.ts';
import type { Meant } from '../table/act-text.ts';

/**
 * `random`: uniform among the legal choices of every form; all votes of the table go to one living player, so that a lynch is uniform.
 * The one exception is a group's shared power, which spares the group: the published model of Mafia has it so. What anybody may try is tried now and then.
 * `cautious`: the same, but no choice and no vote goes to a team mate, and one form in four stays open.
 */
export type BotKind = 'random' | 'cautious';

export const botKinds: readonly BotKind[] = ['random', 'cautious'];

/** What a bot still has to do, from nothing but what its seat may know. The same seed and view give the same acts. */
export function botActs(kind: BotKind, view: View, seed: number): readonly Meant[] {
  return [...botAnswers(kind, view, seed), ...botVotes(kind, view, seed)];
}

export const botVotes = (kind: BotKind, view: View, seed: number): readonly Meant[] => (view.over ? [] : view.polls.flatMap(poll => vote(kind, view, poll, seed)));

export function botAnswers(kind: BotKind, view: View, seed: number): readonly Meant[] {
  if (view.over) return [];
  return view.asks
    .filter(ask => isFirstOfGroup(view, ask, seed))
    .filter(ask => !ask.common || chance(seed, `${keyOf(view, ask.id)}/tried`) < tried)
    .filter(ask => ask.chosen === undefined && !(kind === 'cautious' && chance(seed, `${keyOf(view, ask.id)}/open`) < 0.25))
    .flatMap(ask => answer(kind, view, ask, seed));
}

/** How often something is tried in a phase that anybody may try and nobody must. */
const tried = 0.2;

const keyOf = (view: View, id: string): string => `bot/${phaseText(view.phase)}/${view.viewer}/${id}`;

/** Of asks of which one is used, the one that was drawn; none where one of them is chosen. */
function isFirstOfGroup(view: View, ask: AskView, seed: number): boolean {
  if (ask.excludes === undefined) return true;
  const group = view.asks.filter(({ excludes }) => excludes === ask.excludes);
  const isFree = group.every(other => other.chosen?.by !== view.viewer || !areRivals(other, ask));
  return isFree && !areRivals(pick(seed, keyOf(view, ask.excludes), group), ask);
}

/** How often a choice is drawn anew where the rules would refuse it. */
const attempts = 8;

/** A choice for a form; of what is carried out at once one that the rules take. */
function answer(kind: BotKind, view: View, ask: AskView, seed: number): Meant[] {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const raw = filled(kind, view, ask, seed, `${keyOf(view, ask.id)}${attempt === 0 ? '' : `/${attempt}`}`);
    if (!raw) return [];
    if (!ask.refuses?.(raw)) return [{ type: 'answer', ask: ask.id, raw: raw satisfies Raw }];
  }
  return [];
}

function filled(kind: BotKind, view: View, ask: AskView, seed: number, key: string): Answer | undefined {
  const spared = kind === 'cautious' || ask.shared !== undefined ? sparedBy(view) : new Set<string>();
  const raw: Record<string, readonly string[]> = {};
  for (const [name, field] of byNeed(ask.form)) {
    const values = field.unless !== undefined && (raw[field.unless]?.length ?? 0) > 0 ? [] : fill(field, view, spared, seed, `${key}/${name}`);
    if (values === undefined) return undefined;
    raw[name] = values;
  }
  return raw;
}

/** What stands in for another field comes before it. */
const byNeed = (form: AskView['form']): readonly (readonly [string, Field])[] =>
  Object.entries(form).toSorted(([, a], [, b]) => Number(a.unless !== undefined) - Number(b.unless !== undefined));

/** Whom a bot leaves alone: its mates, as long as anybody else is left. */
const sparedBy = ({ living, mates, viewer }: View): ReadonlySet<string> =>
  new Set(living.every(seat => seat === viewer || mates.includes(seat)) ? [] : mates);

/** Values for a field, or nothing where too few are possible. */
function fill(field: Field, view: View, spared: ReadonlySet<string>, seed: number, key: string): readonly string[] | undefined {
  if (field.of === 'text') return field.min === 0 ? [] : Array<string>(field.min).fill('beep'.slice(0, field.longest));
  const possible = field.from(view);
  const kept = possible.filter(value => !spared.has(value));
  const from = kept.length >= field.min && kept.length > 0 ? kept : possible;
  const most = field.distinct ? Math.min(field.max, from.length) : field.max;
  if (most < field.min || from.length === 0) return field.min === 0 ? [] : undefined;
  const count = field.min + Math.floor(chance(seed, `${key}/count`) * (most - field.min + 1));
  return field.distinct
    ? shuffle(seed, key, from).slice(0, count)
    : Array.from({ length: count }, (_, index) => pick(seed, `${key}/${index}`, from));
}

/** The vote for the player on whom the whole table has settled; a cautious bot votes for no mate. */
function vote(kind: BotKind, view: View, poll: PollView, seed: number): Meant[] {
  if (!poll.mayVote || poll.ballots.some(ballot => ballot.seat === view.viewer && ballot.locked)) return [];
  const choice = poll.subject === undefined ? choiceAmong(kind, view, poll, seed) : stand(kind, view, poll.subject, seed);
  const stands = poll.ballots.some(ballot => ballot.seat === view.viewer && ballot.choice === choice);
  return choice === undefined || stands || !poll.choices.includes(choice) ? [] : [{ type: 'vote', poll: poll.id, choice }];
}

function choiceAmong(kind: BotKind, view: View, poll: PollView, seed: number): string | undefined {
  const living = poll.choices.filter(choice => view.living.includes(choice));
  if (living.length === 0) return undefined;
  const target = pick(seed, `bots/${phaseText(view.phase)}/${poll.id}`, living);
  return kind === 'cautious' && sparedBy(view).has(target) && poll.choices.includes('nobody') ? 'nobody' : target;
}

/** Yes or no on somebody: yes on the one of today's whom the seed puts first, whoever asks, so that each is as likely as another. */
function stand(kind: BotKind, view: View, subject: string, seed: number): string {
  const rank = (one: string): number => chance(seed, `bots/${view.phase.name} ${view.phase.number}/${one}`);
  const [target] = view.polls.flatMap(poll => (poll.subject !== undefined && view.living.includes(poll.subject) ? [poll.subject] : [])).sort((a, b) => rank(a) - rank(b));
  return target === subject && !(kind === 'cautious' && sparedBy(view).has(subject)) ? 'yes' : 'no';
}
