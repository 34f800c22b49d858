import { parseArgs } from 'node:util';
import { setups } from '../../engine/setups/index.ts';
import { played, type Failure, type Plan } from './soak.ts';

const help = `npm run soak -- [--games 10000] [--seed 1] [--rules mafia,clocktower] [--json]

Plays ready-made setups with bots, one game a seed, and checks each: it ends, nobody is refused, no act is lost, the state stays plain.
Exit codes: 0 good, 1 a game went wrong, 2 bad input.
`;

const known = [...new Set(setups.map(({ ruleset }) => ruleset))];

/** Failures that are told; more of them tell nothing new. */
const mostTold = 20;

/** Plays, tells how it went, and gives the exit code. */
export function main(argv: readonly string[]): number {
  const read = readPlan(argv);
  if (typeof read === 'string') return said(read === help ? process.stdout : process.stderr, read, read === help ? 0 : 2);
  const { plan, json } = read;
  const start = performance.now();
  const failures: Failure[] = [];
  for (let n = 0; n < plan.games; n += 1) {
    const failure = played(plan, plan.seed + n);
    if (failure && failures.push(failure) <= mostTold && !json) process.stderr.write(`seed ${failure.seed}, ${failure.setup}: ${failure.message}\n`);
    if ((n + 1) % 100 === 0) process.stderr.write(`${n + 1} of ${plan.games} games, ${failures.length} went wrong\n`);
  }
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const report = { games: plan.games, seed: plan.seed, rules: plan.rules, seconds, failed: failures.length, failures: failures.slice(0, mostTold) };
  const words = `${plan.games} games of ${plan.rules.join(' and ')}, seeds from ${plan.seed} on, in ${seconds} s: ${failures.length === 0 ? 'all good' : `${failures.length} went wrong`}\n`;
  return said(process.stdout, json ? `${JSON.stringify(report, null, 2)}\n` : words, failures.length === 0 ? 0 : 1);
}

function said(to: NodeJS.WriteStream, text: string, code: number): number {
  to.write(text);
  return code;
}

/** The plan, or what is wrong with it in one sentence. */
function readPlan(argv: readonly string[]): { readonly plan: Plan; readonly json: boolean } | string {
  let values;
  try {
    ({ values } = parseArgs({ args: [...argv], options: { games: { type: 'string' }, seed: { type: 'string' }, rules: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } }));
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    return `soak: ${thrown.message}\n`;
  }
  if (values.help) return help;
  const [games, seed] = [Number(values.games ?? 10_000), Number(values.seed ?? 1)];
  if (!Number.isInteger(games) || games < 1) return `soak: --games is a whole number from 1 on, and "${values.games}" is not\n`;
  if (!Number.isInteger(seed) || seed < 0) return `soak: --seed is a whole number from 0 on, and "${values.seed}" is not\n`;
  const rules = values.rules?.split(',') ?? known;
  const strange = rules.find(one => !known.includes(one));
  return strange === undefined ? { plan: { rules, games, seed }, json: values.json === true } : `soak: there is no ready-made game of "${strange}"; there are those of ${known.join(', ')}\n`;
}
