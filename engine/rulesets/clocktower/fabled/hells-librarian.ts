import type { Choice } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { NOMINATION_LOST } from '../day/nominate.ts';
import { untilDusk } from '../day/resolve.ts';
import { broken, isSilent, note, settle, silence } from '../day/silence.ts';
import { VOTE_LOST, withdrawnVotes } from '../day/votes.ts';
import { kill } from '../deaths.ts';
import { decide } from '../decide.ts';
import { isDay } from '../phases.ts';
import { hasStoryteller } from '../options.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';

const ability = "hell's librarian";

const choice = (value: string): Choice => ({ value, says: value });

/** What may be imposed: death by somebody's decision alone. clocktower/fabled/hells-librarian#4, ?1 */
const penalties = (scene: Scene): readonly Choice[] =>
  ['warning', 'nomination', 'vote', ...(hasStoryteller(scene.terms, scene.play) ? ['death'] : [])].map(choice);

/** Somebody who spoke is dealt with, in public, with the reason. clocktower/fabled/hells-librarian#1, #4, #8 */
function punish(scene: Scene, id: string, spoke: string): void {
  const seat = spoke.split('/')[0]!;
  const penalty = String(decide(scene, { keys: ['librarian-penalty'], of: `${id}/${spoke}`, about: [seat], options: penalties(scene), fallback: () => 'warning', minutes: 30 }));
  settle(scene, spoke);
  const dies = penalty === 'death' && kill(scene, { seat, cause: 'silence', rule: 'clocktower/fabled/hells-librarian#4' });
  scene.announce({ kind: dies ? 'death' : 'notice', key: `silence.broken.${penalty}`, ability, about: [seat] });
  const lost = { nomination: NOMINATION_LOST, vote: VOTE_LOST }[penalty];
  if (lost !== undefined) scene.add({ type: 'TraitLaid', trait: { trait: lost, holder: seat, args: untilDusk } });
  if (penalty === 'vote') scene.add(...withdrawnVotes(scene.play, seat));
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
  owes: (scene, { id }) => broken(scene.play).map(spoke => at => punish(at, id, spoke)),
  nightfall: scene => silence(scene, false, ability),
  atAnyTime: {
    'librarian-silence': {
      options: play => (isDay(play) && Object.values(play.powers).some(({ power }) => power === 'hells-librarian') ? ['on', 'off'] : []),
      carry: (scene, value) => silence(scene, value === 'on', ability),
    },
  },
};
