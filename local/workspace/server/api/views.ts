import { z } from 'zod';
import { changeView, openView, publishHome, pushView } from '../acts/views.ts';
import { checkView } from '../blocks/index.ts';
import { isObj, type Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import { userFor } from './lookups.ts';
import { json, method, refuse, type Refusal, text } from './method.ts';
import { viewShape } from './shapes.ts';

/** A view that Slack would take; the fault list otherwise. */
function readView(value: unknown, type: 'modal' | 'home'): { readonly view: Obj } | Refusal {
  const problems = checkView(value, type).map(problem => problem.said);
  if (!isObj(value) || problems.length > 0) return refuse('invalid_arguments', { response_metadata: { messages: problems } });
  return JSON.stringify(value).length > 250_000 ? refuse('view_too_large') : { view: value };
}

/** Who pressed what started this; a trigger is good once and not for long. */
function spendTrigger(ws: Workspace, id: string): { readonly user: string; readonly view: string | null } | Refusal {
  const trigger = ws.triggers.get(id);
  if (!trigger) return refuse(/^\d+\.\d+\.[0-9a-f]+$/.test(id) ? 'expired_trigger_id' : 'invalid_trigger_id');
  if (trigger.used) return refuse('exchanged_trigger_id');
  if (ws.now() > trigger.expires) return refuse('expired_trigger_id');
  trigger.used = true;
  return { user: trigger.user, view: trigger.view };
}

const triggered = z.object({ trigger_id: text.optional(), view: json });

const onTrigger = (name: string, act: typeof openView) =>
  method({
    name,
    tier: '4',
    args: triggered,
    run: (ws, args) => {
      const read = readView(args.view, 'modal');
      if ('error' in read) return read;
      if (!args.trigger_id) return refuse('invalid_trigger_id');
      const trigger = spendTrigger(ws, args.trigger_id);
      if ('error' in trigger) return trigger;
      const made = act(ws, trigger.user, read.view);
      return 'error' in made ? refuse(made.error) : { ok: true, view: viewShape(ws.world, made) };
    },
  });

const update = method({
  name: 'views.update',
  tier: '4',
  args: z.object({ view_id: text.optional(), external_id: text.optional(), view: json, hash: text.optional() }),
  run: (ws, args) => {
    const found = Object.values(ws.world.views).find(v => v.id === args.view_id || (args.external_id && v.externalId === args.external_id));
    const read = readView(args.view, found?.view.type === 'home' ? 'home' : 'modal');
    if ('error' in read) return read;
    if (!found) return refuse('not_found');
    if (args.hash && args.hash !== found.hash) return refuse('hash_conflict');
    const made = changeView(ws, found, read.view);
    return 'error' in made ? refuse(made.error) : { ok: true, view: viewShape(ws.world, made) };
  },
});

const publish = method({
  name: 'views.publish',
  tier: '4',
  args: z.object({ user_id: text, view: json, hash: text.optional() }),
  run: (ws, args) => {
    if (!ws.manifest.homeTab) return refuse('not_enabled');
    const read = readView(args.view, 'home');
    if ('error' in read) return read;
    const user = userFor(ws, args.user_id);
    if ('error' in user) return user;
    const old = ws.world.views[ws.world.homes[user.id] ?? ''];
    if (args.hash && args.hash !== old?.hash) return refuse('hash_conflict');
    return { ok: true, view: viewShape(ws.world, publishHome(ws, user.id, read.view)) };
  },
});

/** Modals and homes. */
export const viewMethods = [onTrigger('views.open', openView), onTrigger('views.push', pushView), update, publish] as const;
