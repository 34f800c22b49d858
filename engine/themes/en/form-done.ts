import type { Theme } from '../words.ts';

/** Answers to what was typed or pressed. */
export const done: Theme = {
  'form.done.join': 'You are in.',
  'form.done.leave': 'You are out again.',
  'form.done.watch': 'You are watching.',
  'form.done.start': 'The game has started. Everybody finds their role in a direct message.',
  'form.done.cancel-game': 'The game is cancelled.',
  'form.done.new': 'The lobby is open.',
  'form.done.end-phase': 'The phase is ended.',
  'form.done.extend': 'There is more time.',
  'form.done.pause': 'The game is paused; `resume` lets it go on.',
  'form.done.resume': 'The game goes on.',
  'form.done.kill': 'The player is out of the game.',
  'form.done.square': 'The picture comes as a message from Curfew.',
  'form.done.replace': 'The seat has changed hands. Whoever plays on gets the role card by direct message.',

  'form.replace.who': '"{typed}" is nobody of this workspace. Mention whoever is to play on: `replace @bob @eve`.',

  'form.done.answer': 'Noted: {ability}, {names}.',
  'form.done.used': 'Noted: {ability}.',
  'form.done.now': 'Done: {ability}, {names}.',
  'form.done.now.used': 'Done: {ability}.',
  'form.done.told': 'What came of it:',
  'form.done.withdraw': 'Taken back: {ability}.',
  'form.done.vote': 'Your vote: {choice}.',
  'form.done.unvote': 'Your vote is taken back.',
  'form.done.laugh': 'You laughed at what {who} said.',
  'form.done.say': 'Said in "{chat}": {text}',
  'form.done.stands': 'It stands unless you change it or take it back with `/curfew cancel {ability}`. {until}',
  'form.done.moved': 'With that, it is {phase}.{until}',
};
