import type { ModalView } from '@slack/types';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClientView } from '../../client-contract.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { faultsOf } from '../forms/check.ts';
import { QuestionDialog } from '../forms/question-dialog.tsx';
import { SurfaceProvider, useForm } from '../forms/surface.tsx';
import { usePage } from '../page-context.ts';
import { plain } from '../text/text-object.tsx';

type Modal = ClientView & ModalView;
const isModal = (view: ClientView): view is Modal => view.type === 'modal';

/** The stack of open modals. Those below keep what was typed in them. */
export function Modals({ here }: { readonly here: string | null }) {
  const { modals } = usePage().client;
  const stack = modals.filter(isModal);
  return (
    <>
      {stack.map((view, at) => (
        <ModalFrame key={view.id} view={view} here={here} covered={at < stack.length - 1} />
      ))}
    </>
  );
}

interface FrameProps {
  readonly view: Modal;
  readonly here: string | null;
  readonly covered: boolean;
}

function ModalFrame({ view, here, covered }: FrameProps) {
  const { acts } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [origin] = useState(here);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send: Parameters<typeof useForm>[1] = (action, state) => acts.act({ view: view.id }, action, state);
  const { surface, state, question, setFaults } = useForm(view.blocks, send, origin);
  useEffect(() => dialog.current?.showModal(), []);

  const focusFault = (faults: Readonly<Record<string, string>>) => {
    const first = surface.fields.find(field => field.blockId in faults)?.blockId;
    if (first !== undefined) focusBlock(dialog.current, first);
  };
  const submit = async () => {
    if (sending) return;
    const faults = faultsOf(surface.fields, surface.edits);
    setFaults(faults);
    setTrouble(null);
    if (Object.keys(faults).length > 0) return focusFault(faults);
    setSending(true);
    const result = await acts.submit(view.id, state);
    setSending(false);
    if (result.ok) return;
    setFaults(result.errors ?? {});
    if (result.errors) focusFault(result.errors);
    const lost = Object.entries(result.errors ?? {}).filter(([id]) => !surface.fields.some(field => field.blockId === id));
    setTrouble(result.error ?? (lost.map(([, error]) => error).join(' ') || null));
  };
  return (
    <dialog
      ref={dialog}
      class={covered ? 'dialog modal covered' : 'dialog modal'}
      aria-label={plain(view.title)}
      data-view={view.id}
      data-callback-id={view.callback_id}
      onCancel={event => {
        event.preventDefault();
        void acts.close(view.id, false);
      }}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (view.submit) void submit();
        }}
      >
        <header class="dialog-head">
          <h2>{plain(view.title)}</h2>
          <button type="button" class="icon-button" aria-label="Close" data-modal="dismiss" onClick={() => void acts.close(view.id, true)}>✕</button>
        </header>
        <div class="dialog-body">
          <SurfaceProvider surface={surface}>
            <Blocks blocks={view.blocks} />
          </SurfaceProvider>
        </div>
        {trouble !== null && <div class="trouble" role="alert">{trouble}</div>}
        <footer class="dialog-foot">
          <button type="button" class="button" data-modal="close" onClick={() => void acts.close(view.id, false)}>{view.close ? plain(view.close) : 'Close'}</button>
          {view.submit && <button type="submit" class="button primary" data-modal="submit" aria-busy={sending}>{plain(view.submit)}</button>}
        </footer>
      </form>
      <QuestionDialog question={question} />
    </dialog>
  );
}

function focusBlock(dialog: HTMLDialogElement | null, blockId: string) {
  const controls = dialog?.querySelectorAll<HTMLElement>('[data-action-id]') ?? [];
  [...controls].find(control => control.dataset.blockId === blockId)?.focus();
}
