import { runs } from '../../engine/table/table.ts';
import { phaseText } from '../../engine/core/state.ts';
import { hostForm, type HostAct } from '../forms/host-form.ts';
import { refusal } from '../forms/say.ts';
import { playersScreen } from '../forms/screens.ts';
import type { Seen } from '../forms/seen.ts';
import { statusScreen } from '../forms/status-screen.ts';
import type { Shown } from './listener.ts';

/** The host's console, or why it stays closed. A host who has a seat sees what that seat sees. `phase` is the one that the host had in view. */
export function hostConsole(seen: Seen, phase?: string, first?: HostAct): Shown {
  const { state, theme, view, viewer, person } = seen;
  const { table } = state;
  if (!runs(table, person)) return { say: refusal(theme, 'not-host', { host: hostName(seen) }) };
  if (table.stage === 'cancelled') return { say: refusal(theme, 'cancelled') };
  if (!view) return { say: refusal(theme, 'not-started') };
  if (view.over) return { say: refusal(theme, 'over') };
  const now = phaseText(view.phase);
  if (phase !== undefined && phase !== now) return { say: refusal(theme, 'stale', { then: phase, now }) };
  const standing = statusScreen(seen);
  const lines = viewer === 'host' ? [...standing.lines, ...playersScreen(seen).lines] : standing.lines;
  return { open: hostForm(seen, { ...standing, lines }, first) };
}

const hostName = ({ state: { table } }: Seen): string =>
  [...table.guests, ...table.watchers].find(({ person }) => person === table.host)?.name ?? 'who made it';
