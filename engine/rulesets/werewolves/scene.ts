import type { GameEvent } from '../../core/events.ts';
import { fieldsOf, textsOf, type Json } from '../../core/json.ts';
import type { TraceLine } from '../../core/messages.ts';
import { Story } from '../../core/story.ts';
import { grouped } from '../../core/grouped.ts';
import { untilChanged } from '../../core/until-changed.ts';
import { isAlive, phaseText, type Chat, type HeldPower, type Play, type Seat, type Terms, type Trait } from '../../core/state.ts';
import type { Catalogue } from './catalogue-type.ts';
import { drawOne } from './chances.ts';
import type { Role, Words } from './role.ts';
import type { Attack, Death } from './strike.ts';

/** The sentences of these rules stand apart from those of others. */
export const PREFIX = 'werewolves.';

/** What is asked for again and again, of parts of a state that never change. */
const powersBySeat = untilChanged((powers: readonly HeldPower[]) => grouped(powers, ({ holder }) => holder));
const traitsByName = untilChanged((traits: Play['traits']) => grouped(traits, ({ trait }) => trait));
const livingIn = untilChanged((order: Play['order']) => untilChanged((seats: Play['seats']) => order.filter(seat => seats[seat]?.alive)));
const rankedBy = untilChanged((roles: Catalogue) => untilChanged((order: Play['order']) => {
  const places = new Map(order.map((seat, at) => [seat, at]));
  return untilChanged((powers: Play['powers']) => ranked(roles, places, Object.values(powers)));
}));
const none: readonly never[] = [];

/** A stretch of the game that is being carried out, or looked at. Events are applied as they are added. */
export class Scene {
  readonly story: Story;
  readonly terms: Terms;
  readonly roles: Catalogue;
  /** Deaths of the moment that runs: they take effect together. */
  readonly dying: Death[] = [];
  /** What everybody is told when the phase is over. */
  readonly reports: GameEvent[] = [];

  /** The batch of attacks that is being gathered, at the end of a phase. */
  attacks: Attack[] | undefined;

  constructor(terms: Terms, play: Play, roles: Catalogue) {
    this.terms = terms;
    this.story = new Story(play);
    this.roles = roles;
  }

  get teams(): Catalogue['teams'] {
    return this.roles.teams;
  }

  get groups(): Catalogue['groups'] {
    return this.roles.groups;
  }

  get play(): Play {
    return this.story.play;
  }

  get phase(): string {
    return phaseText(this.play.phase);
  }

  get isNight(): boolean {
    return this.play.phase.name === 'night';
  }

  get living(): readonly Seat[] {
    const { order, seats } = this.play;
    return livingIn(order)(seats);
  }

  isAlive(seat: Seat): boolean {
    return isAlive(this.play, seat);
  }

  roleOf(seat: Seat): Role {
    return this.roles.byName(this.play.seats[seat]!.role);
  }

  /** What the seat was dealt. */
  dealtTo(seat: Seat): string {
    return String(fieldsOf(this.play.facts['dealt'])[seat]);
  }

  /** The role whose abilities a held power is. */
  of({ power }: Pick<HeldPower, 'power'>): Role {
    return this.roles.byId(power);
  }

  /** Powers in the alphabetical order of their roles, then of the seats. werewolves/rule/conflicts#2 */
  get powers(): readonly HeldPower[] {
    const { powers, order } = this.play;
    return rankedBy(this.roles)(order)(powers);
  }

  powersOf(seat: Seat): readonly HeldPower[] {
    return powersBySeat(this.powers).get(seat) ?? none;
  }

  /** The power of a seat's own role. */
  own(seat: Seat): HeldPower {
    return this.powersOf(seat).find(({ origin, power }) => origin === 'own' && power === this.roleOf(seat).id)!;
  }

  holdersOf(role: string): readonly Seat[] {
    return this.play.order.filter(seat => this.roleOf(seat).id === role);
  }

  add(...events: readonly GameEvent[]): void {
    this.story.add(...events);
  }

  tell(to: Seat, words: Words): void {
    this.add({ type: 'Said', message: { to, phase: this.phase, ...words, key: PREFIX + words.key } });
  }

  /** Tells a group: each living member. */
  tellGroup(slug: string, words: Words, but?: Seat): void {
    for (const seat of this.members(slug).filter(one => this.isAlive(one) && one !== but)) this.tell(seat, words);
  }

  announce(words: Words): void {
    this.add({ type: 'Said', message: { to: 'table', phase: this.phase, ...words, key: PREFIX + words.key } });
  }

  /** Is told to everybody when the phase is over. */
  report(words: Words): void {
    this.add({ type: 'FactSet', key: 'reports', value: [...(this.play.facts['reports'] as readonly Json[] | undefined ?? []), JSON.parse(JSON.stringify(words)) as Json] });
  }

  why(step: string, rule: string, key: string, seats: TraceLine['seats'] = {}, args?: Readonly<Record<string, Json>>): void {
    this.story.why({ phase: this.phase, step, rule, key: `${PREFIX}trace.${key}`, seats, ...(args === undefined ? {} : { args }) });
  }

  members(slug: string): readonly Seat[] {
    return this.play.chats[slug]?.members ?? [];
  }

  /** Somebody joins a channel. `withDead`: it is one for those who are out, too. */
  join(slug: string, seat: Seat, more: Pick<Chat, 'withDead'> = {}): void {
    const members = this.members(slug);
    if (!members.includes(seat)) this.add({ type: 'ChatChanged', slug, chat: { ...more, members: this.play.order.filter(one => members.includes(one) || one === seat), open: this.play.chats[slug]?.open ?? true } });
  }

  leave(slug: string, seat: Seat): void {
    const members = this.members(slug);
    if (members.includes(seat)) this.add({ type: 'ChatChanged', slug, chat: { members: members.filter(one => one !== seat), open: this.play.chats[slug]?.open ?? true } });
  }

  traits(trait: string, holder?: Seat): readonly Trait[] {
    const all = traitsByName(this.play.traits).get(trait) ?? none;
    return holder === undefined ? all : all.filter(one => one.holder === holder);
  }

  has(trait: string, holder: Seat): boolean {
    return (traitsByName(this.play.traits).get(trait) ?? none).some(one => one.holder === holder);
  }

  lay(trait: string, holder: Seat, more: Partial<Pick<Trait, 'by' | 'args' | 'until'>> = {}): void {
    this.add({ type: 'TraitLaid', trait: { trait, holder, ...more } });
  }

  lift(trait: string, holder: Seat): void {
    if (this.has(trait, holder)) this.add({ type: 'TraitLifted', trait, holder });
  }

  fact(key: string): Json | undefined {
    return this.play.facts[key];
  }

  set(key: string, value: Json): void {
    this.add({ type: 'FactSet', key, value });
  }

  list(key: string): readonly string[] {
    return textsOf(this.play.facts[key]);
  }

  /** One of these by a keyed chance, which can be pinned. */
  draw(key: string, options: readonly string[], nameOf?: (option: string) => string): string {
    return drawOne(this, key, options, nameOf);
  }
}

function ranked(roles: Catalogue, places: ReadonlyMap<Seat, number>, powers: readonly HeldPower[]): readonly HeldPower[] {
  const named = powers.map(power => ({ power, name: roles.byId(power.power).name, place: places.get(power.holder) ?? -1 }));
  return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.place - b.place)).map(({ power }) => power);
}
