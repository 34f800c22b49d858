import { textsOf } from '../../../core/json.ts';
import type { Choice, Play, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { NOMINATION_LOST } from '../day/nominate.ts';
import { untilDusk } from '../day/resolve.ts';
import { VOTE_LOST, withdrawnVotes } from '../day/votes.ts';
import { kill } from '../deaths.ts';
import { decide } from '../decide.ts';
import { isDay } from '../phases.ts';
import { hasStoryteller } from '../options.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

const SILENCE = 'silence';
/** Who has spoken meanwhile, each time once, numbered. */
const SPOKE = 'silenceBroken';

const ability = "hell's librarian";

const isSilent = (play: Play): boolean => play.facts[SILENCE] === true;

const choice = (value: string): Choice => ({ value, says: value });

/** What may be imposed: death by somebody's decision alone. clocktower/fabled/hells-librarian#4, ?1 */
const penalties = (scene: Scene): readonly Choice[] =>
  ['warning', 'nomination', 'vote', ...(hasStoryteller(scene.terms, scene.play) ? ['death'] : [])].map(choice);

/** Somebody who spoke is dealt with, in public, with the reason. clocktower/fabled/hells-librarian#1, #4, #8 */
function punish(scene: Scene, id: string, spoke: string): void {
  const seat = spoke.split('/')[0]!;
  const penalty = String(decide(scene, { keys: ['librarian-penalty'], of: `${id}/${spoke}`, about: [seat], options: penalties(scene), fallback: () => 'warning', minutes: 30 }));
  scene.fact(SPOKE, textsOf(scene.play.facts[SPOKE]).filter(one => one !== spoke));
  const dies = penalty === 'death' && kill(scene, { seat, cause: 'silence', rule: 'clocktower/fabled/hells-librarian#4' });
  scene.announce({ kind: dies ? 'death' : 'notice', key: `silence.broken.${penalty}`, ability, about: [seat] });
  const lost = { nomination: NOMINATION_LOST, vote: VOTE_LOST }[penalty];
  if (lost !== undefined) scene.add({ type: 'TraitLaid', trait: { trait: lost, holder: seat, args: untilDusk } });
  if (penalty === 'vote') scene.add(...withdrawnVotes(scene.play, seat));
}

/** Calls for silence, or lifts it, before everybody. clocktower/fabled/hells-librarian#2 */
function silence(scene: Scene, isOn: boolean): void {
  if (isSilent(scene.play) === isOn) return;
  scene.fact(SILENCE, isOn);
  scene.announce({ kind: 'notice', key: isOn ? 'silence.on' : 'silence.off', ability, about: [] });
}

/** So many times has this seat spoken into a silence today. */
const COUNT = 'silenceCount';

function note(scene: Scene, seat: Seat): void {
  const count = Number(scene.play.facts[COUNT] ?? 0) + 1;
  scene.fact(COUNT, count);
  scene.fact(SPOKE, [...textsOf(scene.play.facts[SPOKE]), `${seat}/${count}`]);
}

export const hellsLibrarian: Character = {
  id: 'hells-librarian',
  name: "Hell's Librarian",
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/hells-librarian', 9, 1),
  card: ['hells-librarian'],
  onRequest: true,
  decisions: ['librarian-silence', 'librarian-penalty'],
  hears(scene, _, { seat, open }) {
    if (open && isSilent(scene.play)) note(scene, seat);
  },
  owes: (scene, { id }) => textsOf(scene.play.facts[SPOKE]).map(spoke => at => punish(at, id, spoke)),
  nightfall: scene => silence(scene, false),
  atAnyTime: {
    'librarian-silence': {
      options: play => (isDay(play) && Object.values(play.powers).some(({ power }) => power === 'hells-librarian') ? ['on', 'off'] : []),
      carry: (scene, value) => silence(scene, value === 'on'),
    },
  },
};
