import { rule } from '../../../../../engine/testing/rule.ts';

const table = (enabled: string): string => `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Switch, Bob: Town ${enabled}, Cat: Mafia, Dan: Town, Eve: Town }
  play:`;

rule('mafia/named/switch#1', 'an Active Enabler: it chooses for each phase whether the power can be used', `${table('Enabled Cop')}
    - night 1: [Ann: switch, Bob: cop Cat]
    - end
    - expect: { told: { Bob: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Bob: cop Cat]
    - end
    - expect: { told: { Bob: [{ ability: cop, result: No Result }] } }
`);

rule('mafia/named/switch#2', 'the enabled player does not know: Hidden Enabled', `${table('Hidden Enabled Cop')}
    - expect: { told: { Bob: [{ kind: role, result: Town Cop }] } }
    - night 1: [Bob: cop Cat]
    - end
    - expect: { refused: [], told: { Bob: [{ ability: cop, result: No Result }] } }
    - night 2: [Ann: switch, Bob: cop Cat]
    - end
    - expect: { told: { Bob: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/named/switch?1', 'off in each phase in which no choice is made, also after one in which there was', `${table('Enabled Bulletproof')}
    - night 1: [Ann: switch, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [] }
    - night 2: [Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob] }
`);
