import type { Json } from '../core/json.ts';
import { spread } from '../setup.ts';
import { good, type Read } from './fault.ts';
import { dealFault, prepare, type Head } from './prepare.ts';
import { setupSchema } from './record-schema.ts';
import { shaped } from './shape.ts';
import { readSource } from './source.ts';
import type { SimulationPlan } from './simulate.ts';

/** Reads a setup file, with `2x Town` as two entries, and checks that it can be dealt. */
export function readSetup(text: string, bots: SimulationPlan['bots']): Read<SimulationPlan> {
  const source = readSource(text);
  if (!source.ok) return source;
  const shape = shaped(source.value, setupSchema, source.value.value, [], Object.keys(setupSchema.shape));
  if (!shape.ok) return shape;
  const { rules, seed, options, decide: pins, roles } = shape.value;
  const head: Head = { rules, seed, options, pins, lineOf: path => source.value.lineOf(path) };
  const prepared = prepare(head);
  if (!prepared.ok) return prepared;
  const seats = roles.flatMap((role, index) => spreadOne(role).map(one => ({ role: one, line: source.value.lineOf(['roles', index]) })));
  const { ruleset, terms } = prepared.value;
  const dealt = dealFault(ruleset, terms, seats.map((_, index) => `seat ${index + 1}`), seats.map(({ role }) => role), seats.map(({ line }) => line), source.value.lineOf(['roles']));
  return dealt.ok ? good({ terms, roles: seats.map(({ role }) => role), bots }) : dealt;
}

const spreadOne = (role: Json): readonly Json[] => (typeof role === 'string' ? spread([role.trim()]) : [role]);
