import fs from 'node:fs';
import path from 'node:path';
import type { Change } from './changes.ts';
import { reduce } from './reduce.ts';
import type { World } from './world.ts';

/** An append-only file of JSON lines, each a list of changes that became true together. */
export interface Journal {
  /** On disk when it returns. */
  append(changes: readonly Change[]): void;
  close(): void;
}

const line = (changes: readonly Change[]): string => `${JSON.stringify(changes)}\n`;

/** The changes that a journal's text holds. Only whole lines count: a crash may have torn the last one. */
export function readJournal(text: string): readonly Change[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter(Boolean)
    .flatMap((row, index) => {
      try {
        return JSON.parse(row);
      } catch (cause) {
        throw new Error(`The workspace's journal is broken in line ${index + 1}`, { cause });
      }
    });
}

function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`;
  const handle = fs.openSync(fresh, 'w');
  fs.writeFileSync(handle, text);
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(fresh, file);
}

/** Response addresses die after half an hour: a compacted journal need not name them, nor what bots did to messages that are gone. */
const compacted = (world: World, now: number): World => ({
  ...world,
  responses: Object.fromEntries(Object.entries(world.responses).filter(([, r]) => r.made > now - 30 * 60_000)),
});

/** Folds what the folder holds (else what `seed` gives), writes it back as one line, and opens it for more. */
export function openJournal(dir: string, seed: () => World, now: number): { readonly world: World; readonly journal: Journal } {
  fs.mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'journal.jsonl');
  const changes = fs.existsSync(file) ? readJournal(fs.readFileSync(file, 'utf8')) : [];
  const world = compacted(changes.reduce(reduce, seed()), now);
  writeWhole(file, line([{ type: 'snapshot', world }]));
  const handle = fs.openSync(file, 'a');
  const append = (more: readonly Change[]): void => {
    fs.appendFileSync(handle, line(more));
    fs.fdatasyncSync(handle);
  };
  return { world, journal: { append, close: () => fs.closeSync(handle) } };
}
