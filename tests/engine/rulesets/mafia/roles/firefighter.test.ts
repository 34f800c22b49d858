import { rule } from '../../../../../engine/testing/rule.ts';
import { table } from '../one-night.ts';

rule('mafia/role/firefighter#1', 'an Arsonist who targets the same player fails', table('Ann: Town Firefighter, Bob: Town, Cat: Town Arsonist, Dan: Town', `
  - night 1: [Ann: firefighter Bob, Cat: arsonist Bob]
  - night 2: [Ann: firefighter Bob, Cat: arsonist Dan]
  - night 3: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Dan] }`));

rule('mafia/role/firefighter#1', 'other kills do not', table('Ann: Town Firefighter, Bob: Town', `
  - night 1: [Ann: firefighter Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/firefighter#2', 'all of several Arsonists fail', table('Ann: Town Firefighter, Bob: Town, Cat: Town Arsonist, Dan: Town Arsonist', `
  - night 1: [Ann: firefighter Bob, Cat: arsonist Bob, Dan: arsonist Bob]
  - night 2: [Cat: arsonist with ignite, Dan: arsonist with ignite]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/firefighter?1', 'what was marked before stays marked, and ignition is not stopped', table('Ann: Town Firefighter, Bob: Town, Cat: Town Arsonist', `
  - night 1: [Cat: arsonist Bob]
  - night 2: [Ann: firefighter Bob]
  - night 3: [Ann: firefighter Bob, Cat: arsonist with ignite]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/firefighter?2', 'a Strongman is not stopped', table('Ann: Town Firefighter, Bob: Town, Cat: Town Strongman Arsonist', `
  - night 1: [Ann: firefighter Bob, Cat: arsonist Bob]
  - night 2: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Bob] }`));
