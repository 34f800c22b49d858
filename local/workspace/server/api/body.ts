import type { IncomingMessage } from 'node:http';
import { isObj, type Obj, parsed } from '../json.ts';
import { bodyOf } from '../http/exchange.ts';
import { refuse, type Refusal } from './method.ts';

/** What a Web API call says: its arguments, and a token in the body if there is one. */
export interface Called {
  readonly args: Obj;
  readonly bodyToken: string | undefined;
}

const called = (query: Obj, body: Obj): Called => {
  const { token: _inQuery, ...asked } = query;
  const { token, ...args } = body;
  return { args: { ...asked, ...args }, bodyToken: typeof token === 'string' ? token : undefined };
};

async function fields(raw: Buffer, type: string): Promise<Obj | undefined> {
  try {
    const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'));
  } catch (fault) {
    if (fault instanceof TypeError) return undefined;
    throw fault;
  }
}

function fromJson(raw: Buffer, query: Obj): Called | Refusal {
  const text = raw.toString('utf8');
  const value = text === '' ? {} : parsed(text);
  if (value === undefined) return refuse('invalid_json');
  if (!isObj(value)) return refuse('json_not_object');
  // A token in a JSON body does not count: the header is the only place for it.
  const { args } = called(query, value);
  return { args, bodyToken: undefined };
}

/** Reads a call in any of the forms that Slack takes. */
export async function readCall(request: IncomingMessage, url: URL): Promise<Called | Refusal> {
  const query = Object.fromEntries(url.searchParams);
  if (request.method === 'GET') return called(query, {});
  const raw = await bodyOf(request);
  if (raw === undefined) return refuse('request_timeout');
  const type = request.headers['content-type'];
  if (raw.length === 0) return called(query, {});
  if (type === undefined) return refuse('missing_post_type');
  if (type.startsWith('application/json')) return fromJson(raw, query);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return called(query, Object.fromEntries(new URLSearchParams(raw.toString('utf8'))));
  if (!type.startsWith('multipart/form-data')) return refuse('invalid_post_type');
  const form = await fields(raw, type);
  return form ? called(query, form) : refuse('invalid_form_data');
}
