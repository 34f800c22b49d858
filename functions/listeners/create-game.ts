import { createHash, randomInt } from 'node:crypto';
import type { TypedGame } from '../../engine/table/command-text.ts';
import type { Command } from '../../engine/table/commands.ts';
import { defaultSchedule, scheduleFor } from '../../engine/table/defaults.ts';
import type { Json } from '../../engine/core/json.ts';
import { personOf, placeOf } from '../adapters/slack/ids.ts';
import type { Reply } from '../app/play.ts';
import type { AskedGame } from '../forms/new-game-answer.ts';
import { houseTheme, only, refused } from '../forms/say.ts';
import { seenBy } from '../forms/seen.ts';
import type { Screen } from '../forms/screen.ts';
import { doneScreen } from '../forms/status-screen.ts';
import type { Shown } from './listener.ts';
import { chosenSetup, rulesOf } from './chosen-setup.ts';
import { commandOf } from './playing.ts';
import type { ListenerPorts } from './ports.ts';
import type { Profile, Sender } from './sender.ts';

/** A game's id: the same for a repeat of the same act, so that a game is never made twice. */
export const gameId = (team: string, channel: string, trigger: string): string =>
  createHash('sha256').update(`${team}/${channel}/${trigger}`).digest('hex').slice(0, 16);

/** A seed of a new game; the largest that is drawn in one go. */
export const newSeed = (): number => randomInt(2 ** 47);

type Asked = AskedGame & { readonly options: Readonly<Record<string, Json>> };

/**
 * Makes a game. Whoever else than the host opens it and wants to play joins right after; a repeat finds both done.
 * @param hostProfile of the one who is to run it
 */
export async function createGame(asked: Asked, hostProfile: Profile, sender: Sender, ports: ListenerPorts): Promise<Reply> {
  const { team, user } = sender;
  const chosen = chosenSetup(asked, ports);
  if (!chosen.ok) return chosen;
  const game = gameId(team, asked.channel, sender.trigger);
  const isHost = asked.host === user;
  const create: Command = {
    type: 'create',
    id: sender.trigger,
    game,
    at: sender.at,
    person: personOf(team, asked.host),
    name: hostProfile.name,
    place: placeOf(team, asked.channel),
    ruleset: chosen.ruleset,
    seed: ports.seed(),
    seating: ports.seed(),
    size: chosen.size,
    setup: chosen.setup,
    schedule: asked.schedule,
    theme: asked.theme,
    options: asked.options,
    playing: asked.playing && isHost,
  };
  const made = await ports.play(create);
  ports.gameAt.opened(create.place);
  if (!made.ok || isHost || !asked.playing) return made;
  const { name } = await sender.profile();
  const joined = await ports.play(commandOf({ type: 'join', name }, game, sender, 'join'));
  return joined.ok || joined.refusals[0]?.code !== 'already-in' ? joined : made;
}

/** Where a game's nights and days have parts, `night` is the option of that name, and `day` is no one thing. */
function inParts({ day, night }: TypedGame, asked: Asked, { rules }: ListenerPorts): Asked | { readonly say: Screen } {
  const { lengths } = rules(rulesOf(asked, rules))!;
  if (!lengths) return asked;
  if (day !== undefined) return { say: only(houseTheme, 'new.parts', { names: lengths.filter(name => name !== 'night' && name !== 'lock') }) };
  return night === undefined || !lengths.includes('night') ? asked : { ...asked, options: { ...asked.options, night }, schedule: { ...asked.schedule, night: defaultSchedule.night } };
}

/** A game as it was typed, in the channel where it was typed. */
export async function createTyped(typed: TypedGame, channel: string, sender: Sender, ports: ListenerPorts): Promise<Shown> {
  const [profile, playable] = await Promise.all([sender.profile(), sender.playable(channel)]);
  if (playable !== 'fine') return { say: only(houseTheme, `new.channel.${playable}`) };
  if (!profile.canPlay) return { say: only(houseTheme, 'join.stranger') };
  const { setup = '', roles = '' } = typed;
  const { day, night, workdays } = scheduleFor(ports.rules(rulesOf({ setup, roles }, ports.rules)));
  const asked: Asked = {
    channel,
    setup,
    roles,
    host: sender.user,
    playing: typed.playing ?? true,
    theme: typed.theme ?? houseTheme,
    options: typed.options,
    schedule: {
      day: typed.day ?? day,
      night: typed.night ?? night,
      zone: typed.zone ?? profile.zone ?? defaultSchedule.zone,
      workdays: typed.workdays ?? workdays,
    },
  };
  const parted = inParts(typed, asked, ports);
  if ('say' in parted) return parted;
  const made = await createGame(parted, profile, sender, ports);
  return { say: made.ok ? doneScreen(seenBy(ports.rules, made.state, sender.person), 'done.new') : refused(houseTheme, made.refusals) };
}
