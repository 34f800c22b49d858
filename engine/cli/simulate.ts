import { botKinds, type BotKind } from '../testing/bots.ts';
import { readSetup } from '../testing/read-setup.ts';
import { reportOf, type Report } from '../testing/simulation-report.ts';
import { complain, EXIT, JSON_OPTION, type Args, type CliCommand } from './command.ts';
import { textOf } from './files.ts';
import { simulateOn } from './threads.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

/** `curfew simulate SETUP`: how a setup comes out when bots play it. */
export const simulate: CliCommand = {
  name: 'simulate',
  usage: 'simulate SETUP.yaml [-n 10000] [--jobs 2] [--bots random|cautious] [--json]',
  about: 'lets bots play a setup many times: who wins how often, how long it takes, who is out when',
  options: {
    n: { short: 'n', value: 'GAMES', about: 'how many games (default 10000)' },
    jobs: { value: 'THREADS', about: 'on how many threads (default 2)' },
    bots: { value: 'KIND', about: 'random: every choice uniform, the whole table votes for one drawn player, a team spares itself; cautious: no choice or vote against a team mate, and some powers held back' },
    json: JSON_OPTION,
  },
  takes: [1, 1],
  async run({ positionals: [path], values }, io) {
    const wanted = readWanted(values);
    if (typeof wanted === 'string') return complain(io, `curfew simulate: ${wanted}`);
    const text = textOf(path!);
    if (!text.ok) return complain(io, text.message);
    const plan = readSetup(text.value, wanted.bots);
    if (!plan.ok) return complain(io, `${path}:${plan.fault.line}: ${plan.fault.message}`);
    const start = performance.now();
    const tally = await simulateOn(wanted.jobs, plan.value, wanted.games);
    const report = reportOf(plan.value, tally, (performance.now() - start) / 1000);
    io.out(values['json'] ? `${JSON.stringify(report, null, 2)}\n` : told(report));
    return EXIT.good;
  },
};

interface Wanted {
  readonly games: number;
  readonly jobs: number;
  readonly bots: BotKind;
}

function readWanted({ n = '10000', jobs = '2', bots = 'random' }: Args['values']): Wanted | string {
  const games = Number(n);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) return `-n is a whole number from 1 to ${MOST_GAMES}, and "${n}" is not`;
  const threads = Number(jobs);
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_JOBS) return `--jobs is a whole number from 1 to ${MOST_JOBS}, and "${jobs}" is not`;
  const kind = botKinds.find(one => one === bots);
  return kind === undefined ? `--bots is ${botKinds.join(' or ')}, and "${bots}" is not` : { games, jobs: threads, bots: kind };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The report for people. */
function told({ games, seed, wins, length, gamesPerSecond, deaths }: Report): string {
  const width = Math.max(...Object.keys(wins).map(side => side.length));
  return [
    `${games} games, seeds from ${seed} on, ${gamesPerSecond} a second`,
    '',
    'Wins (with the interval that holds the true share 19 times out of 20)',
    ...Object.entries(wins).map(([side, { share, low, high }]) => `  ${side.padEnd(width)}  ${percent(share)}  (${percent(low)} to ${percent(high)})`),
    '',
    `Length: ${length.mean.toFixed(1)} phases on average, ${length.max} at most`,
    '',
    'Out of the game, players a game',
    ...Object.entries(deaths).map(([phase, roles]) => `  ${phase.padEnd(9)} ${Object.entries(roles).map(([role, count]) => `${role} ${count.toFixed(2)}`).join(', ')}`),
    '',
  ].join('\n');
}
