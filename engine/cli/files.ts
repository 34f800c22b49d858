import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** What a system's error code means for somebody who named a file. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder, not a file',
};

/** The text of a file, or why there is none. */
export function textOf(path: string): Found<string> {
  return trying(path, () => readFileSync(path, 'utf8'));
}

/** The record files that a path means: itself, or all `.yaml` files below a folder, in the order of their names. */
export function recordsAt(path: string): Found<readonly string[]> {
  return trying(path, () => (statSync(path).isDirectory() ? below(path) : [path]));
}

const below = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? below(join(folder, entry.name)) : /\.ya?ml$/.test(entry.name) ? [join(folder, entry.name)] : []));

function trying<T>(path: string, read: () => T): Found<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    return { ok: false, message: `${path}: ${reason}` };
  }
}
