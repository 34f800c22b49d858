import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

test('mafia/modifier/random?1: each is as likely as another', () => {
  const drawn = (seed: number): string => {
    const { session } = played(`
      rules: mafia
      seed: ${seed}
      options: { start: night, check: off, parity: off }
      players: { Ann: Town Random (Cop/Vigilante/Doctor), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
      play:
        - night 1: [Ann: random Cat]
        - end
        - expect: { phase: day 1 }
    `);
    if (session.log.some(entry => entry.type === 'death')) return 'vigilante';
    return session.log.some(entry => entry.type === 'told' && entry.message.kind === 'result') ? 'cop' : 'doctor';
  };
  const counts: Record<string, number> = { cop: 0, vigilante: 0, doctor: 0 };
  for (let seed = 1; seed <= 240; seed += 1) counts[drawn(seed)]! += 1;
  for (const count of Object.values(counts)) expect(Math.abs(count - 80)).toBeLessThan(25);
});

rule('mafia/modifier/random?2', 'the result has no name of a power in it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: Cop }
  players: { Ann: Town Random (Cop/Roleblocker), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Bob]
    - end
    - expect: { told: { Ann: [{ ability: random, about: [Bob], result: Non-Town, text: Random }] }, untold: { Ann: [{ kind: result, text: Cop }] } }
`);

rule('mafia/modifier/random?3', 'with a power for two targets two are chosen; the others take the first', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Vigilante, Bus Driver] }
  players: { Ann: Town Random (Bus Driver/Vigilante), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: random Cat, Ann: random Cat and Dan]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann, code: too-few }] }
    - night 2: [Ann: random Dan and Eve, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Cat, Eve] }
`);

rule('mafia/modifier/random?4', 'a shot of the drawn power is spent, also if it was blocked', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Vigilante, Vigilante] }
  players: { Ann: Town Random (Doctor/1-shot Vigilante), Bob: Mafia Roleblocker, Cat: Town, Dan: Town, Eve: Town, Fay: Mafia Goon }
  play:
    - night 1: [Ann: random Cat, Bob: roleblocker Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: random Cat, Fay: mafia vigilante Cat]
    - end
    - expect: { dead: [] }
`);

rule('mafia/modifier/random?4', 'it is drawn before anything is settled: a drawn block counts like any other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: Roleblocker }
  players: { Ann: Town Random (Cop/Roleblocker), Bob: Town Bus Driver, Cat: Town, Dan: Town, Eve: Mafia Goon }
  play:
    - night 1: [Ann: random Bob, Bob: bus driver Cat and Dan, Eve: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/random?5', 'if nothing in it is usable, neither is the set', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Random (Even Cop/Even Doctor), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Bob]
    - night 2: [Ann: random Bob]
    - end
    - expect: { refused: [{ by: Ann, phase: night 1, code: wrong-phase }] }
`);

rule('mafia/modifier/random#3', 'a power that is used up does not show in the form: two targets are asked for as before', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Bus Driver, Cop] }
  players: { Ann: Town Random (1-shot Bus Driver/Cop), Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: random Cat and Dan]
    - night 2: [Ann: random Bob, Ann: random Bob and Dan]
    - end
    - expect: { refused: [{ by: Ann, text: random Bob, code: too-few }], told: { Ann: [{ ability: random, about: [Bob], result: Non-Town }] } }
`);

rule('mafia/modifier/random#1', 'an add-on of a member is offered with the set, drawn or not, used up or not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { random-power: [Doctor, Vigilante, Vigilante] }
  players: { Ann: Town Random (1-shot Strongman Vigilante/Doctor), Bob: Mafia Goon, Cat: Town Bulletproof, Dan: Town Bulletproof, Eve: Town }
  play:
    - night 1: [Ann: random Cat with strongman]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: random Cat with strongman]
    - end
    - expect: { dead: [Cat] }
    - night 3: [Ann: random Dan with strongman]
    - end
    - expect: { dead: [Cat], refused: [] }
`);
