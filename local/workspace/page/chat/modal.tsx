import type { ModalView } from '@slack/types';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ClientView } from '../../client-contract.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { QuestionDialog } from '../forms/question-dialog.tsx';
import { SurfaceProvider, useForm } from '../forms/surface.tsx';
import { usePage } from '../page-context.ts';
import { plain } from '../text/text-object.tsx';
import { useSubmit } from './use-submit.ts';

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
  /** The channel on the screen when it opened. */
  readonly here: string | null;
  readonly covered: boolean;
}

function ModalFrame({ view, here, covered }: FrameProps) {
  const { acts } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [origin] = useState(here);
  const form = useForm(view.blocks, (action, state) => acts.act({ view: view.id }, action, state), origin);
  const { submit, sending, trouble } = useSubmit(view.id, form, dialog);
  useLayoutEffect(() => show(dialog.current), []);
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
        <Head view={view} />
        <div class="dialog-body">
          <SurfaceProvider surface={form.surface}>
            <Blocks blocks={view.blocks} />
          </SurfaceProvider>
        </div>
        <Trouble text={trouble} />
        <Foot view={view} sending={sending} />
      </form>
      <QuestionDialog question={form.question} />
    </dialog>
  );
}

/** One comes to fill in a form, not to close it: a browser by itself begins at the cross. */
function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  const body = dialog?.querySelector('.dialog-body');
  if (!body || body.contains(document.activeElement)) return;
  const first = body.querySelector<HTMLElement>('input, select, textarea') ?? dialog?.querySelector<HTMLElement>('.dialog-foot button');
  first?.focus({ preventScroll: true });
}

const Trouble = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <div class="trouble" role="alert">
      {text}
    </div>
  );

function Head({ view }: { readonly view: Modal }) {
  const { acts } = usePage();
  return (
    <header class="dialog-head">
      <h2>{plain(view.title)}</h2>
      <button type="button" class="icon-button" aria-label="Close all" data-modal="dismiss" onClick={() => void acts.close(view.id, true)}>
        ✕
      </button>
    </header>
  );
}

function Foot({ view, sending }: { readonly view: Modal; readonly sending: boolean }) {
  const { acts } = usePage();
  return (
    <footer class="dialog-foot">
      <button type="button" class="button" data-modal="close" onClick={() => void acts.close(view.id, false)}>
        {view.close ? plain(view.close) : 'Close'}
      </button>
      {view.submit && (
        <button type="submit" class="button primary" data-modal="submit" aria-busy={sending}>
          <span>{plain(view.submit)}</span>
        </button>
      )}
    </footer>
  );
}
