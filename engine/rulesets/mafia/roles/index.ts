// Made by `npm run index` from the files of this folder. Do not edit.
import { absorber } from './absorber.ts';
import { alignmentCop } from './alignment-cop.ts';
import { arsonist } from './arsonist.ts';
import { ascetic } from './ascetic.ts';
import { babysitter } from './babysitter.ts';
import { baseRoleCop } from './base-role-cop.ts';
import { beloved } from './beloved.ts';
import { bodyguard } from './bodyguard.ts';
import { bomb } from './bomb.ts';
import { bulletproof } from './bulletproof.ts';
import { busDriver } from './bus-driver.ts';
import { copOf } from './cop-of.ts';
import { cop } from './cop.ts';
import { coroner } from './coroner.ts';
import { deflector } from './deflector.ts';
import { doctor } from './doctor.ts';
import { enabler } from './enabler.ts';
import { firefighter } from './firefighter.ts';
import { follower } from './follower.ts';
import { forensicInvestigator } from './forensic-investigator.ts';
import { framer } from './framer.ts';
import { gladiator } from './gladiator.ts';
import { godfather } from './godfather.ts';
import { gunsmith } from './gunsmith.ts';
import { hated } from './hated.ts';
import { hider } from './hider.ts';
import { innocentChild } from './innocent-child.ts';
import { janitor } from './janitor.ts';
import { lightningRod } from './lightning-rod.ts';
import { loved } from './loved.ts';
import { lover } from './lover.ts';
import { lynchproof } from './lynchproof.ts';
import { macho } from './macho.ts';
import { mailman } from './mailman.ts';
import { mentor } from './mentor.ts';
import { miller } from './miller.ts';
import { motionDetector } from './motion-detector.ts';
import { motivator } from './motivator.ts';
import { neighborizer } from './neighborizer.ts';
import { nexus } from './nexus.ts';
import { redirector } from './redirector.ts';
import { restlessSpirit } from './restless-spirit.ts';
import { reviver } from './reviver.ts';
import { roleCopOf } from './role-cop-of.ts';
import { roleblocker } from './roleblocker.ts';
import { rolecop } from './rolecop.ts';
import { rolestopper } from './rolestopper.ts';
import { sensor } from './sensor.ts';
import { sidekick } from './sidekick.ts';
import { targetingForensicInvestigator } from './targeting-forensic-investigator.ts';
import { tracker } from './tracker.ts';
import { treeStump } from './tree-stump.ts';
import { universalBackup } from './universal-backup.ts';
import { vanillaCop } from './vanilla-cop.ts';
import { vanillaiser } from './vanillaiser.ts';
import { vigilante } from './vigilante.ts';
import { virgin } from './virgin.ts';
import { visitor } from './visitor.ts';
import { voyeur } from './voyeur.ts';
import { watcher } from './watcher.ts';

export const roles = [
  absorber,
  alignmentCop,
  arsonist,
  ascetic,
  babysitter,
  baseRoleCop,
  beloved,
  bodyguard,
  bomb,
  bulletproof,
  busDriver,
  copOf,
  cop,
  coroner,
  deflector,
  doctor,
  enabler,
  firefighter,
  follower,
  forensicInvestigator,
  framer,
  gladiator,
  godfather,
  gunsmith,
  hated,
  hider,
  innocentChild,
  janitor,
  lightningRod,
  loved,
  lover,
  lynchproof,
  macho,
  mailman,
  mentor,
  miller,
  motionDetector,
  motivator,
  neighborizer,
  nexus,
  redirector,
  restlessSpirit,
  reviver,
  roleCopOf,
  roleblocker,
  rolecop,
  rolestopper,
  sensor,
  sidekick,
  targetingForensicInvestigator,
  tracker,
  treeStump,
  universalBackup,
  vanillaCop,
  vanillaiser,
  vigilante,
  virgin,
  visitor,
  voyeur,
  watcher,
] as const;
