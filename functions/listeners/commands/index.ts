// Made by `npm run index` from the files of this folder. Do not edit.
import { act } from './act.ts';
import { cancelGame } from './cancel-game.ts';
import { declare } from './declare.ts';
import { endPhase } from './end-phase.ts';
import { explain } from './explain.ts';
import { extend } from './extend.ts';
import { help } from './help.ts';
import { host } from './host.ts';
import { hub } from './hub.ts';
import { join } from './join.ts';
import { kill } from './kill.ts';
import { leave } from './leave.ts';
import { log } from './log.ts';
import { newGame } from './new-game.ts';
import { pause } from './pause.ts';
import { players } from './players.ts';
import { replace } from './replace.ts';
import { resume } from './resume.ts';
import { role } from './role.ts';
import { square } from './square.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { votes } from './votes.ts';
import { watch } from './watch.ts';

export const commands = [
  act,
  cancelGame,
  declare,
  endPhase,
  explain,
  extend,
  help,
  host,
  hub,
  join,
  kill,
  leave,
  log,
  newGame,
  pause,
  players,
  replace,
  resume,
  role,
  square,
  start,
  status,
  votes,
  watch,
] as const;
