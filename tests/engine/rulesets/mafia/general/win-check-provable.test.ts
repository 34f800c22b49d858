import { rule } from '../../../../../engine/testing/rule.ts';
import { half } from './win-check-tables.ts';

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
