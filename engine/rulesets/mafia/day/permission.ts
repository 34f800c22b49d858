import type { GameEvent } from '../../../core/events.ts';
import { fieldsOf } from '../../../core/json.ts';
import type { Poll } from '../../../core/polls.ts';
import type { Story } from '../../../core/story.ts';
import { isAlive, living, phaseText, type Act, type Play, type Seat, type Terms } from '../../../core/state.ts';
import type { OpenPower } from '../open-powers.ts';
import { option } from '../options.ts';
import { said } from '../tell.ts';
import { PERMITTED, REQUESTING } from '../waiting.ts';
import { NOBODY, PERMISSION } from './polls.ts';

/** A power that somebody wants to use and may not yet. mafia/modifier/permission-seeking#2 */
export interface Request {
  readonly by: Seat;
  readonly act: Act;
  readonly targets: readonly Seat[];
}

/** The one open request. mafia/modifier/permission-seeking#3 */
export function requestOf(play: Play): Request | undefined {
  const open = play.traits.find(({ trait, until }) => trait === REQUESTING && until === phaseText(play.phase));
  const act = open && play.acts[String(fieldsOf(open.args)['ask'])];
  return act && { by: act.by, act, targets: act.answer['targets'] ?? [] };
}

/** By day before everybody, at night in private. mafia/modifier/permission-seeking#2 */
export function permission(terms: Terms, play: Play): Poll | undefined {
  const request = requestOf(play);
  if (!request) return undefined;
  const approval = approvalOf(request);
  return {
    open: play.phase.name === 'day',
    voters: now => votersOn(terms, now, request),
    choices: () => [approval, NOBODY],
    weight: () => 1,
    needed: (now, choice) => {
      const count = votersOn(terms, now, request).length;
      return choice === approval ? Math.floor(count / 2) + 1 : Math.max(1, Math.ceil(count / 2));
    },
  };
}

/** What a vote in favour is for: the target, or where there is none the user. */
const approvalOf = ({ by, targets: [target = by] }: Request): Seat => target;

/** The living but for user and target, or the one player whom the setup names. mafia/modifier/permission-seeking#2, ?1 */
function votersOn(terms: Terms, play: Play, { by, targets }: Request): readonly Seat[] {
  const from = String(option(terms, 'permissionFrom')).toLowerCase();
  const named = play.order.find(seat => play.names[seat]!.toLowerCase() === from);
  return named === undefined
    ? living(play).filter(seat => seat !== by && !targets.includes(seat))
    : living(play).filter(seat => seat === named && seat !== by);
}

/** Somebody names whom, and the others are asked. */
export function ask(terms: Terms, story: Story, { ask: { id, abilities } }: OpenPower, act: Act): void {
  const phase = phaseText(story.play.phase);
  story.add({ type: 'TraitLaid', trait: { trait: REQUESTING, holder: act.by, args: { ask: id }, until: phase } }, { type: 'PollOpened', poll: PERMISSION });
  const about = act.answer['targets'] ?? [];
  const words = { phase, key: about.length === 0 ? 'permission.asked' : 'permission.asked.on', about, ability: abilities[0]!, args: { user: story.play.names[act.by]! } };
  story.add(...(story.play.phase.name === 'day'
    ? [said({ ...words, to: 'table', kind: 'notice' })]
    : [...permission(terms, story.play)!.voters(story.play).map(to => said({ ...words, to, kind: 'prompt' })), said({ ...words, to: act.by, kind: 'notice' })]));
}

/** What has come of the request so far; undefined: it is still open. */
export function answerOf(terms: Terms, play: Play): 'granted' | 'refused' | 'void' | undefined {
  const poll = play.polls[PERMISSION];
  const request = requestOf(play);
  if (!poll) return undefined;
  if (!request || !request.targets.every(seat => isAlive(play, seat))) return 'void';
  const { needed, voters } = permission(terms, play)!;
  const votes = (choice: string): number => poll.ballots.filter(ballot => ballot.choice === choice && voters(play).includes(ballot.seat)).length;
  const approval = approvalOf(request);
  if (votes(approval) >= needed(play, approval)) return 'granted';
  return votes(NOBODY) >= needed(play, NOBODY) ? 'refused' : undefined;
}

/** The request is over. A refused one spends no use, and there is no other by the same power in this phase. mafia/modifier/permission-seeking#3 */
export function close(story: Story, answer: 'granted' | 'refused' | 'void'): void {
  const { play } = story;
  if (!play.polls[PERMISSION]) return;
  const request = requestOf(play);
  story.add(...play.traits.filter(({ trait }) => trait === REQUESTING).map(({ holder }) => ({ type: 'TraitLifted' as const, trait: REQUESTING, holder })), { type: 'PollClosed', poll: PERMISSION });
  if (request) story.add(...told(play, request, answer));
}

function told(play: Play, { by, act: { ask: id }, targets }: Request, answer: 'granted' | 'refused' | 'void'): readonly GameEvent[] {
  const phase = phaseText(play.phase);
  const isDay = play.phase.name === 'day';
  return [
    ...(answer === 'granted' ? [{ type: 'TraitLaid' as const, trait: { trait: PERMITTED, holder: by, args: { ask: id }, until: phase } }] : []),
    said({ to: isDay ? 'table' : by, phase, kind: 'notice', key: `permission.${answer === 'granted' ? 'granted' : 'refused'}`, about: targets, args: { user: play.names[by]! } }),
  ];
}

