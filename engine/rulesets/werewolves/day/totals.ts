import { kindOf } from '../poll-names.ts';
import type { Scene } from '../scene.ts';
import type { Tally } from '../votes.ts';

/** What a poll has come to, the most first. Totals of nothing or less are not shown. werewolves/rule/polls#8 */
export function announceTotals(scene: Scene, poll: string, { totals }: Tally): void {
  const shown = [...totals].filter(([option, total]) => total > 0 && option !== 'nobody').sort((a, b) => b[1] - a[1]);
  if (shown.length === 0) return;
  scene.announce({
    kind: 'vote', key: 'totals', about: shown.map(([seat]) => seat), result: { words: shown.map(([, total]) => String(total)) },
    args: { poll: { key: `werewolves.poll.${kindOf(poll)}` }, rows: shown.map(([seat, votes]) => ({ key: 'werewolves.totals.row', seats: [seat], votes })) },
  });
}
