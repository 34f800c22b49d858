import { parseArgs } from 'node:util';
import { setups } from '../../engine/setups/index.ts';
import { played, type Finding, type Plan } from './soak.ts';

const help = `npm run soak -- [--games 10000] [--seed 1] [--rules mafia,clocktower] [--json]

Plays ready-made setups with bots, one game a seed, and checks each: it ends, nobody is refused, no act is lost, the state stays plain.
Where rules ask for it after a long quiet, the host ends a game as a tie; such games are told, and are no failure.
Exit codes: 0 good, 1 a game went wrong, 2 bad input.
`;

const known = [...new Set(setups.map(({ ruleset }) => ruleset))];

/** Failures that are told, and ties; more of them tell nothing new. */
const mostTold = 20;

/** Plays, tells how it went, and gives the exit code. */
export function main(argv: readonly string[]): number {
  const read = readPlan(argv);
  if (typeof read === 'string') return said(read === help ? process.stdout : process.stderr, read, read === help ? 0 : 2);
  const { plan, json } = read;
  const start = performance.now();
  const failures: Finding[] = [];
  const ties: Finding[] = [];
  for (let n = 0; n < plan.games; n += 1) {
    const found = played(plan, plan.seed + n);
    if (found && (found.isTie ? ties : failures).push(found) <= mostTold && !json) process.stderr.write(`seed ${found.seed}, ${found.setup}: ${found.message}\n`);
    if ((n + 1) % 100 === 0) process.stderr.write(`${n + 1} of ${plan.games} games, ${failures.length} went wrong\n`);
  }
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const report = { games: plan.games, seed: plan.seed, rules: plan.rules, seconds, failed: failures.length, failures: failures.slice(0, mostTold), tied: ties.length, ties: ties.slice(0, mostTold) };
  return said(process.stdout, json ? `${JSON.stringify(report, null, 2)}\n` : summary(plan, seconds, failures.length, ties.length), failures.length === 0 ? 0 : 1);
}

function summary({ games, rules, seed }: Plan, seconds: number, failed: number, tied: number): string {
  const ties = tied === 0 ? '' : `, ${tied} ended as a tie by the host's word`;
  return `${games} games of ${rules.join(' and ')}, seeds from ${seed} on, in ${seconds} s: ${failed === 0 ? 'all good' : `${failed} went wrong`}${ties}\n`;
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
