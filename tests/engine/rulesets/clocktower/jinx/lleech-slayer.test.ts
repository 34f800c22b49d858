import { rule } from '../../../../../engine/testing/rule.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Slayer', Bob: 'Mathematician', Cat: 'Innkeeper', Dan: 'Savant', Eve: 'Dreamer', Fay: 'Baron', Gus: 'Lleech', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const miss = '{ ability: slayer, text: Nothing happens. }';

rule('clocktower/jinx/lleech-slayer#1', 'the shot kills the host, although no Demon', `${game({ Fay: 'Evil Twin' }, 'evil-twin-pair: Eve')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: slayer Dan]
    - expect: { phase: day 1, dead: [Dan, Gus], announced: [{ kind: death, about: [Dan] }], winners: [] }
`);
rule('clocktower/jinx/lleech-slayer#1', 'and nobody else who is no Demon', `${game()}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: slayer Eve]
    - expect: { phase: day 1, dead: [], announced: [${miss}] }
`);
rule('clocktower/jinx/lleech-slayer#2', 'the Lleech dies through the link, and good wins', `${game()}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: slayer Dan]
    - expect: { phase: over, dead: [Dan, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/jinx/lleech-slayer#2', 'unless blocked, until the block ends', `${game({ Fay: 'Evil Twin' }, 'evil-twin-pair: Eve, innkeeper-drunk: Fay')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: slayer Dan]
    - expect: { phase: day 1, dead: [Dan, Gus] }
    - night 2: [Cat: innkeeper Fay and Bob]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/jinx/lleech-slayer#3', 'a shot at the Lleech has no effect while the host lives, and is used up', `${game()}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: slayer Gus, Ann: slayer Dan]
    - expect: { phase: day 1, dead: [], announced: [${miss}] }
`);
const poisoned = `${game({}, 'innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Ann]
    - day 1: [Ann: slayer Ann]
    - expect: { phase: day 1, dead: [], announced: [${miss}] }
    - night 2: [Cat: innkeeper Gus and Bob]
    - day 2: [Ann: slayer Gus]
    - expect: { phase: day 2, dead: [], announced: [${miss}] }
`;
rule('clocktower/jinx/lleech-slayer#4', 'a Slayer who is the host is poisoned, and the shot has no effect', poisoned);
rule('clocktower/jinx/lleech-slayer#4', 'at the Lleech neither', `${game()}
    - night 1: [Gus: lleech Ann]
    - day 1: [Ann: slayer Gus]
    - expect: { phase: day 1, dead: [], announced: [${miss}] }
`);
rule('clocktower/jinx/lleech-slayer?1', 'who is the host may shoot themselves, which uses the shot up without effect', poisoned);

const drunk = `${game({}, 'innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Dan]
    - night 2: [Cat: innkeeper Gus and Bob]
`;
rule('clocktower/jinx/lleech-slayer#5', 'while the Lleech malfunctions a shot at the former host does nothing', `${drunk}
    - day 2: [Ann: slayer Dan]
    - expect: { phase: day 2, dead: [], announced: [${miss}] }
`);
rule('clocktower/jinx/lleech-slayer#5', 'and one at the Lleech kills it', `${drunk}
    - day 2: [Ann: slayer Gus]
    - expect: { phase: over, dead: [Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);
