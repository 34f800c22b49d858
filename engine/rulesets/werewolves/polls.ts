import type { Says } from '../../core/messages.ts';
import type { Poll } from '../../core/polls.ts';
import { textsOf } from '../../core/json.ts';
import { isAlive, type Play, type Seat, type Terms } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { QUESTION } from './day/open.ts';
import { belongs } from './group.ts';
import { offices } from './office-names.ts';
import { kindOf, LYNCH, OPTIONS } from './poll-names.ts';
import { Scene } from './scene.ts';
import { privateWeight, publicWeight } from './votes.ts';

/** A poll that runs. */
export function pollOf(terms: Terms, play: Play, id: string): Poll | undefined {
  const kind = kindOf(id);
  if (!Object.hasOwn(play.polls, id)) return undefined;
  const poll = kind === LYNCH || offices.includes(kind) ? publicPoll(terms) : kind === catalogue.oneThat('asks-the-dead').id ? deadPoll : groupPoll(terms, kind);
  return poll && { ...poll, title: titleOf(play, id) };
}

/** What it is about; of several of one kind, which. */
const titleOf = ({ facts }: Play, id: string): Says => ({
  key: `werewolves.poll.${kindOf(id)}${id === kindOf(id) ? '' : '.more'}`,
  args: { number: Number(/ (\d+)$/.exec(id)?.[1] ?? 1), question: facts[QUESTION] ?? '' },
});

const living = (play: Play): readonly Seat[] => play.order.filter(seat => isAlive(play, seat));

/** Who lived when the polls opened stays an option. werewolves/rule/polls#6 */
const offered = (play: Play): readonly Seat[] => play.order.filter(seat => isAlive(play, seat) || textsOf(play.facts[OPTIONS]).includes(seat));

/** Open to everybody alive; nobody is a choice, too. werewolves/rule/polls#3, ? */
const publicPoll = (terms: Terms): Poll => ({
  open: true,
  voters: living,
  choices: play => [...offered(play), 'nobody'],
  weight: (play, seat) => publicWeight(new Scene(terms, play, catalogue), seat),
  needed: () => 0,
});

/** Only the dead answer. werewolves/poll/medium#1 */
const deadPoll: Poll = {
  open: false,
  voters: play => play.order.filter(seat => !isAlive(play, seat)),
  choices: () => ['yes', 'no'],
  weight: () => 1,
  needed: () => 0,
};

/** Seen by and open to the living members of a group. werewolves/rule/polls#5 */
function groupPoll(terms: Terms, slug: string): Poll | undefined {
  const group = catalogue.groups.find(one => one.slug === slug);
  if (!group) return undefined;
  return {
    open: false,
    voters: play => (play.chats[slug]?.members ?? []).filter(seat => isAlive(play, seat)),
    choices: play => [...offered(play), 'nobody'],
    weight: (play, seat) => {
      const scene = new Scene(terms, play, catalogue);
      return privateWeight(scene, slug, seat, belongs(scene, slug, seat), group.votes?.former ?? 0);
    },
    needed: () => 0,
  };
}
