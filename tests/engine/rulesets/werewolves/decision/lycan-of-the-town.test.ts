import { expect, test } from 'vitest';
import { isWolfish, sideOf } from '../../../../../engine/rulesets/werewolves/alignment.ts';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import type { Catalogue } from '../../../../../engine/rulesets/werewolves/catalogue-type.ts';
import { strikeAtEnd } from '../../../../../engine/rulesets/werewolves/ends.ts';
import { Scene } from '../../../../../engine/rulesets/werewolves/scene.ts';
import { played } from '../../../../../engine/testing/rule.ts';

/** No role of the catalogue is a lycan and can stand on the side of the town: here a Citizen is one. */
const withLycanOfTheTown: Catalogue = { ...catalogue, byName: name => (name === 'Citizen' ? { ...catalogue.byName(name), lycan: true } : catalogue.byName(name)) };

/** Who lives after the night has been judged in which this was chosen. */
function aliveAfter(players: string, act: string): readonly string[] {
  const { terms, play } = played(`
  rules: werewolves
  options: { check: off }
  players: { ${players} }
  play: [night 1: [${act}]]
  `).session.desk.game;
  const scene = new Scene(terms, play!, withLycanOfTheTown);
  const ann = play!.order.find(seat => play!.names[seat] === 'Ann')!;
  expect([sideOf(scene, ann), isWolfish(scene, ann)]).toEqual(['townsfolk', true]);
  strikeAtEnd(scene, []);
  return scene.living.map(seat => play!.names[seat]!);
}

test('werewolves/role/priest?1: a lycan of the town is attacked by the water, and the Priest lives', () => {
  expect(aliveAfter('Pri: Priest, Ann: Citizen, Fay: Fortune Teller, Wes: Wolf', 'Pri: priest Ann')).toEqual(['Pri', 'Fay', 'Wes']);
});

test('werewolves/role/lone-wolf?1: a lycan of the town is attacked by a Lone Wolf, who lives', () => {
  expect(aliveAfter('Lon: Lone Wolf, Ann: Citizen, Fay: Fortune Teller, Wes: Wolf', 'Lon: lone wolf Ann')).toEqual(['Lon', 'Fay', 'Wes']);
});
