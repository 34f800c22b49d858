import type { GameEvent } from '../../../core/events.ts';
import type { Field } from '../../../core/forms.ts';
import { fieldsOf, textsOf, type Json } from '../../../core/json.ts';
import type { Refused } from '../../../core/refused.ts';
import type { Play, Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';
import { noteMeeting } from '../meetings.ts';
import { isDay } from '../phases.ts';
import type { Scene } from '../scene.ts';
import { neighbours } from '../seats.ts';
import { speak } from '../speech.ts';
import { VISITS, visitors } from '../visits.ts';
import { STORYTELLER } from './nominate.ts';

/** Declarations that wait for an answer: who to whom. */
const DECLARED = 'whispersDeclared';
/** To which neighbours each has written today. */
const NOTES = 'neighbourNotes';
/** The most words of a note. clocktower/rule/neighbour-whispers#2 */
export const mostWords = 15;

interface Declared {
  readonly from: Seat;
  readonly to: Seat;
}

const declared = (play: Play): readonly Declared[] => (Array.isArray(play.facts[DECLARED]) ? play.facts[DECLARED].map(one => fieldsOf(one as Json) as unknown as Declared) : []);
const setDeclared = (scene: Scene, all: readonly Declared[]): void => scene.fact(DECLARED, all.map(one => ({ ...one })));

/** The room of two, whoever began it. */
export const roomOf = (play: Play, a: Seat, b: Seat): string => `whisper:${[a, b].sort((x, y) => play.order.indexOf(x) - play.order.indexOf(y)).join(':')}`;
const isOpen = (play: Play, a: Seat, b: Seat): boolean => play.chats[roomOf(play, a, b)]?.open === true;

const others = (play: Play, seat: Seat): readonly Seat[] => play.order.filter(one => one !== seat);
const notesOf = (play: Play, seat: Seat): readonly Seat[] => textsOf(fieldsOf(play.facts[NOTES])[seat]);

const person = (label: string, from: () => readonly string[]): Field => ({ of: 'seat', label, min: 1, max: 1, distinct: true, from });
const words: Field = { of: 'text', label: 'words', min: 0, max: 1, distinct: true, longest: 400, from: () => [] };

/** Declares a whisper, opens a visit, says something in an open whisper, or writes the day's note to a neighbour. clocktower/rule/whispers, clocktower/rule/neighbour-whispers */
export const whisper: DayCommand = {
  abilities: ['whisper'],
  main: true,
  seats: play => (isDay(play) ? play.order : []),
  form: (play, seat) => ({ whom: person('whisper', () => [...others(play, seat), STORYTELLER]), words }),
  carry(scene, seat, answer) {
    const to = answer['whom']![0]!;
    const [text] = answer['words'] ?? [];
    if (text !== undefined) return say(scene, seat, to, text);
    return to === STORYTELLER ? visit(scene, seat) : declare(scene, seat, to);
  },
};

const not = (variant: string, args: Readonly<Record<string, Json>> = {}): Refused => ({ refused: { code: 'not-now', variant, args } });

/** clocktower/rule/storyteller-visits#1, #3, #5 */
function visit(scene: Scene, seat: Seat): Refused | undefined {
  if (visitors(scene.play).includes(seat)) return not('visit.open');
  scene.fact(VISITS, [...visitors(scene.play), seat]);
  noteMeeting(scene, seat);
  scene.announce({ kind: 'notice', key: 'visit.opened', ability: 'whisper', about: [seat] });
  return undefined;
}

function declare(scene: Scene, from: Seat, to: Seat): Refused | undefined {
  if (isOpen(scene.play, from, to)) return not('whisper.open');
  if (declared(scene.play).some(one => one.from === from && one.to === to)) return not('whisper.waiting');
  setDeclared(scene, [...declared(scene.play), { from, to }]);
  scene.announce({ kind: 'notice', key: 'whisper.declared', ability: 'whisper', about: [from, to] });
  return undefined;
}

/** In an open whisper; else as the one note of the day to a neighbour. */
function say(scene: Scene, seat: Seat, to: string, text: string): Refused | undefined {
  const { play } = scene;
  if (to === STORYTELLER) {
    if (!visitors(play).includes(seat)) return not('visit.closed');
    speak(scene, { seat, text, open: false });
    return undefined;
  }
  if (isOpen(play, seat, to)) return deliver(scene, seat, to, text);
  if (!neighbours(play, seat, { alive: false }).includes(to)) return not('whisper.closed');
  if (notesOf(play, seat).includes(to)) return not('note.used');
  if (text.split(/\s+/).length > mostWords) return not('note.long', { most: mostWords });
  scene.fact(NOTES, { ...fieldsOf(play.facts[NOTES]), [seat]: [...notesOf(play, seat), to] });
  return deliver(scene, seat, to, text);
}

function deliver(scene: Scene, from: Seat, to: Seat, text: string): undefined {
  scene.tell(to, { kind: 'notice', key: 'whisper.said', ability: 'whisper', about: [from], args: { text } });
  speak(scene, { seat: from, text, open: false });
}

/** Answers a declared whisper, which opens it. clocktower/rule/whispers#2 */
export const accept: DayCommand = {
  abilities: ['accept'],
  seats: play => (isDay(play) ? play.order : []),
  form: (play, seat) => ({ whom: person('accept', () => callersOf(play, seat)) }),
  carry(scene, seat, answer) {
    const from = answer['whom']![0]!;
    drop(scene, from, seat);
    scene.add(chat(scene.play, from, seat, true));
    noteMeeting(scene, from, seat);
    scene.announce({ kind: 'notice', key: 'whisper.opened', ability: 'whisper', about: [from, seat] });
    return undefined;
  },
};

/** Says openly that a declared whisper is not accepted. clocktower/rule/whispers?2 */
export const decline: DayCommand = {
  abilities: ['decline'],
  seats: play => (isDay(play) ? play.order.filter(seat => callersOf(play, seat).length > 0) : []),
  form: (play, seat) => ({ whom: person('decline', () => callersOf(play, seat)) }),
  carry(scene, seat, answer) {
    const from = answer['whom']![0]!;
    drop(scene, from, seat);
    scene.announce({ kind: 'notice', key: 'whisper.declined', ability: 'whisper', about: [from, seat] });
    return undefined;
  },
};

const callersOf = (play: Play, seat: Seat): readonly Seat[] => declared(play).filter(({ to }) => to === seat).map(({ from }) => from);
const drop = (scene: Scene, from: Seat, to: Seat): void => setDeclared(scene, declared(scene.play).filter(one => one.from !== from || one.to !== to));

const chat = (play: Play, a: Seat, b: Seat, open: boolean): GameEvent => ({ type: 'ChatChanged', slug: roomOf(play, a, b), chat: { members: open ? [a, b] : [], open, withDead: true } });

/** Who speaks in public ends the own whispers and the own visit. clocktower/rule/whispers#4, #7, clocktower/rule/storyteller-visits#6 */
export function endTalks(scene: Scene, seats: readonly Seat[]): void {
  const rooms = Object.entries(scene.play.chats).filter(([slug, room]) => slug.startsWith('whisper:') && room.open && room.members.some(one => seats.includes(one)));
  for (const [, { members }] of rooms) {
    scene.add(chat(scene.play, members[0]!, members[1]!, false));
    scene.announce({ kind: 'notice', key: 'whisper.ended', ability: 'whisper', about: members });
  }
  if (visitors(scene.play).some(one => seats.includes(one))) scene.fact(VISITS, visitors(scene.play).filter(one => !seats.includes(one)));
}

/** Dusk: all talks end, and what was not answered or used lapses. clocktower/rule/whispers#11, clocktower/rule/neighbour-whispers#7 */
export function endAllTalks(scene: Scene): void {
  endTalks(scene, scene.play.order);
  setDeclared(scene, []);
  scene.fact(NOTES, {});
}

