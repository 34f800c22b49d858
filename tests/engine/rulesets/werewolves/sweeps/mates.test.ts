import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { botActs } from '../../../../../engine/testing/bots.ts';
import { played } from '../../../../../engine/testing/rule.ts';

/** Whom each player takes for a mate when a record is over. */
function matesAfter(players: string, play: string): (name: string) => readonly string[] {
  const { game } = played(`
  rules: werewolves
  options: { check: off }
  players: { ${players} }
  play:
    ${play}
`).session.desk;
  const { names, order } = game.play!;
  return name => look(werewolves, game.terms, game.play!, order.find(seat => names[seat] === name)!).mates.map(seat => names[seat]!);
}

test('who is in a group of one side with somebody takes them for a mate; a group that mixes sides tells nothing', () => {
  const mates = matesAfter('But: Butcher, Bo: Butcher, Blo: Bloody Butcher, Wes: Wolf, Whi: White Werewolf, Bak: Baker, Bea: Baker, Flu: Flute Player, Ann: Citizen', '- night 1: [Flu: flute player Ann]\n    - expect: { channels: { enchanted: [Ann] } }');
  expect(mates('But')).toEqual([]);
  expect(mates('Blo')).toEqual(['Wes', 'Whi']);
  expect(mates('Wes')).toEqual(['Blo', 'Whi']); // as it seems to them
  expect(mates('Whi')).toEqual([]);
  expect(mates('Bak')).toEqual(['Bea']);
  expect([mates('Ann'), mates('Flu')]).toEqual([[], []]);
});

test.each([
  ['Baker', 'bakers'], ['Juror', 'jury'], ['Cult Member', 'cult'], ['Wolf', 'wolfpack'], ['Hellhound', 'hellhounds'], ['Flute Player', 'flute-channel'], ['Zombie', 'graveyard-channel'],
  ['Demon', 'hell'], ['Reaper', 'nightmare-channel'], ['Plague Bearer', 'plague-pit'], ['Pyromancer', 'pyros'], ['Vampire', 'underworld-channel'],
])('werewolves/rule/groups#1: two of the role %s share a channel, and know each other there', (role, channel) => {
  const mates = matesAfter(`One: ${role}, Two: ${role}, Ann: Citizen, Lon: Lone Wolf`, `- expect: { channels: { ${channel}: [One, Two] } }`);
  expect([mates('One').includes('Two'), mates('Two').includes('One'), mates('Ann')]).toEqual([true, true, []]);
});

test('werewolves/team/underworld#2: who has become an Undead knows the others and is known to them', () => {
  const mates = matesAfter('Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf', '- night 1: [Vam: vampire Ann, Wes: vote Ann in wolfpack]\n    - day 1: []');
  expect([mates('Vam'), mates('Ann'), mates('Bob')]).toEqual([['Ann'], ['Vam'], []]);
});

test('werewolves/team/graveyard#2: who has become a Zombie knows the others and is known to them', () => {
  const mates = matesAfter('Zom: Zombie, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf', '- night 1: [Zom: zombie Ann]\n    - night 2: [Zom: zombie Ann]');
  expect([mates('Zom'), mates('Ann'), mates('Bob')]).toEqual([['Ann'], ['Zom'], []]);
});

test('werewolves/team/horsemen#4: two Horsemen take each other for mates once they are united, and not before', () => {
  const mates = (play: string): ReturnType<typeof matesAfter> => matesAfter('War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf', play);
  expect([mates('- night 1: []')('War'), mates('- night 1: []')('Fam')]).toEqual([[], []]);
  const united = mates('- night 1: [War: horseman of war Fam]');
  expect([united('War'), united('Fam'), united('Ann')]).toEqual([['Fam'], ['War'], []]);
});

test('a lover is a mate, the mates of a lover are not', () => {
  const mates = matesAfter('Cup: Cupid, Ann: Citizen, Wes: Wolf, Wim: Wolf', '- night 1: [Cup: cupid Wes]\n    - expect: { phase: night 1 }');
  expect([mates('Cup'), mates('Ann'), mates('Wim')]).toEqual([['Wes'], [], ['Wes']]);
});

test('a cautious bot spares its mates as long as anybody else is left', () => {
  const { game } = played(`
  rules: werewolves
  options: { check: off }
  players: { Wes: Wolf, Wim: Wolf, Ann: Citizen }
  play:
    - day 1: []
    - expect: { phase: day 1 }
`).session.desk;
  const view = look(werewolves, game.terms, game.play!, 's1');
  const votes = (living: readonly string[]): ReadonlySet<string> =>
    new Set(Array.from({ length: 60 }, (_, seed) => botActs('cautious', { ...view, living }, seed)).flat().flatMap(meant => (meant.type === 'vote' && meant.poll === 'lynch' ? [meant.choice] : [])));
  expect([...votes(['s1', 's2', 's3'])].sort()).toEqual(['nobody', 's1', 's3']);
  expect([...votes(['s1', 's2'])].sort()).toEqual(['s1', 's2']);
});
