import type { Theme } from '../words.ts';

/** All commands, a line each. */
export const help: Theme = {
  'form.help.title': 'Help',
  'form.help.what': 'Curfew runs games of hidden roles beside your work. Everything works by buttons, too; a bare `/curfew` shows them.',
  'form.help.new': '`new`: a new game by form. Typed: `new plain-7 day=24h night=16h zone=Europe/Berlin`, or with roles of your own: `new day=24h roles Mafia Goon, Town Cop, 3x Town`. Rules in detail: `new plain-7 start=night flip=alignment`; `help options` lists them',
  'form.help.join': '`join`, `leave`, `watch`: take part in the lobby of this channel, or look on',
  'form.help.start': '`start`, `cancel-game`: for the host of a lobby',
  'form.help.travel': '`travel as Scapegoat`: come to a game that is under way, where its rules allow it; `leave`: go again. For the host: `admit @zoe as Scapegoat below @bob`, `dismiss @zoe`',
  'form.help.status': '`status`: what stands now, and until when',
  'form.help.role': '`role`: your own card. `help cop`: any role in plain words',
  'form.help.players': '`players`: who is at the table. `square`: a picture of the table, in games that have one',
  'form.help.votes': '`votes`: who votes for whom',
  'form.help.log': '`log`: what you were told so far',
  'form.help.act': '`cop @bob`, `use @bob`, `mafia vigilante @bob`: use an ability. `cancel cop`: take it back. More of it: `driver @bob and @eve`, `arsonist with ignite`, `tracker @bob with roleblocking and strongman`, `guesser @bob as Town Cop`, `mailman @bob say "…"`. What is done in public is typed in the channel of the game',
  'form.help.vote': '`vote @bob`, `vote nobody`, `unvote`; where several votes are open, `vote @bob in permission`',
  'form.help.say': '`say "…" in mafia`, or without the quotes: words to a private channel of yours, while it is open',
  'form.help.host': '`host`, `end`, `extend 2h`, `pause`, `resume`: for the host. `remove @bob`: take a player out of the game. `replace @bob @eve`: Eve plays on in the place of Bob. `declare Town`: say who has won, which ends the game. Where the rules leave something to who runs the game: `grimoire`, `decide KEY VALUE`, `mend @bob life out`, `mend undo`, `storyteller add @eve`',
  'form.help.explain': '`explain Town Cop`: how a role is read, and what it does',
};
