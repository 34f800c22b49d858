// Made by `npm run index` from the files of this folder. Do not edit.
import { cancel } from './cancel.ts';
import { endPhase } from './end-phase.ts';
import { extend } from './extend.ts';
import { help } from './help.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { moreRules } from './more-rules.ts';
import { newGame } from './new-game.ts';
import { openAct } from './open-act.ts';
import { openDeal } from './open-deal.ts';
import { openDecision } from './open-decision.ts';
import { openHost } from './open-host.ts';
import { openMain } from './open-main.ts';
import { openMend } from './open-mend.ts';
import { openOne } from './open-one.ts';
import { openPublic } from './open-public.ts';
import { openRole } from './open-role.ts';
import { openStatus } from './open-status.ts';
import { openTravel } from './open-travel.ts';
import { pause } from './pause.ts';
import { pickGame } from './pick-game.ts';
import { resume } from './resume.ts';
import { stand } from './stand.ts';
import { start } from './start.ts';
import { takeDefault } from './take-default.ts';
import { unmend } from './unmend.ts';
import { unvote } from './unvote.ts';
import { useNow } from './use-now.ts';
import { voteForm } from './vote-form.ts';
import { vote } from './vote.ts';
import { watch } from './watch.ts';

export const actions = [
  cancel,
  endPhase,
  extend,
  help,
  join,
  leave,
  moreRules,
  newGame,
  openAct,
  openDeal,
  openDecision,
  openHost,
  openMain,
  openMend,
  openOne,
  openPublic,
  openRole,
  openStatus,
  openTravel,
  pause,
  pickGame,
  resume,
  stand,
  start,
  takeDefault,
  unmend,
  unvote,
  useNow,
  voteForm,
  vote,
  watch,
] as const;
