// Made by `npm run index` from the files of this folder. Do not edit.
import { alcoholic } from './alcoholic.ts';
import { alphaWolf } from './alpha-wolf.ts';
import { amnesiac } from './amnesiac.ts';
import { amuletCrafter } from './amulet-crafter.ts';
import { amuletHolder } from './amulet-holder.ts';
import { angel } from './angel.ts';
import { apocalypticHorseman } from './apocalyptic-horseman.ts';
import { archivistFox } from './archivist-fox.ts';
import { assassin } from './assassin.ts';
import { assistant } from './assistant.ts';
import { auraTeller } from './aura-teller.ts';
import { baker } from './baker.ts';
import { barber } from './barber.ts';
import { bard } from './bard.ts';
import { bartender } from './bartender.ts';
import { bloodyButcher } from './bloody-butcher.ts';
import { butcher } from './butcher.ts';
import { cat } from './cat.ts';
import { chef } from './chef.ts';
import { child } from './child.ts';
import { citizen } from './citizen.ts';
import { clairvoyantFox } from './clairvoyant-fox.ts';
import { coroner } from './coroner.ts';
import { corruptWolf } from './corrupt-wolf.ts';
import { crowdSeeker } from './crowd-seeker.ts';
import { cultAcolyte } from './cult-acolyte.ts';
import { cultLeader } from './cult-leader.ts';
import { cultMember } from './cult-member.ts';
import { cupidWolf } from './cupid-wolf.ts';
import { cupid } from './cupid.ts';
import { cursedCivilian } from './cursed-civilian.ts';
import { demon } from './demon.ts';
import { demonicCupid } from './demonic-cupid.ts';
import { despot } from './despot.ts';
import { detective } from './detective.ts';
import { devil } from './devil.ts';
import { devoutVillager } from './devout-villager.ts';
import { direwolf } from './direwolf.ts';
import { disguisedFox } from './disguised-fox.ts';
import { dog } from './dog.ts';
import { executioner } from './executioner.ts';
import { exorcist } from './exorcist.ts';
import { fletcher } from './fletcher.ts';
import { fluteApprentice } from './flute-apprentice.ts';
import { fluteCharmer } from './flute-charmer.ts';
import { flutePlayer } from './flute-player.ts';
import { fortuneApprentice } from './fortune-apprentice.ts';
import { fortuneTeller } from './fortune-teller.ts';
import { golem } from './golem.ts';
import { grandma } from './grandma.ts';
import { hellhound } from './hellhound.ts';
import { herald } from './herald.ts';
import { horsemanOfDeath } from './horseman-of-death.ts';
import { horsemanOfFamine } from './horseman-of-famine.ts';
import { horsemanOfPestilence } from './horseman-of-pestilence.ts';
import { horsemanOfWar } from './horseman-of-war.ts';
import { horseman } from './horseman.ts';
import { houseguest } from './houseguest.ts';
import { huntress } from './huntress.ts';
import { huntsman } from './huntsman.ts';
import { idiot } from './idiot.ts';
import { imp } from './imp.ts';
import { infectingWolf } from './infecting-wolf.ts';
import { innkeeper } from './innkeeper.ts';
import { journalist } from './journalist.ts';
import { juror } from './juror.ts';
import { knowledgeableWolf } from './knowledgeable-wolf.ts';
import { loneWarlock } from './lone-warlock.ts';
import { loneWolf } from './lone-wolf.ts';
import { macho } from './macho.ts';
import { madScientist } from './mad-scientist.ts';
import { medium } from './medium.ts';
import { none } from './none.ts';
import { oracle } from './oracle.ts';
import { packTanner } from './pack-tanner.ts';
import { plagueBearer } from './plague-bearer.ts';
import { plagueDoctor } from './plague-doctor.ts';
import { priest } from './priest.ts';
import { psychicWolf } from './psychic-wolf.ts';
import { psychopath } from './psychopath.ts';
import { pyromancer } from './pyromancer.ts';
import { ranger } from './ranger.ts';
import { reaper } from './reaper.ts';
import { recluse } from './recluse.ts';
import { ridingHood } from './riding-hood.ts';
import { royalKnight } from './royal-knight.ts';
import { runner } from './runner.ts';
import { saboteurWolf } from './saboteur-wolf.ts';
import { scaredWolf } from './scared-wolf.ts';
import { shepherd } from './shepherd.ts';
import { sneakingWolf } from './sneaking-wolf.ts';
import { spirit } from './spirit.ts';
import { stalker } from './stalker.ts';
import { tanner } from './tanner.ts';
import { townCrier } from './town-crier.ts';
import { trackingWolf } from './tracking-wolf.ts';
import { tricksterWolf } from './trickster-wolf.ts';
import { trickster } from './trickster.ts';
import { undeadCupid } from './undead-cupid.ts';
import { undead } from './undead.ts';
import { unemployedChef } from './unemployed-chef.ts';
import { vampire } from './vampire.ts';
import { warlock } from './warlock.ts';
import { whiteWerewolf } from './white-werewolf.ts';
import { wisp } from './wisp.ts';
import { witch } from './witch.ts';
import { wolfCub } from './wolf-cub.ts';
import { wolf } from './wolf.ts';
import { zombie } from './zombie.ts';

export const roles = [
  alcoholic,
  alphaWolf,
  amnesiac,
  amuletCrafter,
  amuletHolder,
  angel,
  apocalypticHorseman,
  archivistFox,
  assassin,
  assistant,
  auraTeller,
  baker,
  barber,
  bard,
  bartender,
  bloodyButcher,
  butcher,
  cat,
  chef,
  child,
  citizen,
  clairvoyantFox,
  coroner,
  corruptWolf,
  crowdSeeker,
  cultAcolyte,
  cultLeader,
  cultMember,
  cupidWolf,
  cupid,
  cursedCivilian,
  demon,
  demonicCupid,
  despot,
  detective,
  devil,
  devoutVillager,
  direwolf,
  disguisedFox,
  dog,
  executioner,
  exorcist,
  fletcher,
  fluteApprentice,
  fluteCharmer,
  flutePlayer,
  fortuneApprentice,
  fortuneTeller,
  golem,
  grandma,
  hellhound,
  herald,
  horsemanOfDeath,
  horsemanOfFamine,
  horsemanOfPestilence,
  horsemanOfWar,
  horseman,
  houseguest,
  huntress,
  huntsman,
  idiot,
  imp,
  infectingWolf,
  innkeeper,
  journalist,
  juror,
  knowledgeableWolf,
  loneWarlock,
  loneWolf,
  macho,
  madScientist,
  medium,
  none,
  oracle,
  packTanner,
  plagueBearer,
  plagueDoctor,
  priest,
  psychicWolf,
  psychopath,
  pyromancer,
  ranger,
  reaper,
  recluse,
  ridingHood,
  royalKnight,
  runner,
  saboteurWolf,
  scaredWolf,
  shepherd,
  sneakingWolf,
  spirit,
  stalker,
  tanner,
  townCrier,
  trackingWolf,
  tricksterWolf,
  trickster,
  undeadCupid,
  undead,
  unemployedChef,
  vampire,
  warlock,
  whiteWerewolf,
  wisp,
  witch,
  wolfCub,
  wolf,
  zombie,
] as const;
