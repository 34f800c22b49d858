import type { Block, KnownBlock, ModalView } from '@slack/types';
import type { ClientView } from '../../../local/workspace/client-contract.ts';

const text = (words: string) => ({ type: 'plain_text' as const, text: words });
const option = (name: string) => ({ text: text(name), value: `U0${name.toUpperCase()}` });

export const lobbyCard: readonly KnownBlock[] = [
  { type: 'header', block_id: 'title', text: text(':crescent_moon: Maple Street, a game of mafia') },
  {
    type: 'section',
    block_id: 'facts',
    fields: [
      { type: 'mrkdwn', text: '*Setup*\nFirst Night, 7 players' },
      { type: 'mrkdwn', text: '*Host*\n<@U0ANA>' },
      { type: 'mrkdwn', text: '*Days*\n24 h, Europe/Berlin' },
      { type: 'mrkdwn', text: '*Starts*\nwhen 7 are in, or <!date^1790000000^{date_short_pretty} at {time}|Sep 21, 14:13 UTC>' },
    ],
  },
  { type: 'section', block_id: 'who', text: { type: 'mrkdwn', text: '*In (5 of 7)*\n<@U0ANA>, <@U0BEN>, <@U0CLEO>, <@U0DOV>, <@U0EVA>' } },
  {
    type: 'actions',
    block_id: 'lobby',
    elements: [
      { type: 'button', action_id: 'join', text: text('Join'), style: 'primary', value: 'g1' },
      { type: 'button', action_id: 'watch', text: text('Watch'), value: 'g1' },
      {
        type: 'button',
        action_id: 'leave',
        text: text('Leave'),
        style: 'danger',
        value: 'g1',
        confirm: {
          title: text('Leave the game?'),
          text: text('Your place goes to the next one who joins.'),
          confirm: text('Leave'),
          deny: text('Stay'),
          style: 'danger',
        },
      },
      {
        type: 'overflow',
        action_id: 'more',
        options: [
          { text: text('Cancel the game'), value: 'cancel' },
          { text: text('Edit the setup'), value: 'edit' },
        ],
      },
    ],
  },
  { type: 'context', block_id: 'foot', elements: [{ type: 'mrkdwn', text: 'Game `maple-street` · `/curfew help` explains everything' }] },
];

export const voteCard: readonly KnownBlock[] = [
  { type: 'header', block_id: 'title', text: text('Day 2: who is voted out?') },
  {
    type: 'section',
    block_id: 'ballot',
    text: { type: 'mrkdwn', text: '*Your vote* is public, and can be changed until the day ends.' },
    accessory: {
      type: 'static_select',
      action_id: 'vote',
      placeholder: text('Vote for…'),
      options: ['Ben', 'Cleo', 'Dov', 'Eva'].map(option).concat({ text: text('Nobody'), value: 'nobody' }),
    },
  },
  { type: 'divider', block_id: 'line' },
  {
    type: 'section',
    block_id: 'tally',
    text: {
      type: 'mrkdwn',
      text: '*Cleo* · 3 of 4 · <@U0ANA>, <@U0BEN>, <@U0DOV>\n*Ben* · 1 · <@U0CLEO>\n_Not voted:_ <@U0EVA>, <@U0FINN>',
    },
  },
  {
    type: 'context',
    block_id: 'due',
    elements: [
      { type: 'mrkdwn', text: ':hourglass_flowing_sand: 1 more vote on Cleo ends the day' },
      { type: 'mrkdwn', text: 'Ends <!date^1790000000^{date_short} at {time}|Sep 21, 14:13 UTC>' },
    ],
  },
];

export const nightModal: ClientView & ModalView = {
  id: 'V0NIGHT',
  hash: '1.a',
  type: 'modal',
  callback_id: 'night',
  title: text('Night 2'),
  submit: text('Send'),
  close: text('Not now'),
  blocks: [
    {
      type: 'section',
      block_id: 'intro',
      text: {
        type: 'mrkdwn',
        text: 'You are a *Town Cop*. Choose one player; in the morning you learn whether they are *Mafia*.\n>Until <!date^1790000000^{time}|14:13 UTC> you can change this.',
      },
    },
    {
      type: 'input',
      block_id: 'target',
      label: text('Whom do you investigate?'),
      element: {
        type: 'static_select',
        action_id: 'pick',
        placeholder: text('Choose a player'),
        options: ['Ben', 'Cleo', 'Dov'].map(option),
      },
    },
    {
      type: 'input',
      block_id: 'guests',
      optional: true,
      label: text('Whom do you suspect?'),
      hint: text('Only you see this.'),
      element: {
        type: 'multi_static_select',
        action_id: 'pick',
        max_selected_items: 2,
        options: ['Ben', 'Cleo', 'Dov', 'Eva'].map(option),
      },
    },
    {
      type: 'input',
      block_id: 'mode',
      label: text('How?'),
      element: {
        type: 'radio_buttons',
        action_id: 'pick',
        initial_option: { text: text('Quietly'), value: 'quiet' },
        options: [
          { text: text('Quietly'), value: 'quiet' },
          { text: text('Openly'), value: 'open', description: text('Your target learns of it.') },
        ],
      },
    },
    {
      type: 'input',
      block_id: 'note',
      optional: true,
      label: text('A note to yourself'),
      element: { type: 'plain_text_input', action_id: 'text', multiline: true, max_length: 100, placeholder: text('What you think') },
    },
  ],
};

export const homeView: ClientView = {
  id: 'V0HOME',
  hash: '1.h',
  type: 'home',
  blocks: [
    { type: 'header', block_id: 'h', text: text('Good evening, Ana') },
    {
      type: 'section',
      block_id: 'card',
      text: { type: 'mrkdwn', text: '*Maple Street* · Night 2\nYou are a *Town Cop*. Each night you may investigate one player.' },
      accessory: { type: 'button', action_id: 'act', text: text('Act tonight'), style: 'primary', value: 'g1' },
    },
    {
      type: 'context',
      block_id: 'c',
      elements: [{ type: 'mrkdwn', text: 'Nothing sent yet · until <!date^1790000000^{date_short} {time}|Sep 21>' }],
    },
    { type: 'divider', block_id: 'd' },
    {
      type: 'table',
      block_id: 't',
      rows: [
        [
          { type: 'raw_text', text: 'Phase' },
          { type: 'raw_text', text: 'What happened' },
        ],
        [
          { type: 'raw_text', text: 'Night 1' },
          { type: 'raw_text', text: 'Finn was eliminated' },
        ],
        [
          { type: 'raw_text', text: 'Day 1' },
          { type: 'raw_text', text: 'Gwen was voted out: Mafia' },
        ],
      ],
    },
    {
      type: 'actions',
      block_id: 'hub',
      elements: [
        { type: 'button', action_id: 'new', text: text('New game') },
        { type: 'button', action_id: 'rules', text: text('Rules'), url: 'https://example.com/rules' },
      ],
    },
    { type: 'video', block_id: 'odd' } satisfies Block,
  ],
};
