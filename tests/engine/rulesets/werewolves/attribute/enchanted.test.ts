import { expect, test } from 'vitest';
import { played } from '../../../../../engine/testing/rule.ts';

const NIGHTS = 40;

/** Forty nights of three guesses each by an enchanted Crowd Seeker, that a Wolf is a Flute Player; and how often that was confirmed; an Aura Teller is not deceived once. */
test('werewolves/attribute/enchanted#2: sees a Flute Player in sixty cases of a hundred', () => {
  const nights = Array.from({ length: NIGHTS }, (_, at) => `
    - night ${at + 2}: [Cro: crowd seeker Wes as Flute Player and Wes as Flute Player and Wes as Flute Player, Aur: aura teller Wes]`).join('');
  const { session, failures } = played(`
  rules: werewolves
  seed: 9
  options: { check: off }
  players: { Flu: Flute Player, Cro: Crowd Seeker, Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Aur]
    - night 2: [Flu: flute player Cro]${nights}
    - expect: { told: { Aur: [{ result: a threat }] }, untold: { Aur: [{ result: not a threat }] } }
`);
  expect(failures).toEqual([]);
  const confirmed = session.log.flatMap(entry => (entry.type === 'told' && entry.message.to === 'Cro' && entry.message.kind === 'result' ? [entry.message.result] : []));
  expect(confirmed).toHaveLength(3 * NIGHTS);
  const share = confirmed.filter(one => one === true).length / confirmed.length;
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.65);
});
