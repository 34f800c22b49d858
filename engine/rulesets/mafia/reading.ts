import type { Play, Seat, Terms } from '../../core/state.ts';
import { sleepOf } from './asleep.ts';
import { modifierById, roleById } from './catalogue.ts';
import { compose, under } from './compose.ts';
import { isActive } from './fits.ts';
import type { Expr } from './grammar/expression.ts';
import { compositions, patterns } from './grammar/named.ts';
import { printRole } from './grammar/print.ts';
import { modWords, printWords } from './grammar/print-words.ts';
import { baseName, type Base } from './grammar/words.ts';
import { awaitsOf, holdingsOf, isLayerThere, isThere, type Holding } from './holding.ts';
import { powersOf, roleFrom, roleOf, together } from './lookup.ts';
import { members, membersWith, membershipsOf } from './memberships.ts';
import type { Night, RoleReader } from './night/night.ts';
import { isOn } from './options.ts';
import type { Power } from './power.ts';
import { presentIn } from './present.ts';

/** What is granted for this phase, and how players look. */
type Now = Pick<Night, 'uses' | 'world'>;

/** What players are in this phase, as other roles may read it. An Inactive part does not count as held, a granted one does. mafia/modifier/inactive#1, mafia/role/er#1 */
export const roleReader = (terms: Terms, play: Play, now: () => Now): RoleReader => ({
  words: seat => wordsOf(terms, play, seat, now()),
  first: seat => firstOf(terms, play, seat, now()),
  has: (seat, role) => hasAll(terms, play, seat, role, now()),
  hasGun: seat => awake(terms, play, seat, now()).some(({ role }) => role.gun) || (isOn(terms, 'factionGuns') && hasFactionGun(terms, play, seat)),
  full: seat => printRole(roleOf(play, seat)),
});

const wordsOf = (terms: Terms, play: Play, seat: Seat, now: Now): readonly string[] => {
  const all = counted(terms, play, seat, now);
  return [...new Set([...printWords(all.flatMap(({ parts }) => parts)), ...memberWords(terms, play, seat), ...giftWords(now, seat, all)])];
};

/** mafia/role/rolecop?5 */
function firstOf(terms: Terms, play: Play, seat: Seat, now: Now): string | undefined {
  const own = awake(terms, play, seat, now).map(power => ({ name: baseName(baseOf(power.expr)), rank: rank(power) }));
  const given = givenRoles(now, seat).map(role => ({ name: roleById(role).name, rank: PASSIVE }));
  return [...own, ...given].sort((a, b) => a.rank - b.rank)[0]?.name;
}

/** mafia/role/rolecop?6 */
function hasAll(terms: Terms, play: Play, seat: Seat, role: string, now: Now): boolean {
  const pattern = patterns.find(({ id }) => id === role);
  if (pattern) return wordsOf(terms, play, seat, now).some(word => word.startsWith(`${pattern.name} (`));
  const composition = compositions.find(({ id }) => id === role);
  if (composition?.alignment !== undefined && now.world.seen(seat) !== composition.alignment) return false;
  const all = counted(terms, play, seat, now);
  const own = [...printWords(all.flatMap(({ parts }) => parts), { ...apart, asleep: isAsleep(role) }), ...giftWords(now, seat, all)];
  return printWords([exprOf(role)], apart).every(word => own.some(other => unlabelled(other) === word));
}

/** `Enabler:red` is an Enabler. mafia/grammar/alignment-words#6 */
const unlabelled = (word: string): string => word.split(':')[0]!;

const apart = { names: false, ings: false, asleep: true };

/** A base role, what grants something, or a named composition, as an expression. */
const exprOf = (role: string): Expr =>
  compositions.find(({ id }) => id === role)?.of ?? (role.startsWith('er:') ? { kind: 'er', id: role.slice('er:'.length) } : { kind: 'role', id: role });

/** True if what is asked for is itself something that sleeps. mafia/modifier/backup#2 */
const isAsleep = (role: string): boolean => compose(exprOf(role)).some(power => sleepOf(power) !== undefined);

/** What a held power comes to for now: its parts as written, and its powers with what is there of them. */
interface Counted {
  readonly parts: readonly Expr[];
  readonly powers: readonly Power[];
}

function counted(terms: Terms, play: Play, seat: Seat, now: Now): readonly Counted[] {
  const held = Object.values(play.powers).filter(({ holder, origin }) => holder === seat && origin !== 'believed');
  return held.map(one => {
    const all = holdingsOf(one, seat).map(holding => ({ ...holding, power: givenModifiers(now, seat).reduce(withGift, holding.power) }));
    const had = all.filter(holding => isHad(terms, play, holding));
    const whole = presentIn(together(roleFrom(one.power).parts), {
      powers: all.map(({ power }) => power),
      isThere: power => had.some(holding => holding.power === power),
      isLayerThere: (layer, power) => isLayerThere(terms, play, layer, all.find(holding => holding.power === power)!),
    });
    return {
      parts: whole === undefined ? [] : whole.kind === 'all' ? whole.of : [whole],
      powers: had.map(holding => ({ ...holding.power, layers: holding.power.layers.filter(layer => isLayerThere(terms, play, layer, holding)) })),
    };
  });
}

/** Whether or not it works at this time of day, and although it has to rest; what only a death would wake is not there. */
const isHad = (terms: Terms, play: Play, holding: Holding): boolean => isThere(terms, play, holding, play.phase, 'reader') && awaitsOf(holding.power) !== 'death';

/** Every base role that counts, what rides along included. */
const awake = (terms: Terms, play: Play, seat: Seat, now: Now): readonly Power[] =>
  counted(terms, play, seat, now).flatMap(({ powers }) => powers).filter(power => sleepOf(power) === undefined).flatMap(withRiders);

const withRiders = (power: Power): readonly Power[] => [power, ...power.layers.flatMap(({ rider }) => (rider ? withRiders(rider) : []))];

/** The base role within the expression of one power. */
function baseOf(expr: Expr): Base {
  if (expr.kind === 'role' || expr.kind === 'er') return expr;
  if (expr.kind === 'mod' || expr.kind === 'ing') return baseOf(expr.of);
  throw new Error(`one power has one base role, and this is ${expr.kind}`);
}

const giftsOn = ({ uses }: Now, seat: Seat) =>
  uses.flatMap(({ parts }) => parts).flatMap(({ works, on, power: { role: { grants }, delay } }) => (works && delay === 0 && grants && on.includes(seat) ? [grants] : []));

/** By name: wherever those sit who gave them. */
const givenRoles = (now: Now, seat: Seat): readonly string[] => giftsOn(now, seat).flatMap(gift => ('role' in gift ? [gift.role] : [])).sort();

const givenModifiers = (now: Now, seat: Seat): readonly string[] => giftsOn(now, seat).flatMap(gift => ('modifier' in gift ? [gift.modifier] : []));

/** mafia/role/er?2 */
const withGift = (power: Power, id: string): Power =>
  (modifierById(id).fits(power) === undefined ? under(power, { id, key: `granted.${id}`, anti: false, times: 1, gates: [] }) : power);

const giftWords = (now: Now, seat: Seat, all: readonly Counted[]): readonly string[] => [
  ...givenRoles(now, seat).map(role => roleById(role).name),
  ...givenModifiers(now, seat).filter(id => all.some(({ powers }) => powers.some(({ layers }) => layers.some(({ key }) => key === `granted.${id}`)))).map(id => modifierById(id).name),
];

/** Modifiers of memberships; the memberships themselves are no base roles. mafia/role/rolecop?1, ?7, mafia/grammar/role#3 */
const memberWords = (terms: Terms, play: Play, seat: Seat): readonly string[] => membershipsOf(roleOf(play, seat)).flatMap(({ slug, mods }) =>
  mods.filter(({ id }) => membersWith(terms, play, slug, id).includes(seat)).flatMap(modWords));

/** mafia/role/gunsmith#3 */
const hasFactionGun = (terms: Terms, play: Play, seat: Seat): boolean => membershipsOf(roleOf(play, seat)).some(({ slug, faction }) =>
  members(terms, play, slug).includes(seat) && faction.powers.flatMap(powersOf).flatMap(withRiders).some(({ role }) => role.gun));

const PASSIVE = 9;

/** mafia/role/rolecop?5: passive ones last. */
function rank(power: Power): number {
  const { role } = power;
  if (!isActive(power)) return PASSIVE;
  if (role.grants) return 0;
  if (role.trait?.moves) return 1;
  if (role.trait?.copies) return 2;
  if (role.trait?.seems && role.mode === 'active') return 3;
  if (role.subcategory === 'blocking') return 4;
  const order = ['protective', 'killing', 'investigative'].findIndex(category => role.categories.some(one => one === category));
  return order === -1 ? 8 : 5 + order;
}
