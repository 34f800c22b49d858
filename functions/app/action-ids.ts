/**
 * What cards and listeners agree on: ids of buttons, selects and forms, and what travels in their values.
 * A value names a game, a phase, a poll: never a fact of the game.
 */
export const actions = {
  /** In each living player's direct messages, the same for all: opens the forms of the phase. Value: `ref(game, phase)`. */
  openAct: 'play:open-act',
  /** Uses an ability that has nothing to choose and is carried out at once. Value: `ref(game, phase, ask)`. */
  useNow: 'act:use-now',
  /** On the vote card and in the hub: opens the forms of what is used before everybody. Value: `ref(game, phase)`. */
  openPublic: 'act:open-public',
  /** In the card of a part of the game, in the hub and at home: opens the form of one thing that anybody may try. A button's value: `ref(game, phase, ability)`. */
  openMain: 'play:main',
  /** Likewise; or a select, whose block id is `ref(game, phase)` and whose options' values are abilities. */
  openOne: 'act:one',
  /** On the card of a nomination: a choice as a button. Value: `ref(game, phase, poll, choice)`. */
  stand: 'play:stand',
  /** On the vote card: a select; its block id is `ref(game, phase, poll)`, its options' values are choices. */
  vote: 'play:vote',
  /** On the vote card: a button. Value: `ref(game, phase, poll)`. */
  unvote: 'unvote',
  /** On the vote card: opens the vote as a form. Value: `ref(game, phase, poll)`. */
  voteForm: 'vote-form',
  /** On the lobby card. Value: `ref(game)`. What begins with `play:` a player of the game presses, and the workspace's bots do, too. */
  join: 'play:join',
  leave: 'lobby:leave',
  watch: 'lobby:watch',
  start: 'lobby:start',
  cancel: 'lobby:cancel',
  /** The hub and App Home. Value: `ref(game)` where one is meant. */
  newGame: 'hub:new',
  /** In the form of a new game: shows the options of the rules. Value: `ref(channel, zone)`, with which it was opened. */
  moreRules: 'new:rules',
  openRole: 'hub:role',
  openStatus: 'hub:status',
  /** For whoever is not in the game of the place, where somebody may come in mid-game. Value: `ref(game)`. */
  openTravel: 'hub:travel',
  help: 'hub:help',
  /** Which of several games a typed command meant. Value: `ref(game, what was typed)`; only its own sender ever sees it. */
  pickGame: 'hub:pick-game',
  /** Of the host. Value: `ref(game, phase)`. */
  openHost: 'host:open',
  endPhase: 'host:end-phase',
  pause: 'host:pause',
  resume: 'host:resume',
  extend: 'host:extend',
  /** Of whoever runs the game without playing. Value: `ref(game, phase, key)`, `ref(game)` or `ref(game, page)`; the players' list stands in a block `ref(game)`. */
  openDecision: 'host:decide',
  takeDefault: 'host:default',
  openMend: 'host:mend',
  unmend: 'host:unmend',
  openDeal: 'host:deal',
} as const;

/** Callback ids of forms. */
export const callbacks = { newGame: 'new-game', act: 'act', vote: 'vote', host: 'host', declare: 'declare', decision: 'decision', mend: 'mend', deal: 'deal', travel: 'travel' } as const;

/** Puts a game, a phase and a poll into one value. */
export const ref = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** The parts of a value; a part that is not there is undefined. */
export const refParts = (value: string): readonly (string | undefined)[] => value.split('/').map(decodeURIComponent);
