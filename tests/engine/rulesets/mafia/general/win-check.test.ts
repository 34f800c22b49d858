import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/win-check#1', 'both sides of this set end the game', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town, Bob: Town, Cat: Mafia Goon }
  play:
    - expect: { phase: night 1, winners: [] }
    - day 1: [Ann: vote Cat, Bob: vote Cat]
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('mafia/general/win-check#2', 'when one side has won the other has lost', `
  rules: mafia
  options: { start: night, parity: auto }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town, Eve: Mafia Goon, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob]
    - end
    - expect: { phase: day 1, winners: [] }
    - night 2: [Eve: mafia vigilante Cat]
    - end
    - expect: { phase: over, winners: [Ann, Eve] }
`);

rule('mafia/general/win-check#4', 'after each night, with all its deaths', `
  rules: mafia
  options: { start: night, parity: auto }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town, Dan: Town, Eve: Mafia Goon, Fay: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat, Bob: vigilante Ann]
    - end
    - expect: { phase: day 1, winners: [], alive: [Bob, Dan, Eve, Fay] }
    - night 2: [Bob: vigilante Eve, Eve: mafia vigilante Bob]
    - end
    - expect: { phase: over, dead: [Ann, Bob, Cat, Eve], winners: [Bob, Cat, Dan, Fay] }
`);

rule('mafia/general/win-check#4', 'after each lynch', `
  rules: mafia
  options: { parity: auto }
  players: { Ann: Mafia Goon, Bob: Town Cop, Cat: Town, Dan: Town, Eve: Mafia Goon }
  play:
    - day 1: [Ann: vote Bob, Eve: vote Bob, Cat: vote Bob]
    - expect: { phase: over, dead: [Bob], winners: [Ann, Eve], unannounced: [{ kind: phase, phase: night 1 }] }
`);

rule('mafia/general/win-check#5', 'nobody alive: the game ends without a winner', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town Vigilante }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: vigilante Cat, Cat: vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [], announced: [{ kind: win, about: [] }] }
`);

const half = (options: string, helper: string) => `
  rules: mafia
  options: { start: night${options} }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: ${helper}, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Eve]
    - end`;

rule('mafia/general/win-check#6', 'provable: half of the living with a kill and nobody who could interfere', `${half('', 'Town Cop')}
    - expect: { phase: over, winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'provable: a Doctor could interfere', `${half('', 'Town Doctor')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: so could a Roleblocker', `${half('', 'Town Roleblocker')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: and a Vigilante', `${half('', 'Town Vigilante')}
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'auto: half of the living is enough', `${half(', parity: auto', 'Town Doctor')}
    - expect: { phase: over, winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'off: only the end counts', `${half(', parity: off', 'Town Cop')}
    - expect: { phase: day 1, winners: [] }
    - night 2: [Bob: mafia vigilante Dan]
    - night 3: [Bob: mafia vigilante Cat]
    - end
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'a side that cannot kill is not declared the winner', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia-aligned Cop, Bob: Town }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, winners: [] }
`);

rule('mafia/general/win-check#1', 'end-of-game conditions end nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town, Bob: Survivor, Cat: Mafia Goon }
  play:
    - night 1: []
    - end
    - expect: { phase: day 1, winners: [] }
`);

rule('mafia/general/win-check#3', 'only end-of-game conditions are left alive: over', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Survivor, Bob: Survivor, Cat: Mafia Goon, Dan: Town Vigilante }
  play:
    - night 1: [Cat: mafia vigilante Dan, Dan: vigilante Cat]
    - end
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob] }
`);

rule('mafia/general/win-check#4', 'after each day action, with all its consequences', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town Day Vigilante, Bob: Mafia Goon, Cat: Mafia Lover, Dan: Town }
  play:
    - day 1: [Ann: vigilante Bob]
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann, Dan] }
`);

rule('mafia/general/win-check#4', 'after a lynch with those who follow', `
  rules: mafia
  options: { check: off, parity: off }
  decide: { lover-target: Bob }
  players: { Ann: Town, Bob: Mafia Goon, Cat: Mafia Lover, Dan: Town }
  play:
    - day 1: [Ann: vote Bob, Dan: vote Bob, Cat: vote Bob]
    - expect: { phase: over, dead: [Bob, Cat], winners: [Ann, Dan] }
`);

rule('mafia/general/win-check#5', 'Survivors who are dead do not win either', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Survivor Vigilante }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: vigilante Cat, Cat: vigilante Ann]
    - end
    - expect: { phase: over, alive: [], winners: [] }
`);

const opponent = (helper: string, verdict: string) => `${half('', helper)}
    - expect: { ${verdict} }
`;
const won = 'phase: over, winners: [Ann, Bob]';
const open = 'phase: day 1, winners: []';
rule('mafia/general/win-check#6', 'provable: who only looks, hides a flip or frames cannot interfere', opponent('Town Framer Janitor Tracker Godfather', won));
rule('mafia/general/win-check#6', 'provable: who redirects can', opponent('Town Redirector', open));
rule('mafia/general/win-check#6', 'provable: who revives can', opponent('Town Reviver', open));
rule('mafia/general/win-check#6', 'provable: who changes votes can', opponent('Town Restless Spirit', open));
rule('mafia/general/win-check#6', 'provable: a Gladiator can', opponent('Town Gladiator', open));
rule('mafia/general/win-check#6', 'provable: a grant of Bulletproof can', opponent('Town Bulletproofer', open));
rule('mafia/general/win-check#6', 'provable: a vest that has been used cannot', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town 1-shot Bulletproof, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: day 1, dead: [], winners: [] }
    - night 2: [Ann: mafia vigilante Eve]
    - end
    - expect: { phase: over, alive: [Ann, Bob, Cat, Dan], winners: [Ann, Bob] }
`);
rule('mafia/general/win-check#6', 'provable: one with less than half has not won', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Town, Cat: Town, Dan: Town }
  play:
    - night 1: [Ann: mafia vigilante Dan]
    - end
    - expect: { phase: day 1, winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: a dead Restless Spirit still votes', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town Restless Spirit, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat]
    - end
    - expect: { phase: day 1, dead: [Cat], winners: [] }
`);
rule('mafia/general/win-check#6', 'provable: a lynched player may still shoot in the Night that follows', `
  rules: mafia
  options: { check: off }
  players: { Ann: Mafia Goon, Bob: Mafia Goon, Cat: Town Lynch-Triggered Vigilante, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vote Cat, Bob: vote Cat, Eve: vote Cat]
    - expect: { phase: night 1, dead: [Cat], winners: [] }
    - night 1: [Cat: vigilante Ann]
    - end
    - expect: { phase: day 2, dead: [Ann, Cat], winners: [] }
`);

rule('mafia/general/win-check?1', 'auto: half of the living is the common rule, at the start of a Night too', `
  rules: mafia
  options: { check: off, parity: auto }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Town Doctor }
  play:
    - day 1: [Bob: vote Cat, Ann: vote Cat]
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann] }
`);

rule('mafia/general/win-check?2', 'half for the Mafia and the last lynch for the Mimes', `
  rules: mafia
  options: { check: off, parity: auto }
  players: { Ann: Mafia Goon, Bob: Mime, Cat: Town, Dan: Town, Eve: Mafia Goon }
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - expect: { phase: over, dead: [Bob], winners: [Ann, Bob, Eve], announced: [{ kind: win, result: [Mafia, Mime] }] }
`);
