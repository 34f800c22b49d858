// Made by `npm run index` from the files of this folder. Do not edit.
import { act } from './act.ts';
import { admit } from './admit.ts';
import { cancelGame } from './cancel-game.ts';
import { coHost } from './co-host.ts';
import { decide } from './decide.ts';
import { declare } from './declare.ts';
import { dismiss } from './dismiss.ts';
import { endPhase } from './end-phase.ts';
import { explain } from './explain.ts';
import { extend } from './extend.ts';
import { grimoire } from './grimoire.ts';
import { help } from './help.ts';
import { host } from './host.ts';
import { hub } from './hub.ts';
import { join } from './join.ts';
import { kill } from './kill.ts';
import { leave } from './leave.ts';
import { log } from './log.ts';
import { mend } from './mend.ts';
import { newGame } from './new-game.ts';
import { pause } from './pause.ts';
import { players } from './players.ts';
import { replace } from './replace.ts';
import { resume } from './resume.ts';
import { role } from './role.ts';
import { square } from './square.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { travel } from './travel.ts';
import { unmend } from './unmend.ts';
import { votes } from './votes.ts';
import { watch } from './watch.ts';

export const commands = [
  act,
  admit,
  cancelGame,
  coHost,
  decide,
  declare,
  dismiss,
  endPhase,
  explain,
  extend,
  grimoire,
  help,
  host,
  hub,
  join,
  kill,
  leave,
  log,
  mend,
  newGame,
  pause,
  players,
  replace,
  resume,
  role,
  square,
  start,
  status,
  travel,
  unmend,
  votes,
  watch,
] as const;
