import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { bad, good, type Read } from './fault.ts';

/** A YAML text as plain values that still know their lines. */
export interface Source {
  readonly value: unknown;
  /** The line of what this path leads to, or of the nearest part of it that is there. */
  lineOf(path: readonly PropertyKey[]): number;
  /** True if a list stands here. */
  isList(path: readonly PropertyKey[]): boolean;
}

/** Reads YAML 1.2. What it means is not looked at. */
export function readSource(text: string): Read<Source> {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: '1.2', lineCounter: lines, prettyErrors: false, strict: true });
  const [error] = document.errors;
  if (error) return bad(lines.linePos(error.pos[0]).line, `this is no YAML: ${error.message.split('\n')[0]!}`);
  return good({ value: document.toJS({ maxAliasCount: 100 }), lineOf: path => lineOf(document, lines, path), isList: path => isSeq(document.getIn(path, true)) });
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let at: unknown = document.contents;
  let place = startOf(at) ?? 0;
  for (const step of path) {
    const next = below(at, step);
    if (!next) break;
    place = next.place ?? place;
    at = next.value;
  }
  return lines.linePos(place).line;
}

function below(node: unknown, step: PropertyKey): { place: number | undefined; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { place: startOf(item), value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(step));
  return pair && { place: startOf(pair.key), value: pair.value };
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];
