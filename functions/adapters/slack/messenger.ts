import type { Message } from '../../../engine/core/messages.ts';
import type { Command } from '../../../engine/table/commands.ts';
import type { GameState } from '../../../engine/table/table.ts';
import type { Effect } from '../../app/effects.ts';
import type { Messenger, Performed } from '../../app/ports.ts';
import { escapedNames, mentions } from './cards/names.ts';
import { post, tell } from './cards/news.ts';
import { chronicle, reveal } from './cards/reveal.ts';
import type { Desk, MessengerPorts } from './desk.ts';
import { draw, viewOf } from './draw.ts';
import { lost, type Trouble, troubleOf } from './errors.ts';
import { sayInRoom } from './group-words.ts';
import { publishHome } from './homes.ts';
import { tellHost } from './host-note.ts';
import { idIn, teamIn } from './ids.ts';
import { room } from './rooms.ts';
import { show } from './show.ts';

export type { MessengerPorts } from './desk.ts';

const done: Performed = { done: true };

/**
 * Performs effects in Slack. Every post is noted under its effect's id, so that a repeat edits; what is refused for good is logged by
 * its code and counts as done; what may go better later is put off.
 */
export const makeMessenger = (ports: MessengerPorts): Messenger => ({
  async perform(effect, context) {
    const team = teamIn(context.newest.table.place);
    const since = ports.clock.now();
    const slack = await ports.client(team);
    if (!slack) {
      ports.report({ event: 'slack-not-installed', game: context.game, effect: effect.type });
      return done;
    }
    const desk: Desk = { ...ports, slack, team, since, context };
    try {
      const learned = await carryOut(desk, effect);
      return learned ? { done: true, learned } : done;
    } catch (fault) {
      return faced(desk, effect, troubleOf(fault));
    }
  },
});

async function carryOut(desk: Desk, effect: Effect): Promise<Command | undefined> {
  const { newest } = desk.context;
  switch (effect.type) {
    case 'post': {
      const { to, messages } = effect;
      return to === 'table' ? say(desk, messages) : sayInRoom(desk, { ...effect, to });
    }
    case 'tell':
      await show(desk, idIn(effect.person), `fx/${desk.context.id}`, tell(newest.table, effect.messages, escapedNames(named(desk, newest))));
      return undefined;
    case 'card': {
      const card = await draw(desk, effect);
      const { card: name, person } = effect;
      if (card) await show(desk, person === undefined ? idIn(newest.table.place) : idIn(person), `card/${name}/${person ?? ''}`, card);
      return undefined;
    }
    case 'square': {
      const { sendSquare } = await import('./picture/send-square.ts'); // few games have one
      await sendSquare(desk, effect);
      return undefined;
    }
    case 'home':
      await publishHome(desk, desk.slack, effect.person, newest);
      return undefined;
    case 'room':
      return room(desk, effect);
    case 'reveal':
      await tellAll(desk);
      return undefined;
    case 'bell':
    case 'index':
    case 'unlock':
      throw new Error(`"${effect.type}" is nothing to say in Slack`);
  }
}

const named = ({ rules }: Desk, state: GameState) => (state.play ? viewOf(rules, state, state.play, 'public') : { seats: [] });

/** Words for all. People are named so that they hear of it only by day. */
async function say(desk: Desk, messages: readonly Message[]): Promise<undefined> {
  const { id, then, newest } = desk.context;
  const view = named(desk, then);
  const nameOf = then.play?.phase.name === 'day' ? mentions(then.table) : escapedNames(view);
  await show(desk, idIn(newest.table.place), `fx/${id}`, post(view, then.table, messages, nameOf));
}

/** The whole truth, in as many messages as it needs. */
async function tellAll(desk: Desk): Promise<void> {
  const { game, id, newest } = desk.context;
  if (!newest.play?.winners) return;
  const commits = [];
  for await (const { events, trace } of desk.store.history(game)) commits.push({ events, trace });
  const cards = reveal(viewOf(desk.rules, newest, newest.play, 'public'), newest.table, chronicle(commits));
  for (const [part, card] of cards.entries()) await show(desk, idIn(newest.table.place), `fx/${id}/${part}`, card);
}

const second = 1_000;
const day = 86_400_000;
/** How long one effect may hold up those behind it. A home is drawn anew whenever it is opened, and a picture only shows what was said. */
const patience = (effect: Effect): number => (effect.type === 'home' || effect.type === 'square' ? 60 * second : day);

async function faced(desk: Desk, effect: Effect, trouble: Trouble): Promise<Performed> {
  const { clock, report, context } = desk;
  const age = context.at === undefined ? 0 : clock.now() - context.at;
  const { kind, code } = trouble;
  if (trouble.kind === 'wait') return { done: false, notBefore: clock.now() + trouble.seconds * second };
  if (kind === 'retry' && age < patience(effect)) return { done: false, notBefore: clock.now() + Math.min(Math.max(age / 4, 2 * second), 60 * second) };
  report({ event: 'slack-refused', game: context.game, effect: effect.type, kind, code });
  if (code === 'account_inactive' || code === 'token_revoked') await desk.store.removeInstallation(desk.team, desk.since);
  const topic = kind === 'admin' ? 'admin' : isPublic(effect) && lost.includes(code) ? 'channel' : undefined;
  return topic === undefined ? done : told(desk, topic);
}

const isPublic = (effect: Effect): boolean =>
  effect.type === 'reveal' || (effect.type === 'post' && effect.to === 'table') || (effect.type === 'card' && effect.person === undefined);

/** The host hears of it; where even that has to wait, so does the effect. */
async function told(desk: Desk, topic: 'admin' | 'channel'): Promise<Performed> {
  try {
    await tellHost(desk, topic);
    return done;
  } catch (fault) {
    const trouble = troubleOf(fault);
    return { done: false, notBefore: desk.clock.now() + (trouble.kind === 'wait' ? trouble.seconds : 5) * second };
  }
}
