import fc from 'fast-check';
import { modifierById } from '../../../../../engine/rulesets/mafia/catalogue.ts';
import { alignments } from '../../../../../engine/rulesets/mafia/alignments/index.ts';
import { factions } from '../../../../../engine/rulesets/mafia/factions/index.ts';
import { modifiers } from '../../../../../engine/rulesets/mafia/modifiers/index.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';
import type { Modifier } from '../../../../../engine/rulesets/mafia/modifier.ts';
import { onto, riding, together, under } from '../../../../../engine/rulesets/mafia/grammar/build.ts';
import type { Expr, Mod, Role } from '../../../../../engine/rulesets/mafia/grammar/expression.ts';
import { misfit, refersToAlignment } from '../../../../../engine/rulesets/mafia/grammar/item.ts';
import { factionNamed } from '../../../../../engine/rulesets/mafia/grammar/lexicon.ts';
import { distinct } from '../../../../../engine/rulesets/mafia/grammar/side.ts';

const label = fc.constantFrom(undefined, undefined, 'red');

const base: fc.Arbitrary<Expr> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...roles.filter(({ name }) => !name.startsWith('[')))
      .chain(({ id }) => label.map((red): Expr => ({ kind: 'role', id, ...(id === 'enabler' && red ? { label: red } : {}) }))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('bulletproof', 'doctor', 'roleblocker', 'vigilante', 'cop').map((id): Expr => ({ kind: 'role', id })),
  },
  { weight: 1, arbitrary: fc.constantFrom('mafia', 'mime', 'town').map((of): Expr => ({ kind: 'role', id: 'cop-of', of })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('doctor', 'er:ninja', 'jailkeeper', 'bus-driver')
      .map((of): Expr => ({ kind: 'role', id: 'role-cop-of', of })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...['bulletproof', 'ninja', 'lynchproof', 'godfather']).map((id): Expr => ({ kind: 'er', id })) },
);

const plainMods: readonly Modifier[] = modifiers;
const bareMod: fc.Arbitrary<Mod> = fc
  .constantFrom(...plainMods.map(({ id }) => id).filter(id => id !== 'anti' && id !== 'ing'), 'n-shot', 'strongman', 'hidden')
  .chain(id =>
    fc.record({ n: fc.integer({ min: 2, max: 5 }), trigger: fc.constantFrom('lynch', 'kill', 'target'), red: label }).map(
      ({ n, trigger, red }): Mod => ({
        id,
        ...(id.startsWith('n-') || id === 'night-n' ? { n } : {}),
        ...(id === 'triggered' ? { trigger } : {}),
        ...(id === 'enabled' && red ? { label: red } : {}),
      }),
    ),
  );

/** A modifier, perhaps with others on it. */
const mod: fc.Arbitrary<Mod> = fc
  .tuple(bareMod, fc.boolean(), fc.array(fc.tuple(bareMod, fc.option(bareMod)), { maxLength: 2 }), fc.integer({ min: 0, max: 9 }))
  .map(([inner, anti, on, few]) => {
    const start = anti && modifierById(inner.id).refersToAlignment ? onto(inner, { id: 'anti' }) : inner;
    const outer = on.flatMap(([one, its]) =>
      !modifierById(one.id).onModifier ? [] : [its && modifierById(its.id).onModifier ? onto(one, its) : one],
    );
    return few > 3 ? start : outer.reduce(onto, start);
  });

type Step =
  | { readonly do: 'base'; readonly expr: Expr }
  | { readonly do: 'anti' | 'slash' | 'all' }
  | { readonly do: 'mod'; readonly mod: Mod }
  | { readonly do: 'ride'; readonly rider: Expr; readonly mods: readonly Mod[]; readonly second?: Expr | undefined };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: base.map((expr): Step => ({ do: 'base', expr })) },
  { weight: 1, arbitrary: fc.constantFrom('anti' as const, 'slash' as const, 'all' as const).map((what): Step => ({ do: what })) },
  { weight: 6, arbitrary: mod.map((one): Step => ({ do: 'mod', mod: one })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ rider: base, mods: fc.array(mod, { maxLength: 2 }), second: fc.option(base, { nil: undefined }) })
      .map((one): Step => ({ do: 'ride', ...one })),
  },
);

const modified = (expr: Expr, one: Mod, rider = false): Expr =>
  misfit({ kind: 'mod', mod: one, column: 0 }, expr, rider) === undefined ? under(one, expr) : expr;

const carrying = (expr: Expr, rider: Expr, inRider = false): Expr =>
  misfit({ kind: 'rider', rider, column: 0 }, expr, inRider) === undefined ? riding(rider, expr) : expr;

/** The expressions that the steps build; what is not lawful is left out. */
function build(steps: readonly Step[]): readonly Expr[] {
  const stack: Expr[] = [];
  for (const one of steps) {
    const top = stack.pop();
    if (one.do === 'base' || top === undefined) {
      stack.push(...(top === undefined ? [] : [top]), ...(one.do === 'base' ? [one.expr] : []));
      continue;
    }
    const below = one.do === 'slash' || one.do === 'all' ? stack.pop() : undefined;
    stack.push(after(one, top, below));
  }
  return stack;
}

function after(one: Exclude<Step, { do: 'base' }>, top: Expr, below: Expr | undefined): Expr {
  switch (one.do) {
    case 'anti':
      return (top.kind === 'role' || top.kind === 'er' || (top.kind === 'mod' && top.mod.id === 'anti')) &&
        refersToAlignment({ kind: 'unit', expr: top, column: 0 })
        ? under({ id: 'anti' }, top)
        : top;
    case 'slash':
      return below ? { kind: 'slash', of: [below, top] } : top;
    case 'all':
      return below ? together([below, top]) : top;
    case 'mod':
      return modified(top, one.mod);
    case 'ride': {
      const inner = one.mods.reduce((expr, outer) => modified(expr, outer, true), one.rider);
      return carrying(top, one.second ? carrying(inner, one.second, true) : inner);
    }
  }
}

/** Any lawful expression without memberships. */
export const expression: fc.Arbitrary<Expr> = fc
  .tuple(base, fc.array(step, { maxLength: 9 }))
  .map(([first, steps]) => build([{ do: 'base', expr: first }, ...steps]).at(-1)!);

const membership: fc.Arbitrary<Expr> = fc
  .tuple(fc.constantFrom(...factions), label, fc.array(mod, { maxLength: 3 }))
  .map(([{ id }, red, mods]) =>
    mods
      .filter(one => modifierById(one.id).onMembership)
      .reduce((of: Expr, one) => under(one, of), { kind: 'member', faction: id, ...(red ? { label: red } : {}) }),
  );

/** Any lawful role of a player. */
export const anyRole: fc.Arbitrary<Role> = fc
  .record({
    alignment: fc.constantFrom(...alignments),
    secret: fc.boolean(),
    own: fc.boolean(),
    others: fc.array(membership, { maxLength: 2 }),
    part: fc.option(expression, { nil: undefined }),
  })
  .map(({ alignment, secret, own, others, part }) => {
    const faction = factionNamed(alignment.name);
    const first: readonly Expr[] = own && faction ? [{ kind: 'member', faction: faction.id }] : [];
    return {
      alignment: alignment.id,
      ...(secret ? { secretAlignment: true as const } : {}),
      members: distinct([...first, ...others], false),
      parts: part === undefined ? [] : part.kind === 'all' ? part.of : [part],
    };
  });
