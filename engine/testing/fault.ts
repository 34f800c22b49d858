/** What is wrong with a file that somebody wrote: where, and one sentence. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** What was read, or why it could not be. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const good = <T>(value: T): Read<T> => ({ ok: true, value });

export const bad = (line: number, message: string): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: { line, message } });

/** The first fault of many readings, or all their values. */
export function all<T>(readings: readonly Read<T>[]): Read<readonly T[]> {
  const values: T[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    values.push(reading.value);
  }
  return good(values);
}
