import type { InputBlock, KnownBlock, ModalView } from '@slack/types';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setups } from '../../engine/setups/index.ts';
import { defaultSchedule, scheduleFor } from '../../engine/table/defaults.ts';
import { sentence, themes } from '../../engine/themes/words.ts';
import { actions, callbacks, ref } from '../app/action-ids.ts';
import { actionRow, button } from '../adapters/slack/blocks/blocks.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { inputBlock, oneOf, pick, radio, tick, words } from './inputs.ts';
import { optionInputs } from './option-inputs.ts';
import { houseTheme } from './say.ts';
import { commonZones } from './zones.ts';

export const newGameBlocks = {
  channel: 'channel',
  setup: 'setup',
  roles: 'roles',
  day: 'day',
  night: 'night',
  zone: 'zone',
  days: 'days',
  theme: 'theme',
  playing: 'playing',
  host: 'host',
} as const;

/** What the form opens with. */
export interface Opening {
  readonly user: string;
  readonly channel?: string;
  readonly zone?: string;
}

const t = (key: string): string => sentence(houseTheme, `form.new.${key}`);

/** The form that makes a game: short, or with every option of `rules`, whose id it then carries along. */
export const newGameForm = ({ user, channel, zone }: Opening, rules?: Ruleset): ModalView => ({
  type: 'modal',
  callback_id: callbacks.newGame,
  private_metadata: rules?.id ?? '',
  title: plain(t('title')),
  submit: plain(t('submit')),
  close: plain(sentence(houseTheme, 'form.close')),
  blocks: [
    where(channel),
    setup(),
    words({ block: newGameBlocks.roles, label: t('roles'), hint: t('roles.hint'), optional: true }, { multiline: true }),
    ...(rules?.lengths ? [] : lengths(rules)),
    ...times(zone),
    theme(),
    tick({ block: newGameBlocks.playing, label: t('playing') }, t('playing.yes'), true),
    host(user),
    ...(rules ? optionInputs(rules) : []),
    more(rules ? 'again' : 'more', channel, zone),
  ],
});

const where = (channel: string | undefined): InputBlock =>
  inputBlock(
    { block: newGameBlocks.channel, label: t('channel'), hint: t('channel.hint') },
    {
      type: 'conversations_select',
      action_id: pick,
      filter: { include: ['public', 'private'], exclude_external_shared_channels: true, exclude_bot_users: true },
      ...(channel === undefined ? {} : { initial_conversation: channel }),
    },
  );

const bySize = [...setups].sort((a, b) => a.roles.length - b.roles.length);

const setup = (): InputBlock =>
  oneOf(
    { block: newGameBlocks.setup, label: t('setup'), placeholder: t('setup.pick'), optional: true },
    bySize.map(({ id, name, about, roles, ruleset }) => ({
      value: id,
      text: sentence(houseTheme, 'form.new.setup.option', { name, count: roles.length }),
      about,
      group: sentence(houseTheme, `rules.${ruleset}`),
    })),
  );

/** Of games whose days and nights have no parts. */
const lengths = (rules: Ruleset | undefined): InputBlock[] => [
  words({ block: newGameBlocks.day, label: t('day'), hint: t('length.hint') }, { initial: scheduleFor(rules).day, longest: 20 }),
  words({ block: newGameBlocks.night, label: t('night'), hint: t('length.hint') }, { initial: scheduleFor(rules).night, longest: 20 }),
];

function times(zone: string | undefined): InputBlock[] {
  const zones = [...new Set([...commonZones, ...(zone === undefined || zone.length > 75 ? [] : [zone])])].sort();
  const days = ['weekdays', 'every'].map(value => ({ value, text: t(`days.${value}`) }));
  return [
    oneOf(
      { block: newGameBlocks.zone, label: t('zone'), hint: t('zone.hint') },
      zones.map(value => ({ value, text: value.replaceAll('_', ' ') })),
      zone ?? defaultSchedule.zone,
    ),
    radio({ block: newGameBlocks.days, label: t('days') }, days, 'weekdays'),
  ];
}

const theme = (): InputBlock =>
  radio(
    { block: newGameBlocks.theme, label: t('theme') },
    Object.keys(themes).map(value => ({ value, text: t(`theme.${value}`) })),
    houseTheme,
  );

const host = (user: string): InputBlock =>
  inputBlock(
    { block: newGameBlocks.host, label: t('host'), hint: t('host.hint') },
    { type: 'users_select', action_id: pick, initial_user: user },
  );

/** The way to the options of what is chosen: most games need none of them. */
const more = (key: 'more' | 'again', channel = '', zone = ''): KnownBlock => actionRow([button(t(key), actions.moreRules, ref(channel, zone))]);
