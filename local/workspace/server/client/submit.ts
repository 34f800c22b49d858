import type { SubmitResult } from '../../client-contract.ts';
import { changeView, closeViews, pushView } from '../acts/views.ts';
import { viewShape } from '../api/shapes.ts';
import { checkView } from '../blocks/index.ts';
import { failureOf, sendInteraction } from '../delivery/send.ts';
import { triggerFor } from '../delivery/tickets.ts';
import { isObj, objects, type Obj, parsed } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { ViewRecord } from '../world/world.ts';
import { formFaults, valuesOf } from './inputs.ts';
import { interaction } from './interact.ts';

const trouble = (why: string): SubmitResult => ({ ok: false, error: `We had some trouble connecting. Try again? (${why})` });

const topOf = (ws: Workspace, user: string): ViewRecord | undefined => ws.world.views[ws.world.stacks[user]?.at(-1) ?? ''];

/** The errors of an answer, if they all belong to inputs of the view; Slack takes no others. */
function errorsFor(view: ViewRecord, errors: unknown): Readonly<Record<string, string>> | undefined {
  if (!isObj(errors)) return undefined;
  const inputs = objects(view.view.blocks)
    .filter(block => block.type === 'input')
    .map(block => block.block_id);
  const rows = Object.entries(errors);
  const good = rows.length > 0 && rows.every(([id, text]) => inputs.includes(id) && typeof text === 'string' && text !== '');
  return good ? Object.fromEntries(rows.map(([id, text]) => [id, String(text)])) : undefined;
}

function showNext(ws: Workspace, view: ViewRecord, next: unknown, act: 'update' | 'push'): SubmitResult {
  const [fault] = checkView(next, 'modal');
  if (!isObj(next) || fault) return trouble(fault?.said ?? 'invalid_arguments');
  const made = act === 'update' ? changeView(ws, view, next) : pushView(ws, view.user, next);
  return 'error' in made ? trouble(made.error) : { ok: true, closed: false };
}

/** Does what the app's answer to a form says. */
function follow(ws: Workspace, view: ViewRecord, body: string): SubmitResult {
  const answer = body.trim() === '' ? {} : parsed(body);
  if (!isObj(answer)) return trouble('invalid_response');
  switch (answer.response_action) {
    case undefined:
      closeViews(ws, view.user, 'top');
      return { ok: true, closed: true };
    case 'clear':
      closeViews(ws, view.user, 'all');
      return { ok: true, closed: true };
    case 'errors': {
      const errors = errorsFor(view, answer.errors);
      return errors ? { ok: false, errors } : trouble('invalid_response_errors');
    }
    case 'update':
    case 'push':
      return showNext(ws, view, answer.view, answer.response_action);
    default:
      return trouble('invalid_response_action');
  }
}

/** Somebody sends the form that is open on top. */
export async function submit(ws: Workspace, user: string, viewId: string, given: Obj): Promise<SubmitResult> {
  const view = topOf(ws, user);
  if (!view || view.id !== viewId) return { ok: false, error: 'This form is not open any more.' };
  const blocks = objects(view.view.blocks);
  const values = valuesOf(blocks, given);
  const errors = formFaults(blocks, values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const sent = await sendInteraction(ws, {
    ...interaction(ws, 'view_submission', user),
    trigger_id: triggerFor(ws, user, view.id),
    view: viewShape(ws.world, view, values),
    response_urls: [],
  });
  const failure = failureOf(sent);
  if (failure !== undefined || !sent.answered) return trouble(failure ?? 'dispatch_failed');
  const now = ws.world.views[view.id];
  return now ? follow(ws, now, sent.body) : { ok: true, closed: true };
}

/** Somebody closes the topmost form, or with `everything` all that are open. */
export async function close(ws: Workspace, user: string, viewId: string, everything: boolean): Promise<void> {
  const top = topOf(ws, user);
  if (!top || (top.id !== viewId && !everything)) return;
  const all = everything || top.view.clear_on_close === true;
  const stack = (ws.world.stacks[user] ?? []).flatMap(id => ws.world.views[id] ?? []);
  closeViews(ws, user, all ? 'all' : 'top');
  const told = all ? stack[0] : top;
  if (told?.view.notify_on_close !== true) return;
  await sendInteraction(ws, { ...interaction(ws, 'view_closed', user), view: viewShape(ws.world, told), is_cleared: all });
}
