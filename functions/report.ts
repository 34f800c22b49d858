import type { Report } from './app/ports.ts';

/** Facts that a line may hold. Whatever else is handed over is left out: an id or a code is no secret, a text may be. */
const allowed = new Set([
  'game',
  'version',
  'team',
  'command',
  'code',
  'fault',
  'status',
  'tries',
  'ms',
  'due',
  'until',
  'count',
  'found',
  'overdue',
  'woken',
  'ticks',
  'effect',
  'method',
  'kind',
]);

/** Ids, types and codes; nothing that holds a blank or reads like a token. */
const isCode = (value: string): boolean => /^[\w.:#/@-]{1,120}$/.test(value) && !/xox|xapp|xwfp/i.test(value);

/** Lines for the operator, as JSON: whatever is not surely an id, a number or a code never reaches them. */
export function makeReport(write: (line: string) => void = line => console.log(line)): Report {
  return ({ event, ...facts }) => {
    const kept = Object.entries(facts).filter(([name, value]) => allowed.has(name) && (typeof value !== 'string' || isCode(value)));
    write(JSON.stringify({ event: isCode(event) ? event : 'unnamed', ...Object.fromEntries(kept) }));
  };
}

/** The codes of a fault, without its text. */
export function faultOf(fault: unknown): { readonly fault: string; readonly code?: string } {
  if (!(fault instanceof Error)) return { fault: typeof fault };
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
  return { fault: fault.name, ...(code === undefined ? {} : { code }) };
}
