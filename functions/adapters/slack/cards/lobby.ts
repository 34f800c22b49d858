import type { KnownBlock } from '@slack/types';
import { setups } from '../../../../engine/setups/index.ts';
import { counted } from '../../../../engine/setup.ts';
import type { Guest, SetupChoice, Table } from '../../../../engine/table/table.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, button, context, header, plainSections, sections } from '../blocks/blocks.ts';
import { escape } from '../blocks/text.ts';
import { type Card, type Say, sayer } from './card.ts';
import { mention } from './names.ts';
import { scheduleWords } from './schedule.ts';

/** Who is in, who is missing, and what starts the game. Drawn from the table alone: no role is near it. `settings`: what is otherwise than usual, in words; `lengths`: of parts, where the schedule does not say. */
export function lobby(game: string, table: Table, settings: readonly string[] = [], lengths: readonly string[] = []): Card {
  const say = sayer(table.theme);
  const { name, about } = setupWords(say, table.setup);
  const count = table.guests.length;
  return {
    text: table.stage === 'lobby' ? say('lobby.text', { setup: name, count, size: table.size }) : stageWords(say, table),
    blocks: [
      header(say('lobby.title', { setup: name })),
      ...sections([escape(say('lobby.what', { about }))]),
      ...(settings.length === 0 ? [] : plainSections([say('lobby.options', { options: settings.join('; ') })])),
      ...plainSections(guestLines(say, table)),
      ...sections([table.stage === 'lobby' ? waitingWords(say, table) : stageWords(say, table)]),
      context(escape(scheduleWords(say, table.schedule, lengths)), say('lobby.host', { host: mention(table.host) })),
      ...(table.stage === 'lobby' ? [buttons(say, game, table)] : []),
    ],
  };
}

/** What a setup is called, and what it is like. */
export function setupWords(say: Say, choice: SetupChoice): { readonly name: string; readonly about: string } {
  const ready = 'ready' in choice ? setups.find(({ id }) => id === choice.ready) : undefined;
  if (ready) return { name: ready.name, about: ready.about };
  if ('list' in choice) return { name: say('lobby.own'), about: say('lobby.list', { roles: counted(choice.list) }) };
  const count = 'roles' in choice ? choice.roles.length : 0;
  return { name: say('lobby.own'), about: say('lobby.roles', { count }) };
}

function guestLines(say: Say, { guests, watchers, size }: Table): readonly string[] {
  return [
    guests.length === 0 ? say('lobby.none') : say('lobby.in', { count: guests.length, size, names: names(guests) }),
    ...(watchers.length === 0 ? [] : [say('lobby.watching', { names: names(watchers) })]),
  ];
}

const names = (guests: readonly Guest[]): string => guests.map(({ name }) => name.replace(/\s+/g, ' ').trim()).join(', ');

const waitingWords = (say: Say, { guests, size }: Table): string =>
  guests.length < size ? say('lobby.missing', { count: size - guests.length }) : say('lobby.full');

const stageWords = (say: Say, { stage }: Table): string =>
  stage === 'playing' ? say('lobby.started') : stage === 'cancelled' ? say('lobby.cancelled') : say('lobby.over');

/** What is to be done next stands out: joining, then starting. */
const buttons = (say: Say, game: string, { guests, size }: Table): KnownBlock =>
  actionRow([
    button(say('lobby.join'), actions.join, ref(game), guests.length < size ? 'primary' : undefined),
    button(say('lobby.leave'), actions.leave, ref(game)),
    button(say('lobby.watch'), actions.watch, ref(game)),
    button(say('lobby.start'), actions.start, ref(game), guests.length < size ? undefined : 'primary'),
    button(say('lobby.cancel'), actions.cancel, ref(game)),
  ]);
