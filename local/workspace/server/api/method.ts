import { z } from 'zod';
import { type Obj, parsed } from '../json.ts';
import type { Tier } from '../options.ts';
import type { Workspace } from '../workspace.ts';

/** What a method answers: `ok` and the rest. */
export type Reply = Obj & { readonly ok: boolean };
export type Refusal = Obj & { readonly ok: false; readonly error: string };

/** A refusal with Slack's code. */
export const refuse = (error: string, more: Obj = {}): Refusal => ({ ok: false, error, ...more });

/** The refusal of arguments, each fault with the place where it lies. */
const invalidArguments = (messages: readonly string[]): Refusal =>
  refuse('invalid_arguments', { response_metadata: { messages: messages.map(message => `[ERROR] ${message}`) } });

/** A Web API method, ready to be called with whatever came in. */
export interface Method {
  readonly name: string;
  readonly tier: Tier;
  /** Works without a token. */
  readonly open: boolean;
  /** Any one of these is enough; depends on the arguments where a method serves several kinds of channels. */
  scopes(ws: Workspace, raw: Obj): readonly string[];
  call(ws: Workspace, raw: Obj): Reply;
}

interface Declared<S extends z.ZodType> {
  readonly name: string;
  readonly tier: Tier;
  readonly open?: boolean;
  readonly scopes?: readonly string[] | ((ws: Workspace, raw: Obj) => readonly string[]);
  readonly args: S;
  readonly run: (ws: Workspace, args: z.output<S>) => Reply;
}

const faultText = (issue: z.core.$ZodIssue): string => {
  const at = issue.path.map(String).join('/');
  return issue.input === undefined && issue.code !== 'custom' ? `missing required field: ${at}` : `${issue.message} [json-pointer:/${at}]`;
};

/** Declares a method: its arguments are checked before it runs. */
export function method<S extends z.ZodType>({ name, tier, open = false, scopes = [], args, run }: Declared<S>): Method {
  return {
    name,
    tier,
    open,
    scopes: (ws, raw) => (typeof scopes === 'function' ? scopes(ws, raw) : scopes),
    call: (ws, raw) => {
      const read = args.safeParse(raw, { reportInput: true });
      return read.success ? run(ws, read.data) : invalidArguments(read.error.issues.map(faultText));
    },
  };
}

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** A text; a form knows nothing else, and JSON bodies may hold numbers. */
export const text = z.union([z.string(), z.number().transform(String)]);
export const flag = z.preprocess(value => flags[String(value)] ?? value, z.boolean());
export const count = z.preprocess(value => (typeof value === 'string' && value !== '' ? Number(value) : value), z.number().int());
/** A JSON value, written out in a form; `undefined` where the writing is none. */
export const json = z.unknown().transform(value => (typeof value === 'string' ? parsed(value) : value));
/** Ids, with commas or as a list. */
export const ids = z
  .union([
    z.array(z.string()),
    z.string().transform(value => (value.startsWith('[') ? z.array(z.string()).catch([]).parse(parsed(value)) : value.split(','))),
  ])
  .transform(list => list.map(id => id.trim()).filter(Boolean));
