import { expect } from 'vitest';
import type { Chairs } from './chairs.ts';
import type { Cast } from './whole-game.ts';

/** What the Cop has learnt is told by day; six vote, four decide at once. */
export async function secondDay(at: Chairs, { cop, mafia, doctor, town }: Cast): Promise<void> {
  await at.toMessages();
  await at.reads(`Cop on ${mafia[0]}: Non-Town.`);
  await at.toVillage();
  await at.reads('Day 2: the vote');
  await at.say(`I am the Cop: @${mafia[0]} is not with us.`);
  await at.ballot().selectOption({ label: mafia[0] });
  await at.reads(`${mafia[0]}: 1 vote, 3 more to decide (${cop})`);
  await at.sit(doctor);
  await at.opens('vote-form');
  expect(await at.choices()).toEqual(['Nobody', ...mafia, cop, doctor, town[0], town[1]].toSorted());
  await at.picker().selectOption({ label: mafia[0] });
  await at.submit();
  await at.sit(mafia[1]);
  await at.say(`/curfew vote @${mafia[0]}`);
  await at.reads(`${mafia[0]}: 3 votes, 1 more to decide (${cop}, ${doctor}, ${mafia[1]})`);
  await at.sit(cop);
  await at.shot('one-vote-is-missing');
  await at.sit(town[0]);
  await at.ballot().selectOption({ label: mafia[0] });
  await at.reads(`A majority of 4 votes is reached: ${mafia[0]} is voted out.`);
  await at.reads('Night 2 begins.');
  await at.shot('voted-out');
}

/** Everything by typed command; the host may be out of the game and ends the night all the same. */
export async function secondNight(at: Chairs, { cop, mafia, doctor, town }: Cast): Promise<void> {
  await at.sit(mafia[1]);
  await at.say(`/curfew mafia vigilante @${cop}`);
  await at.reads(`Noted: Mafia Vigilante, ${cop}.`);
  await at.sit(doctor);
  await at.say(`/curfew doctor @${town[0]}`);
  await at.reads(`Noted: Doctor, ${town[0]}.`);
  await at.sit(mafia[0]);
  await at.say('/curfew mafia vigilante @Cleo');
  await at.reads('You are out of the game');
  await at.sit(cop);
  await at.say('/curfew end');
  await at.reads(`${cop} was eliminated in the night. Role: Town Cop.`);
  await at.reads('Day 3: the vote');
}

/** The dead cannot vote; three of four votes end the game, and everything is revealed. */
export async function lastDay(at: Chairs, { cop, mafia, doctor, town }: Cast): Promise<void> {
  await at.ballot().selectOption({ label: mafia[1] });
  await at.reads('You are out of the game: you can read along, but no longer act.');
  await at.shot('out-of-the-game');
  for (const name of [doctor, town[0], town[1]]) {
    await at.sit(name);
    await at.ballot().selectOption({ label: mafia[1] });
    await at.reads(name === town[1] ? 'The game is over' : new RegExp(`^${mafia[1]}: .*${name}`, 'm'));
  }
  await at.sit(cop);
  await at.reads('Who was in, and until when');
  await at.shot('reveal');
  const words = await at.open();
  for (const line of [
    'The game is over: Town wins.',
    `${cop}: Town Cop (out: Night 2)`,
    `${mafia[0]}: Mafia Goon (out: Day 2)`,
    `${mafia[1]}: Mafia Goon (out: Day 3)`,
    `${town[2]}: Town (out: Night 1)`,
    `${mafia[1]} used Vigilante on ${town[2]}.`,
    `${doctor} used Doctor on ${town[0]}.`,
  ]) expect(words).toContain(line);
  await at.toHome();
  await at.reads('You are in no game.');
  await at.shot('home-afterwards');
}
