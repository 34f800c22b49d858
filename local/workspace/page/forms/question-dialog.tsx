import { useLayoutEffect, useRef } from 'preact/hooks';
import { plain, TextObject } from '../text/text-object.tsx';
import type { Question } from './surface.tsx';

/** The confirm dialog of an element. */
export function QuestionDialog({ question }: { readonly question: Question | null }) {
  return question === null ? null : <Asked {...question} />;
}

function Asked({ confirm, proceed, cancel }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const title = confirm.title ? plain(confirm.title) : 'Are you sure?';
  return (
    <dialog
      ref={dialog}
      class="dialog confirm"
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        cancel();
      }}
    >
      <h2>{title}</h2>
      <div class="confirm-text">
        <TextObject text={confirm.text} />
      </div>
      <div class="dialog-foot">
        <button type="button" class="button" data-confirm="no" onClick={cancel}>
          {confirm.deny ? plain(confirm.deny) : 'Cancel'}
        </button>
        <button
          type="button"
          class={confirm.style === 'danger' ? 'button danger' : 'button primary'}
          data-confirm="yes"
          onClick={proceed}
          autoFocus
        >
          {confirm.confirm ? plain(confirm.confirm) : 'Yes'}
        </button>
      </div>
    </dialog>
  );
}
