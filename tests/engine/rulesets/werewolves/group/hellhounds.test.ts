import { expect, test } from 'vitest';
import { played } from '../../../../../engine/testing/rule.ts';

/** Whether the channel of the Hellhounds is open to words when a record is over. */
const isOpen = (record: string): boolean => {
  const { desk } = played(`
  rules: werewolves
  options: { check: off }${record}`).session;
  return desk.game.play!.chats['hellhounds']!.open;
};

test('werewolves/group/hellhounds#2: is disbanded at once when one of them is something else', () => {
  const night = `
  players: { Hel: Hellhound, Hek: Hellhound, Vam: Vampire, Dem: Demon, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Vam: vampire Hel, Dem: demon %s with attack]
`;
  expect(isOpen(night.replace('%s', 'Ann'))).toBe(true);
  expect(isOpen(night.replace('%s', 'Hel'))).toBe(false);
});

test('werewolves/group/hellhounds#2: or stands on another side', () => {
  expect(isOpen(`
  players: { Hel: Hellhound, Hek: Hellhound, Cup: Cupid, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Hel]
`)).toBe(false);
});

test('werewolves/role/hellhound#4: a change disbands them, a death does not', () => {
  expect(isOpen(`
  players: { Hel: Hellhound, Hek: Hellhound, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Hel, Bob: vote Hel]
    - night 2: []
`)).toBe(true);
});
