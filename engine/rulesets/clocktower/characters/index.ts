// Made by `npm run index` from the files of this folder. Do not edit.
import { alchemist } from './alchemist.ts';
import { atheist } from './atheist.ts';
import { baron } from './baron.ts';
import { cultLeader } from './cult-leader.ts';
import { damsel } from './damsel.ts';
import { dreamer } from './dreamer.ts';
import { drunk } from './drunk.ts';
import { evilTwin } from './evil-twin.ts';
import { exorcist } from './exorcist.ts';
import { fearmonger } from './fearmonger.ts';
import { fool } from './fool.ts';
import { fortuneTeller } from './fortune-teller.ts';
import { innkeeper } from './innkeeper.ts';
import { lilMonsta } from './lil-monsta.ts';
import { lleech } from './lleech.ts';
import { marionette } from './marionette.ts';
import { mathematician } from './mathematician.ts';
import { mezepheles } from './mezepheles.ts';
import { nightwatchman } from './nightwatchman.ts';
import { pixie } from './pixie.ts';
import { puzzlemaster } from './puzzlemaster.ts';
import { savant } from './savant.ts';
import { slayer } from './slayer.ts';
import { tinker } from './tinker.ts';
import { vortox } from './vortox.ts';

export const characters = [
  alchemist,
  atheist,
  baron,
  cultLeader,
  damsel,
  dreamer,
  drunk,
  evilTwin,
  exorcist,
  fearmonger,
  fool,
  fortuneTeller,
  innkeeper,
  lilMonsta,
  lleech,
  marionette,
  mathematician,
  mezepheles,
  nightwatchman,
  pixie,
  puzzlemaster,
  savant,
  slayer,
  tinker,
  vortox,
] as const;
