import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

test('werewolves/role/town-crier#1: is told of somebody of the town, whoever that is, and what they are', () => {
  const heard = (seed: number): string => {
    const { session } = played(`
  rules: werewolves
  options: { check: off }
  seed: ${seed}
  players: { Cri: Town Crier, Gol: Golem, Ann: Witch, Bob: Baker, Vam: Vampire, Wes: Wolf }
  play: [end]
`);
    return session.log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'town crier' ? [`${entry.message.to}: ${(entry.message.about ?? []).join()} ${String(entry.message.result)}`] : [])).join('; ');
  };
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(heard))).toEqual(new Set(['Cri: Ann Witch', 'Cri: Bob Baker']));
});

rule('werewolves/role/town-crier#2', 'the other is not told', `${head}
  decide: { town-crier-player: Bob }
  players: { Cri: Town Crier, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Cri: [{ about: [Bob], result: Baker }] }, untold: { Bob: [{ about: [Cri] }, { ability: town crier }] } }
`);

rule('werewolves/role/town-crier#3', 'is always true', `${head}
  players: { Cri: Town Crier, Fay: Fortune Teller, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - expect: { told: { Cri: [{ about: [Fay], result: Fortune Teller }] } }
`);
