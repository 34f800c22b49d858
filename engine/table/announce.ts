import type { GameEvent } from '../core/events.ts';
import type { Form } from '../core/forms.ts';
import { phaseText, type Act, type Answer, type Play, type Seat } from '../core/state.ts';
import type { AskView } from '../core/views.ts';

/** What all are told of a public use that takes effect later, as soon as it is chosen or taken back. What is carried out at once the rules announce. */
export function announced(play: Play, ask: AskView, { by, answer }: Act, what: 'chosen' | 'withdrawn'): readonly GameEvent[] {
  if (!ask.open || ask.now) return [];
  const about = what === 'withdrawn' ? [] : seatsIn(ask.form, answer);
  const more = what === 'withdrawn' ? [] : othersIn(ask.form, answer);
  return [{
    type: 'Said',
    message: {
      to: 'table', phase: phaseText(play.phase), kind: 'notice',
      key: what === 'withdrawn' ? 'public.withdrawn' : about.length === 0 ? 'public.used' : 'public.used.on',
      ability: ask.abilities[0]!, about,
      args: { user: play.names[by]!, more: more.length === 0 ? '' : ` (${more.join(', ')})` },
    },
  }];
}

const valuesOf = (form: Form, answer: Answer, isSeat: boolean): readonly string[] =>
  Object.entries(form).flatMap(([name, { of }]) => ((of === 'seat') === isSeat ? answer[name] ?? [] : []));

/** The players whom an answer names, in order. */
export const seatsIn = (form: Form, answer: Answer): readonly Seat[] => valuesOf(form, answer, true);

/** Everything else that an answer holds. */
export const othersIn = (form: Form, answer: Answer): readonly string[] => valuesOf(form, answer, false);
