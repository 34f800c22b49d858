import { viewWithIds } from '../blocks/ids.ts';
import { freshHex, freshId } from '../ids.ts';
import { textOf, type Obj } from '../json.ts';
import type { Workspace } from '../workspace.ts';
import type { ViewRecord } from '../world/world.ts';

const stackLimit = 3;

type Made = ViewRecord | { readonly error: string };

const hashAt = (ws: Workspace): string => `${Math.floor(ws.now() / 1000)}.${freshHex(4)}`;

function record(ws: Workspace, user: string, view: Obj, place: { readonly root?: string; readonly previous?: string }): ViewRecord {
  const id = freshId('V');
  return {
    id,
    user,
    hash: hashAt(ws),
    root: place.root ?? id,
    previous: place.previous ?? null,
    externalId: textOf(view, 'external_id') ?? '',
    view: viewWithIds(view),
  };
}

const taken = (ws: Workspace, view: Obj, but?: string): boolean => {
  const external = textOf(view, 'external_id');
  return external !== undefined && external !== '' && Object.values(ws.world.views).some(v => v.externalId === external && v.id !== but);
};

/** Opens a modal for somebody, in the place of any that is open. */
export function openView(ws: Workspace, user: string, view: Obj): Made {
  if (taken(ws, view)) return { error: 'duplicate_external_id' };
  const made = record(ws, user, view, {});
  ws.commit([
    { type: 'view-put', view: made },
    { type: 'stack-set', user, views: [made.id] },
  ]);
  return made;
}

/** Puts a modal on top of the one that is open. */
export function pushView(ws: Workspace, user: string, view: Obj): Made {
  const stack = ws.world.stacks[user] ?? [];
  const top = ws.world.views[stack.at(-1) ?? ''];
  if (!top) return openView(ws, user, view);
  if (stack.length >= stackLimit) return { error: 'push_limit_reached' };
  if (taken(ws, view)) return { error: 'duplicate_external_id' };
  const made = record(ws, user, view, { root: top.root, previous: top.id });
  ws.commit([
    { type: 'view-put', view: made },
    { type: 'stack-set', user, views: [...stack, made.id] },
  ]);
  return made;
}

/** Gives an open view new content. */
export function changeView(ws: Workspace, old: ViewRecord, view: Obj): Made {
  if (taken(ws, view, old.id)) return { error: 'duplicate_external_id' };
  const made: ViewRecord = { ...old, hash: hashAt(ws), externalId: textOf(view, 'external_id') ?? '', view: viewWithIds(view) };
  ws.commit([{ type: 'view-put', view: made }]);
  return made;
}

/** Publishes somebody's home. */
export function publishHome(ws: Workspace, user: string, view: Obj): ViewRecord {
  const old = ws.world.views[ws.world.homes[user] ?? ''];
  const fresh = record(ws, user, view, {});
  const made = old ? { ...fresh, id: old.id, root: old.id } : fresh;
  ws.commit([
    { type: 'view-put', view: made },
    { type: 'home-set', user, view: made.id },
  ]);
  return made;
}

/** Closes the topmost view of somebody, or the whole stack. */
export function closeViews(ws: Workspace, user: string, which: 'top' | 'all'): void {
  const stack = ws.world.stacks[user] ?? [];
  ws.commit([{ type: 'stack-set', user, views: which === 'all' ? [] : stack.slice(0, -1) }]);
}
