import type { Field, Form } from '../../core/forms.ts';
import type { Mending } from '../../core/mending.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { changeSide } from './change-side.ts';
import type { Side } from './character.ts';
import { hasToken, SPENT } from './day/votes.ts';
import { isNight, isSetup, isStage, LOCK } from './phases.ts';
import { recast } from './recast.ts';
import { parseRole } from './role.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { sideOf, whoIs } from './seats.ts';
import { askAll } from './setup/by-hand.ts';
import { tellOwn } from './setup/starting.ts';
import { askNext } from './turn.ts';
import { DRUNK, POISONED, PROTECTED } from './working.ts';

/** Whoever runs the game keeps it fair: what went wrong is set right. */
const rule = 'clocktower/rule/storyteller#1';

const one = (label: string, ...values: readonly string[]): Field => ({ of: 'option', label, min: 1, max: 1, distinct: true, from: () => values });

const statuses: Readonly<Record<string, string>> = { drunk: DRUNK, poisoned: POISONED, protected: PROTECTED };

const form: Form = {
  life: one('mend.life', 'in', 'out'),
  role: { of: 'text', label: 'mend.role', min: 1, max: 1, distinct: true, longest: 80, from: () => [] },
  side: one('mend.side', 'good', 'evil'),
  drunk: one('mend.drunk', 'yes', 'no'),
  poisoned: one('mend.poisoned', 'yes', 'no'),
  protected: one('mend.protected', 'yes', 'no'),
  vote: one('mend.vote', 'left', 'spent'),
};

const has = (play: Play, seat: Seat, name: string): boolean => play.traits.some(({ trait, holder }) => trait === name && holder === seat);

const standing = (_: Terms, play: Play, seat: Seat): Readonly<Record<string, string>> => ({
  life: isAlive(play, seat) ? 'in' : 'out',
  role: play.seats[seat]!.role,
  side: sideOf(play, seat),
  ...Object.fromEntries(Object.entries(statuses).map(([field, trait]) => [field, has(play, seat, trait) ? 'yes' : 'no'])),
  vote: hasToken(play, seat) ? 'left' : 'spent',
});

function mend(terms: Terms, play: Play, seat: Seat, field: string, value: string): Outcome | Refused {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  if (field !== 'role' && standing(terms, play, seat)[field] === value) return scene.story;
  switch (field) {
    case 'life': setLife(scene, seat, value === 'in'); break;
    case 'side': changeSide(scene, seat, value as Side, rule, seat); break;
    case 'vote': setVote(scene, seat, value === 'left'); break;
    case 'role': return setRole(scene, seat, value) ?? scene.story;
    default: setStatus(scene, seat, statuses[field]!, value === 'yes');
  }
  return scene.story;
}

function setLife(scene: Scene, seat: Seat, isIn: boolean): void {
  scene.add(isIn ? { type: 'Revived', seat } : { type: 'Died', seat, cause: 'storyteller' });
  scene.announce({ kind: 'notice', key: isIn ? 'mended.in' : 'mended.out', about: [seat] });
}

function setVote(scene: Scene, seat: Seat, isLeft: boolean): void {
  scene.add(isLeft ? { type: 'TraitLifted', trait: SPENT, holder: seat } : { type: 'TraitLaid', trait: { trait: SPENT, holder: seat } });
  scene.announce({ kind: 'notice', key: isLeft ? 'mended.vote.left' : 'mended.vote.spent', about: [seat] });
}

/** Of nobody's making: it holds until it is taken away. */
function setStatus(scene: Scene, seat: Seat, trait: string, isOn: boolean): void {
  scene.add(isOn ? { type: 'TraitLaid', trait: { trait, holder: seat } } : { type: 'TraitLifted', trait, holder: seat });
}

/** What a seat is, in the words of a record; its person is told. */
function setRole(scene: Scene, seat: Seat, text: string): Refused | undefined {
  const read = parseRole(text);
  const { kind } = whoIs(scene.play, seat);
  const isTraveller = kind === 'traveller';
  const names = scene.cast.filter(one => (one.kind === 'traveller') === isTraveller && one.kind !== 'fabled').map(({ name }) => name);
  if (!read.ok || !names.includes(read.role.character.name)) return { refused: { code: 'unknown-option', args: { typed: text, possible: names }, field: 'role' } };
  const { believed, granted, character } = read.role;
  if (character.believes !== undefined && !believed) return { refused: { code: 'malformed', args: { reason: `the ${character.name} believes to be somebody: write "${character.name} as …"` }, field: 'role' } };
  for (const other of [believed, granted]) if (other && !scene.cast.includes(other)) return { refused: { code: 'not-now', variant: 'mend.script', args: { name: other.name }, field: 'role' } };
  recast(scene, seat, read.role);
  if (!isSetup(scene.play)) tellOwn(scene, seat);
  return undefined;
}

/** A night that stands at a decision is walked again as things are now. */
function after(terms: Terms, play: Play): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  if (isSetup(play)) askAll(scene);
  if (!isNight(play) || !isStage(play, LOCK)) return scene.story;
  for (const key of Object.keys(play.decisions)) scene.add({ type: 'DecisionDropped', key });
  return askNext(terms, scene);
}

/** What the Storyteller may set by hand about a seat. clocktower/rule/storyteller#1 */
export const mending: Mending = { rule, form: () => form, standing, mend, after };
