import { type Logger, LogLevel } from '@slack/bolt';
import type { Report } from './app/ports.ts';
import { faultOf } from './report.ts';

/** What Bolt and the Web API client have to say: only that they warned or failed, and of what kind. Their texts may quote bodies. */
export function quietLogger(report: Report): Logger {
  const note =
    (kind: string) =>
    (...parts: readonly unknown[]): void => {
      const fault = parts.find(part => part instanceof Error);
      report({ event: 'bolt', kind, ...(fault ? faultOf(fault) : {}) });
    };
  return {
    debug: () => {},
    info: () => {},
    warn: note('warn'),
    error: note('error'),
    setLevel: () => {},
    getLevel: () => LogLevel.WARN,
    setName: () => {},
  };
}
