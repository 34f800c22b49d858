import type { Theme } from '../words.ts';
import { acting } from './form-acting.ts';
import { done } from './form-done.ts';
import { hosting } from './form-hosting.ts';
import { standing } from './form-standing.ts';
import { help } from './help.ts';
import { newGame } from './new-game.ts';

/** Words of forms, buttons, help and the answers to typed commands. */
export const forms: Theme = {
  ...newGame,
  ...help,
  ...acting,
  ...standing,
  ...hosting,
  ...done,
  'form.title': 'Curfew',
  'form.title.refused': 'Not possible',
  'form.close': 'Close',
  'form.options.title': 'Rules in detail',
  'form.options.how': 'Each can be set when a game is made: typed, as in `new plain-7 start=night`, or in the form of a new game under "Rules in detail".',
  'form.options.few': '{label}: {values}.',
  'form.options.free': '{label}: `{name}={usual}` (usual). {hint}',
  'form.options.usual': 'usual',
  'form.names': '{names}',
  'form.quoted': '“{text}”',
  'form.used': 'used',
  'form.paused': 'The game is paused.',
  'form.until': 'It ends {due}.',
  'form.setup.own': '{count} roles of its own',

  'form.not-installed': 'Curfew is not installed in this workspace any more. An administrator can install it again.',
  'form.expired': 'That took too long, and nothing was changed. Please try again.',
  'form.gone': 'This button or form is no longer in use, and nothing was changed. `/curfew` shows what there is.',
  'form.stranger': '{who} is not a player of this game. Players: {names}.',

  'form.explain.title': 'In plain words',
  'form.explain.parse': 'Read as: {parse}',
  'form.explain.fault': '"{text}" cannot be read: {message} (character {column}, at "{place}").',
  'form.explain.near': 'Similar words: {names}.',

  'form.hub.what': 'Curfew: games of hidden roles, played over days beside your work.',
  'form.hub.new': 'New game',
  'form.hub.act': 'What I can do',
  'form.hub.public': 'Act in public',
  'form.hub.games': 'Your games',
  'form.hub.help': 'Help',
  'form.games.title': 'Your games',
  'form.games.none': 'You have no part in a running game. `/curfew new` starts one.',
  'form.games.open': 'Show {number}',
  'form.games.lobby': '{where}: lobby of {setup}, {count} of {size} players',
  'form.games.row': '{where}: {phase}. {until}',
  'form.which.title': 'Which game?',
  'form.which': 'You have a part in several games. Which one do you mean?',
  'form.which.pick': 'Game {number}',
  'form.which.long': 'You have a part in several games, and this is too long to ask which one you mean. Type it in the channel of the game.',

  'form.lost.room': 'one of its private channels',
  'form.lost.archived': 'A channel of your Curfew game was archived: {where}. The game goes on, but nobody can be told anything there. Please restore it.',
  'form.lost.left': 'Curfew was removed from a channel of your game: {where}. The game goes on, but nothing can be posted there. Please invite Curfew again.',

  'form.install.title': 'Curfew',
  'form.install.done': 'Curfew is installed in {team}. Type /curfew in any channel to begin.',
  'form.install.refused': 'Curfew was not installed: the permission was not given.',
  'form.install.state': 'This installation was not started here, or it took longer than ten minutes. Please start again.',
  'form.install.failed': 'Slack did not accept the installation ({code}). Please start again.',
  'form.install.org': 'Curfew can be installed in single workspaces only, not in a whole organisation.',
};
