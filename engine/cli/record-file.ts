import { playRecord, type Played } from '../testing/play-record.ts';
import { readRecord } from '../testing/read-record.ts';
import type { GameRecord } from '../testing/record.ts';
import { textOf } from './files.ts';

type Opened<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Reads a record's file and plays it, or says in one line where and what is wrong. */
export function playFile(path: string, until?: string): Opened<{ record: GameRecord; played: Played }> {
  const text = textOf(path);
  if (!text.ok) return text;
  const record = readRecord(text.value);
  if (!record.ok) return at(path, record.fault);
  const played = playRecord(record.value, until);
  return played.ok ? { ok: true, value: { record: record.value, played: played.value } } : at(path, played.fault);
}

const at = (path: string, { line, message }: { readonly line: number; readonly message: string }): { ok: false; message: string } =>
  ({ ok: false, message: `${path}:${line}: ${message}` });
