import type { HttpAnswer } from '../../../functions/strict-request.ts';

/** What somebody is answered with, whatever way it goes: parsed JSON, or the bare text. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The text of an ephemeral message, blocks included. */
  readonly text: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whatever came back over HTTP. */
export function readAnswer({ statusCode, body }: HttpAnswer): Answer {
  const json = body.startsWith('{') ? (JSON.parse(body) as unknown) : body;
  return { status: statusCode, body: json, text: textOf(json) };
}

/** All words of a message's or a view's sections, and of the errors of a form. */
export function textOf(shown: unknown): string {
  if (!isRecord(shown)) return typeof shown === 'string' ? shown : '';
  const inside = isRecord(shown['view']) ? shown['view'] : shown;
  const blocks = Array.isArray(inside['blocks']) ? inside['blocks'] : [];
  const errors = isRecord(shown['errors']) ? Object.values(shown['errors']) : [];
  return [...blocks.flatMap(block => (isRecord(block) && isRecord(block['text']) ? [String(block['text']['text'])] : [])), ...errors.map(String)].join('\n');
}
