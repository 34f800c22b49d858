import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Spot } from '../acts.ts';
import { usePage } from '../page-context.ts';
import { Avatar } from './avatar.tsx';
import { type Completion, hintOf, type Proposal } from './completion.ts';
import { useWriting } from './use-writing.ts';

/** Where one writes: a message, or a command of the app. Enter sends, Shift and Enter begin a new line. */
export function Composer({ spot, label }: { readonly spot: Spot; readonly label: string }) {
  const { client } = usePage();
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting(spot, field);
  const listId = useId();
  useLayoutEffect(() => grow(field.current), [writing.text]);
  useEffect(() => {
    // On a screen keyboard that would hide half of what one came to read.
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);
  const { text, completion, marked } = writing;
  const hint = hintOf(text, client);
  return (
    <div class="composer">
      {completion && <Proposals id={listId} {...completion} marked={marked} onPick={writing.accept} />}
      {hint !== null && !completion && <div class="command-hint">{hint}</div>}
      <div class="composer-box">
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={label}
          aria-label={label}
          data-composer={spot.threadTs === null ? 'channel' : 'thread'}
          aria-controls={listId}
          aria-activedescendant={completion ? `${listId}-${marked}` : undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          onInput={event => writing.typed(event.currentTarget.value, event.currentTarget.selectionStart)}
          onKeyDown={writing.key}
          onBlur={writing.leave}
        />
        <SendButton busy={writing.sending} idle={text.trim() === ''} onSend={() => void writing.send()} />
      </div>
    </div>
  );
}

const SendButton = ({ busy, idle, onSend }: { readonly busy: boolean; readonly idle: boolean; onSend(): void }) => (
  <button type="button" class="send" aria-label="Send" aria-busy={busy} disabled={idle} onClick={onSend}>
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M1.5 14.2 15 8 1.5 1.8v4.9L10 8l-8.5 1.3z" />
    </svg>
  </button>
);

function grow(field: HTMLTextAreaElement | null) {
  if (!field) return;
  field.style.height = 'auto';
  field.style.height = `${Math.min(field.scrollHeight, 180)}px`;
}

interface ProposalsProps extends Completion {
  readonly id: string;
  readonly marked: number;
  onPick(proposal: Proposal): void;
}

function Proposals({ id, proposals, marked, onPick }: ProposalsProps) {
  return (
    <div class="proposals" id={id} role="listbox" aria-label="Suggestions">
      {proposals.map((proposal, at) => (
        <div
          key={proposal.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          data-proposal={proposal.id}
          onMouseDown={event => {
            event.preventDefault();
            onPick(proposal);
          }}
        >
          {proposal.user && <Avatar user={proposal.user} size="small" />}
          <span class="proposal-title">{proposal.title}</span>
          <span class="proposal-hint">{proposal.hint}</span>
          <span class="proposal-detail">{proposal.detail}</span>
        </div>
      ))}
    </div>
  );
}
