import type { Theme } from '../words.ts';

/** Words of the host's form, and of what it asks once more. */
export const hosting: Theme = {
  'form.host.title': 'Host console',
  'form.host.submit': 'Do it',
  'form.host.what': 'What do you want to do?',
  'form.host.end-phase': 'End this phase now',
  'form.host.extend': 'Give more time',
  'form.host.pause': 'Pause the game',
  'form.host.resume': 'Resume the game',
  'form.host.kill': 'Take a player out of the game',
  'form.host.replace': 'Give a seat to somebody else',
  'form.host.declare': 'Say who has won, and end the game',
  'form.host.player': 'Which player',
  'form.host.player.hint': 'It counts only for taking a player out and for giving a seat away.',
  'form.host.player.pick': 'Choose a player…',
  'form.host.player.none': 'Please choose a player.',
  'form.host.person': 'Who plays on',
  'form.host.person.hint': 'It counts only for giving a seat away. They get the role, what the seat was told, and its private channels.',
  'form.host.person.none': 'Please choose who plays on.',
  'form.host.side': 'Who has won',
  'form.host.side.hint': 'It counts only for saying who has won. You are asked once more.',
  'form.host.side.none': 'Please choose who has won.',
  'form.host.length': 'How much more time',
  'form.host.length.hint': 'A length such as "2h" or "90m". It counts only for more time.',

  'form.declare.title': 'End the game?',
  'form.declare.text': '{side} wins by your word, and the game ends now, for everybody. That cannot be taken back.',
  'form.declare.submit': 'End the game',
};
