import { expect, test } from 'vitest';
import catalogue from '../../../../../engine/rulesets/werewolves/rules.json' with { type: 'json' };
import { catalogue as roles } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { isWolfish } from '../../../../../engine/rulesets/werewolves/alignment.ts';
import { Scene } from '../../../../../engine/rulesets/werewolves/scene.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

/** A Lone Wolf who goes for somebody wolfish dies of it, and harms nobody who is neither wolfish nor of the town. */
const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/wolfish#1', 'by a role that starts on their team', `${head}
  players: { Lon: Lone Wolf, War: Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf War]
    - day 1: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/attribute/wolfish#1', 'by that role also where love has moved the side', `${head}
  players: { Lon: Lone Wolf, Cup: Cupid, War: Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid War]
    - night 2: [Lon: lone wolf War]
    - day 2: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/attribute/wolfish#1', 'by the side where somebody stands now', `${head}
  players: { Lon: Lone Wolf, Cup: Cupid, Gol: Golem, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Gol, Inf: infecting wolf Cup]
    - night 2: [Lon: lone wolf Gol]
    - day 2: []
    - expect: { dead: [Lon], roles: { Gol: Golem } }
`);

rule('werewolves/attribute/wolfish#1', 'a Golem who loves nobody is not', `${head}
  players: { Lon: Lone Wolf, Gol: Golem, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Lon: lone wolf Gol]
    - day 2: []
    - expect: { dead: [] }
`);

// Each lycan sits in the pack besides, or starts on that team: the blood alone can only be looked at outside a game.
test('werewolves/attribute/wolfish#1: by the blood, without the side and without the pack', () => {
  const { terms, play } = played(`${head}
  players: { Whi: White Werewolf, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play: [night 1: []]
  `).session.desk.game;
  const scene = new Scene(terms, play!, roles);
  const seat = (name: string): string => play!.order.find(one => play!.names[one] === name)!;
  scene.leave('wolfpack', seat('Whi'));
  expect(scene.members('wolfpack')).toEqual([seat('Wes')]);
  expect(['Whi', 'Pyr', 'Ann'].map(name => isWolfish(scene, seat(name)))).toEqual([true, false, false]);
});

rule('werewolves/attribute/wolfish#2', 'Assistant and Cursed Civilian look at nothing else', `${head}
  players: { Ass: Assistant, Cur: Cursed Civilian, War: Warlock, Fay: Fortune Teller, Axl: Assassin, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Ass: assistant Ann, Fay: fortune teller Ass, War: warlock Ass, Axl: assassin Cur]
    - expect: { told: { Fay: [{ result: Assistant }], War: [{ result: Witch }] } }
    - day 2: []
    - expect: { dead: [Cur], roles: { Cur: Cursed Civilian } }
`);

rule('werewolves/attribute/wolfish#2', 'nor do Recluse, Runner and Lone Wolf', `${head}
  players: { Rec: Recluse, Run: Runner, Lon: Lone Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Rec in wolfpack, Axl: assassin Run, Lon: lone wolf Rec]
    - day 2: []
    - expect: { dead: [Run, Lon], told: { Rec: [{ ability: recluse, about: [Wes] }] } }
`);

rule('werewolves/attribute/wolfish#2', 'nor does a Riding Hood', `${head}
  players: { Rid: Riding Hood, Rod: Riding Hood, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Rid, Wes: vote Rod in wolfpack]
    - day 2: []
    - expect: { dead: [Rid, Rod], announced: [{ kind: win, about: [Rod] }], unannounced: [{ kind: win, about: [Rid] }] }
`);

rule('werewolves/attribute/wolfish#3', 'a White Werewolf is', `${head}
  players: { Lon: Lone Wolf, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Whi]
    - day 1: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/attribute/wolfish#3', 'a Cupid Wolf is, whomever they love', `${head}
  players: { Lon: Lone Wolf, Cup: Cupid, Vam: Vampire, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Vam, Inf: infecting wolf Cup]
    - night 2: [Lon: lone wolf Cup]
    - day 2: []
    - expect: { dead: [Lon], roles: { Cup: Cupid Wolf } }
`);

rule('werewolves/attribute/wolfish#4', 'an Undead who sits in the pack is', `${head}
  players: { Lon: Lone Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Lon: lone wolf Wes]
    - day 3: []
    - expect: { dead: [Lon], roles: { Wes: Undead } }
`);

rule('werewolves/attribute/wolfish#4', 'an Imp who sits there is', `${head}
  players: { Lon: Lone Wolf, Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - night 2: [Lon: lone wolf Inf]
    - day 2: []
    - expect: { dead: [Lon], roles: { Inf: Imp } }
`);

rule('werewolves/attribute/lycan#1', 'goes with the role: who becomes a Wolf is one, who stops being one is not', `${head}
  players: { Pri: Priest, Pat: Priest, Inf: Infecting Wolf, Vam: Vampire, Axl: Assassin, Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Gol]
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Pri: priest Wes, Pat: priest Gol]
    - day 3: []
    - expect: { dead: [Gol], roles: { Gol: Wolf, Wes: Undead } }
`);

test('werewolves/attribute/lycan#3: those that the catalogue has as lycans are, and nobody else', () => {
  const lycans = roles.all.filter(({ lycan }) => lycan).map(({ name }) => name).sort();
  expect(lycans).toEqual(catalogue.entries.filter(({ lycan }) => lycan).map(({ name }) => name).sort());
  for (const name of ['White Werewolf', 'Lone Wolf']) expect(lycans).toContain(name);
  const others = ['Warlock', 'Lone Warlock', 'Tanner', 'Pack Tanner', 'Recluse', 'Archivist Fox', 'Clairvoyant Fox', 'Disguised Fox'];
  expect(others.filter(name => lycans.includes(name))).toEqual([]);
});

rule('werewolves/attribute/lycan#4', 'a disguise hides it from whom it deceives, and no water', `${head}
  players: { Aur: Aura Teller, Pri: Priest, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Sne, Pri: priest Sne]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }] } }
    - day 1: []
    - expect: { dead: [Sne] }
`);
