import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: false information that does not agree with itself, or goes on after its cause is off.

rule('mafia/general/perceived-alignment#3', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#14: one player looks the same to everybody in one night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Framer, Bob: Town Cop, Cat: Town Alignment Cop, Dan: Town Loyal Doctor, Eve: Town Weak Visitor, Fay: Town Vigilante, Gus: Town, Hal: Town }
  play:
    - night 1: [Ann: framer Gus, Bob: cop Gus, Cat: alignment cop Gus, Dan: doctor Gus, Eve: visitor Gus, Fay: vigilante Gus]
    - end
    - expect: { dead: [Eve, Gus], told: { Bob: [{ result: Non-Town }], Cat: [{ result: Mafia }] } }
`);

rule('mafia/role/roleblocker#1', 'csansoon/grimorium#13: a lie whose teller is stopped is told to nobody', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Framer, Bob: Town Cop, Cat: Town Roleblocker, Dan: Town Loyal Doctor, Eve: Town Vigilante, Fay: Town Weak Visitor, Gus: Town }
  play:
    - night 1: [Ann: framer Gus, Bob: cop Gus, Cat: roleblocker Ann, Dan: doctor Gus, Eve: vigilante Gus, Fay: visitor Gus]
    - end
    - expect: { phase: day 1, dead: [], told: { Bob: [{ result: Town }] } }
`);

rule('mafia/role/framer#1', 'UltiMafia/Ultimafia#1788: the frame holds for its night and no longer', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Framer, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: framer Cat, Bob: cop Cat]
    - end
    - expect: { told: { Bob: [{ result: Non-Town }] } }
    - night 2: [Bob: cop Cat]
    - end
    - expect: { told: { Bob: [{ result: Town }] } }
`);

rule('mafia/modifier/inactive#1', 'ThePandemoniumInstitute/botc-release#275: a power that is off disturbs nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Odd Godfather, Bob: Town Cop, Cat: Town Even Miller, Dan: Town Cop, Eve: Town }
  play:
    - night 1: [Bob: cop Ann, Dan: cop Cat]
    - end
    - expect: { told: { Bob: [{ result: Town }], Dan: [{ result: Town }] } }
    - night 2: [Bob: cop Ann, Dan: cop Cat]
    - end
    - expect: { told: { Bob: [{ result: Non-Town }], Dan: [{ result: Non-Town }] } }
`);

rule('mafia/role/cop#4', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#13: whose ability is off does not see the truth', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Roleblocker, Bob: Mafia Delayed Roleblocker, Cat: Town Rolecop, Dan: Town Cop, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: roleblocker Cat, Bob: roleblocker Dan, Cat: rolecop Ann, Dan: cop Ann]
    - end
    - expect: { told: { Cat: [{ ability: rolecop, result: No Result }], Dan: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Cat: rolecop Ann, Dan: cop Ann]
    - end
    - expect: { told: { Cat: [{ ability: rolecop, result: [Roleblocker] }], Dan: [{ ability: cop, result: No Result }] } }
`);

const scattered = (to: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { nexus-target: ${to} }
  players: { Ann: Town Nexus, Bob: Town Cop, Cat: Mafia Goon, Dan: Town, Eve: Town Tracker }
  play:
    - night 1: [Bob: cop Ann, Eve: tracker Bob]
    - end`;

rule('mafia/general/redirects?2', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#17: whoever can be drawn may be decided on', `${scattered('Eve')}
    - expect: { told: { Bob: [{ about: [Ann], result: Town }], Eve: [{ result: [Eve] }] } }
`);
rule('mafia/general/redirects?2', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#17: the Mafia, too', `${scattered('Cat')}
    - expect: { told: { Bob: [{ about: [Ann], result: Non-Town }], Eve: [{ result: [Cat] }] } }
`);
test('mafia/general/redirects?2: Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#17: and nobody who cannot', () => {
  expect(() => played(scattered('Ann'))).toThrow(/nexus-target.*Cat.*Dan.*Eve/);
  expect(() => played(scattered('Bob'))).toThrow(/nexus-target/);
});
