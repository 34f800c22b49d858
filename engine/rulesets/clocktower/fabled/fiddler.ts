import { textsOf } from '../../../core/json.ts';
import type { HeldPower, Play, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { publicChoice } from '../day/public-choice.ts';
import { decide, drawn } from '../decide.ts';
import { livingPlayer } from '../forms.ts';
import { askId } from '../night/ask-id.ts';
import { quietHalves } from '../quiet.ts';
import { idsOf } from '../rule-ids.ts';
import { demon, livingPlayers, sideOf } from '../seats.ts';

const FIDDLER = 'fiddler';
const CONTEST = 'contest';

const contest = (play: Play): readonly Seat[] => textsOf(play.facts[CONTEST]);

const isAfterDay = ({ phase }: Play, last: number): boolean => phase.number > last || (phase.name === 'day' && phase.number === last && phase.stage !== undefined);

/** Whom the demon of the moment named, or whoever was asked in the night and handed that on. clocktower/fabled/fiddler#2 */
const namedIn = (play: Play, power: HeldPower, chooser: Seat): Seat | undefined =>
  (play.acts[askId(power, chooser)] ?? Object.values(play.acts).find(({ ask }) => ask.startsWith(`${power.id}:`)))?.answer['whom']?.[0];

export const fiddler: Character = {
  id: 'fiddler',
  name: 'Fiddler',
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/fiddler', 11, 2),
  card: ['fiddler'],
  onRequest: true,
  enters: play => quietHalves(play) >= 6 || isAfterDay(play, 12),
  decisions: ['fiddler-activate', 'fabled-in-play'],
  chooses: {
    when: 'every',
    once: true,
    seats: play => [demon(play)].filter(seat => seat !== undefined),
    form: livingPlayer,
  },
  dawn(scene, power) {
    const chooser = demon(scene.play);
    if (power.spent?.['use'] || chooser === undefined) return;
    const now = decide(scene, { keys: ['fiddler-activate'], of: power.id, options: [{ value: 'now', says: 'now' }, { value: 'later', says: 'later' }], fallback: () => 'now' });
    const opposing = livingPlayers(scene.play).filter(seat => sideOf(scene.play, seat) !== sideOf(scene.play, chooser));
    if (now !== 'now' || opposing.length === 0) return;
    const named = namedIn(scene.play, power, chooser);
    const other = named !== undefined && opposing.includes(named) ? named : drawn(scene, 'fiddler', power.id, opposing);
    const both = scene.play.order.filter(seat => seat === chooser || seat === other);
    scene.add({ type: 'PowerUsed', id: power.id, key: 'use' }, { type: 'FactSet', key: CONTEST, value: both }, { type: 'PollOpened', poll: FIDDLER });
    scene.report({ kind: 'notice', key: 'fiddler.contest', ability: 'fiddler', about: both });
  },
  poll: publicChoice(FIDDLER, contest),
  nominationsEnd(scene) {
    const both = contest(scene.play);
    if (both.length === 0) return;
    const votes = (seat: Seat): number => scene.play.polls[FIDDLER]!.ballots.filter(({ choice }) => choice === seat).length;
    const [first, second] = both as [Seat, Seat];
    const side = votes(first) === votes(second) ? 'evil' : sideOf(scene.play, votes(first) > votes(second) ? first : second);
    scene.fact(CONTEST, []);
    scene.claim({ side, rule: 'clocktower/fabled/fiddler#4', key: 'win.fiddler', seats: both, free: true });
  },
};
