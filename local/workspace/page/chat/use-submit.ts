import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { faultsOf } from '../forms/check.ts';
import type { HeldForm } from '../forms/surface.tsx';
import { usePage } from '../page-context.ts';

type Faults = Readonly<Record<string, string>>;

/** How a modal's form is sent. */
export interface Submission {
  readonly sending: boolean;
  /** What is wrong with none of its fields. */
  readonly trouble: string | null;
  submit(): Promise<void>;
}

/** Sends a form once it is complete, and takes what the app finds wrong with it. */
export function useSubmit(view: string, { surface, state, setFaults }: HeldForm, dialog: RefObject<HTMLDialogElement | null>): Submission {
  const { acts } = usePage();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const show = (faults: Faults) => {
    setFaults(faults);
    const first = surface.fields.find(field => field.blockId in faults);
    if (first) focusBlock(dialog.current, first.blockId);
  };
  const submit = async () => {
    if (sending) return;
    const faults = faultsOf(surface.fields, surface.edits);
    setTrouble(null);
    show(faults);
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    const result = await acts.submit(view, state);
    setSending(false);
    if (result.ok) return;
    const errors = result.errors ?? {};
    show(errors);
    const stray = Object.entries(errors).flatMap(([id, error]) => (surface.fields.some(field => field.blockId === id) ? [] : [error]));
    setTrouble(result.error ?? (stray.length > 0 ? stray.join(' ') : null));
  };
  return { sending, trouble, submit };
}

function focusBlock(dialog: HTMLDialogElement | null, blockId: string) {
  const controls = dialog?.querySelectorAll<HTMLElement>('[data-action-id]') ?? [];
  [...controls].find(control => control.dataset.blockId === blockId)?.focus();
}
