import type { Theme } from '../words.ts';

/** Words of what can be looked up: how a game stands, votes, players, the own role, what was told. */
export const standing: Theme = {
  'form.status.title': 'How it stands',
  'form.status.cancelled': 'This game was cancelled.',
  'form.status.phase': '*{phase}.*{until}',
  'form.status.lobby': 'Lobby of "{setup}": {count} of {size} players.',
  'form.status.list': 'Its roles: {roles}.',
  'form.status.joined': 'Players: {names}.',
  'form.status.watching': 'Watching: {names}.',
  'form.status.missing': '{count} more {count|player is|players are} needed.',
  'form.status.ready': 'Everybody is here: the host can start.',
  'form.status.host': 'Host: {name}.',
  'form.status.living': 'In the game ({count}): {names}.',
  'form.status.dead': 'Out of the game: {names}.',
  'form.status.won': 'The game is over. Winners: {names}.',
  'form.status.nobody-won': 'The game is over, and nobody has won.',
  'form.status.ability': 'You can use {ability}: nothing is chosen yet.',
  'form.status.now': 'You can use {ability} now: it is carried out at once.',
  'form.status.chosen': '{ability}: {what}.',

  'form.votes.title': 'The vote',
  'form.votes.row.open': '{choice}: {count} {count|vote|votes} ({names}).',
  'form.votes.row': '{choice}: {count} {count|vote|votes} ({names}), {needed} more to decide.',
  'form.votes.title.of': 'Vote on "{poll}":',
  'form.votes.none': 'No votes yet.',
  'form.votes.missing': 'Not voted: {names}.',
  'form.votes.hidden': 'Votes that are shown only once they are locked: {names}.',
  'form.votes.closed': 'No vote is open now.',

  'form.players.title': 'Players',
  'form.players.none': 'Nobody has joined yet.',
  'form.players.you': '(you)',
  'form.players.row': '• {name}',
  'form.players.row.out': '• {name}, out of the game',
  'form.players.row.known': '• {name}: {known}',
  'form.players.row.known.out': '• {name}: {known}, out of the game',

  'form.role.title': 'Your role',
  'form.role.none': 'You have no seat in this game, so you have no role.',
  'form.role.chat': 'With you in "{slug}": {names}.',
  'form.role.out': 'You are out of the game: you can read along, but no longer act.',

  'form.log.title': 'What you were told',
  'form.log.empty': 'Nothing has happened yet.',
  'form.log.left': '{count} earlier {count|line is|lines are} left out.',
  'form.log.to': 'To {name}:',
};
