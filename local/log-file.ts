import { closeSync, openSync, writeSync } from 'node:fs';
import type { Report } from '../functions/app/ports.ts';

/** Lines of ids, types and codes, never bodies: what would be in CloudWatch. */
export interface LogFile {
  readonly report: Report;
  close(): void;
}

export function logFile(path: string): LogFile {
  const file = openSync(path, 'a', 0o600);
  let open = true;
  return {
    report: line => {
      if (open) writeSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
    },
    close: () => {
      open = false;
      closeSync(file);
    },
  };
}
