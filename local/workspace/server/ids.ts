import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A fresh id as Slack makes them: a prefix, then ten letters and digits. */
export const freshId = (prefix: string): string => prefix + Array.from(randomBytes(10), byte => letters[byte % letters.length]).join('');

/** A short fresh token, lower case hex. */
export const freshHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The ts after `last` for something that happens at `now` (epoch ms): unique, ever growing. */
export function nextTs(last: string, now: number): string {
  const [seconds = '0', micros = '0'] = last.split('.');
  const micro = Math.max(now * 1000, Number(seconds) * 1_000_000 + Number(micros) + 1);
  return `${String(Math.floor(micro / 1_000_000)).padStart(10, '0')}.${String(micro % 1_000_000).padStart(6, '0')}`;
}
