import type { GameEvent } from '../../core/events.ts';
import type { TraceLine } from '../../core/messages.ts';
import { Story } from '../../core/story.ts';
import { phaseText, type HeldPower, type OpenDecision, type Play, type Seat, type Terms } from '../../core/state.ts';
import type { Json } from '../../core/json.ts';
import type { Character, Side, Words } from './character.ts';
import { whoIs } from './seats.ts';

/** The sentences of these rules stand apart from those of others. */
export const PREFIX = 'clocktower.';

/** Something that makes a side win, if nothing stops it. */
export interface Claim {
  readonly side: Side;
  /** The rule that says so. */
  readonly rule: string;
  /** Key of the sentence that tells it. */
  readonly key: string;
  readonly seats?: readonly Seat[];
  /** True: no block of good reaches it. */
  readonly free?: true;
}

/**
 * A stretch of the game that is being carried out: a night, a deed, the end of a day. Events are applied as they are added, so each step sees
 * what the ones before it did; what is told waits where the scene is a night.
 */
export class Scene {
  readonly story: Story;
  /** What is told at dawn. */
  readonly news: GameEvent[] = [];
  /** What everybody is told at dawn. */
  readonly reports: GameEvent[] = [];
  /** What was claimed in the event that is running. */
  claims: Claim[] = [];
  /** The claim that ended the game. */
  verdict: Claim | undefined;
  readonly terms: Terms;
  /** The night that is carried out; absent by day. */
  readonly night: number | undefined;
  /** True: an open decision stops the scene; false: it takes its default. */
  readonly waits: boolean;

  /** Where it is given: every question that comes up is put into it, and nothing stops. */
  readonly asked: OpenDecision[] | undefined;

  /** The characters of the script, travellers and fabled among them. */
  readonly cast: readonly Character[];

  constructor(terms: Terms, play: Play, { cast, night, waits, asked }: { readonly cast: readonly Character[]; readonly night?: number; readonly waits: boolean; readonly asked?: OpenDecision[] }) {
    this.terms = terms;
    this.cast = cast;
    this.story = new Story(play);
    this.night = night;
    this.waits = waits;
    this.asked = asked;
  }

  get play(): Play {
    return this.story.play;
  }

  /** The phase in which things happen, as text. clocktower/rule/night-actions#5 */
  get phase(): string {
    return this.night === undefined ? phaseText(this.play.phase) : `night ${this.night}`;
  }

  /** The character whose ability a held power is. */
  abilityOf({ power }: Pick<HeldPower, 'power'>): Character {
    const found = this.cast.find(({ id }) => id === power);
    if (!found) throw new Error(`the script has no "${power}"`);
    return found;
  }

  /** The character that a seat is, whatever it believes. */
  characterAt(seat: Seat): Character {
    return this.abilityOf({ power: whoIs(this.play, seat).id });
  }

  /** All held powers in the order of the seats, then those that nobody holds. */
  get powers(): readonly HeldPower[] {
    const { powers, order } = this.play;
    const place = ({ holder }: HeldPower): number => (holder === 'table' ? order.length : order.indexOf(holder));
    return Object.values(powers).sort((a, b) => place(a) - place(b));
  }

  add(...events: readonly GameEvent[]): void {
    this.story.add(...events);
  }

  /** Tells one person: at once by day, at dawn what a night has brought. */
  tell(to: Seat, words: Words): void {
    const event: GameEvent = { type: 'Said', message: { to, phase: this.phase, ...words, key: PREFIX + words.key } };
    if (this.night === undefined) this.add(event);
    else this.news.push(event);
  }

  /** Is told to everybody in the report of the dawn. clocktower/rule/announcements#1 */
  report(words: Words): void {
    this.reports.push({ type: 'Said', message: { to: 'table', phase: `day ${this.night ?? this.play.phase.number}`, ...words, key: PREFIX + words.key } });
  }

  /** Tells everybody, at once. */
  announce(words: Words): void {
    this.add({ type: 'Said', message: { to: 'table', phase: this.phase, ...words, key: PREFIX + words.key } });
  }

  /** A line of why. */
  why(step: string, rule: string, key: string, seats: TraceLine['seats'] = {}, args?: Readonly<Record<string, Json>>): void {
    this.story.why({ phase: this.phase, step, rule, key: `${PREFIX}trace.${key}`, seats, ...(args === undefined ? {} : { args }) });
  }

  claim(claim: Claim): void {
    this.claims.push(claim);
  }

  fact(key: string, value: Json): void {
    this.add({ type: 'FactSet', key, value });
  }
}
