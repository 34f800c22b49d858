import { setups } from '../../engine/setups/index.ts';
import { namesIn, readRoleList } from '../../engine/table/role-list.ts';
import type { Json } from '../../engine/core/json.ts';
import type { Refusal } from '../../engine/table/decision.ts';
import type { SetupChoice } from '../../engine/table/table.ts';
import { sentence } from '../../engine/themes/words.ts';
import { ruleIds } from '../app/rules.ts';
import { houseTheme } from '../forms/say.ts';
import type { ListenerPorts } from './ports.ts';

/** What is to be played: which rules, how many seats, which roles; or why not. */
export type Chosen =
  | { readonly ok: true; readonly ruleset: string; readonly size: number; readonly setup: SetupChoice }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

interface Asked {
  readonly setup: string;
  readonly roles: string;
  readonly options: Readonly<Record<string, Json>>;
}

/** The id of the rules of what is chosen: those of the ready-made setup, else those that know most of the list's roles. */
export function rulesOf({ setup, roles }: Pick<Asked, 'setup' | 'roles'>, rules: ListenerPorts['rules']): string {
  const ready = setups.find(({ id }) => id === setup);
  if (ready || roles === '') return ready?.ruleset ?? ruleIds[0]!;
  const known = (id: string): number => namesIn(roles).filter(name => rules(id)!.explain(name).ok).length;
  return ruleIds.reduce((best, id) => (known(id) > known(best) ? id : best));
}

/** A ready-made setup, or the host's own list: as many players as it has roles. */
export function chosenSetup({ setup, roles, options }: Asked, { rules }: Pick<ListenerPorts, 'rules'>): Chosen {
  if (roles !== '') return setup === '' ? ownList(roles, options, rules) : no(sentence(houseTheme, 'form.new.roles.both'));
  if (setup === '') return no(sentence(houseTheme, 'form.new.setup.none'), 'setup');
  const ready = setups.find(({ id }) => id === setup);
  return { ok: true, ruleset: ready?.ruleset ?? ruleIds[0]!, size: ready?.roles.length ?? 0, setup: { ready: setup } };
}

function ownList(text: string, options: Asked['options'], rules: ListenerPorts['rules']): Chosen {
  const ruleset = rulesOf({ setup: '', roles: text }, rules);
  const list = readRoleList(text, rules(ruleset)!, { ruleset, seed: 1, options, pins: {} });
  return list.ok
    ? { ok: true, ruleset, size: list.roles.length, setup: { list: list.roles } }
    : no(sentence(houseTheme, 'refuse.bad-setup', { reason: list.reason }));
}

const no = (message: string, field = 'roles'): Chosen => ({ ok: false, refusals: [{ code: 'bad-setup', field, message }] });
