import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Ask } from './ports.ts';

/** Where somebody sits. */
export interface Seat {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Questions on the terminal. What is typed at a hidden one is not shown; without a terminal a question is an error. */
export function terminal({ input, output }: Seat): Ask {
  const ask = async (question: string, { hidden = false, or }: { readonly hidden?: boolean; readonly or: string }): Promise<string> => {
    if (input.isTTY !== true) throw new Error(`${question}: nobody is here to ask. ${or}`);
    output.write(`${question}: `);
    const lines = createInterface({ input, output: hidden ? nowhere() : output, terminal: true });
    lines.on('SIGINT', () => process.exit(130));
    try {
      return await lines.question('');
    } finally {
      lines.close();
      if (hidden) output.write('\n');
    }
  };
  return Object.assign(ask, { say: (text: string) => void output.write(`${text}\n`) });
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
