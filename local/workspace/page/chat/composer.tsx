import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../page-context.ts';
import type { Spot } from '../acts.ts';
import { Avatar } from './avatar.tsx';
import { type Completion, complete, hintOf, type Proposal, withMentions } from './completion.ts';

/** Where one writes: a message, or a command of the app. Enter sends, Shift and Enter begin a new line. */
export function Composer({ spot, label }: { readonly spot: Spot; readonly label: string }) {
  const { client, acts } = usePage();
  const [text, setText] = useState('');
  const [completion, setCompletion] = useState<Completion | null>(null);
  const [marked, setMarked] = useState(0);
  const [sending, setSending] = useState(false);
  const picked = useRef(new Map<string, string>());
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  useLayoutEffect(() => grow(field.current), [text]);

  const typed = (value: string, caret: number) => {
    setText(value);
    setMarked(0);
    setCompletion(complete(value.slice(0, caret), client));
  };
  const accept = ({ from }: Completion, { insert, user, id }: Proposal) => {
    const caret = field.current?.selectionStart ?? text.length;
    if (user) picked.current.set(insert.trim(), id);
    setText(text.slice(0, from) + insert + text.slice(caret).replace(/^ /, ''));
    setCompletion(null);
    requestAnimationFrame(() => field.current?.setSelectionRange(from + insert.length, from + insert.length));
    field.current?.focus();
  };
  const send = async () => {
    const line = text.trim();
    if (line === '' || sending) return;
    setSending(true);
    setCompletion(null);
    setText('');
    const sent = await acts.write(spot, withMentions(line, picked.current));
    setSending(false);
    if (!sent) setText(current => current || text);
  };
  const key = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = completion?.proposals[marked];
    if (completion && step !== 0) setMarked((marked + step + completion.proposals.length) % completion.proposals.length);
    else if (completion && event.key === 'Escape') setCompletion(null);
    else if (completion && chosen && (event.key === 'Tab' || (event.key === 'Enter' && !isWhole(text, chosen)))) accept(completion, chosen);
    else if (event.key === 'Enter' && !event.shiftKey) void send();
    else return;
    event.preventDefault();
  };
  const hint = hintOf(text, client);
  return (
    <div class="composer">
      {completion && <Proposals id={listId} {...completion} marked={marked} onPick={proposal => accept(completion, proposal)} />}
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
          onInput={event => typed(event.currentTarget.value, event.currentTarget.selectionStart)}
          onKeyDown={key}
          onBlur={() => setCompletion(null)}
        />
        <button type="button" class="send" aria-label="Send" aria-busy={sending} disabled={text.trim() === ''} onClick={() => void send()}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true"><path d="M1.5 14.2 15 8 1.5 1.8v4.9L10 8l-8.5 1.3z" /></svg>
        </button>
      </div>
    </div>
  );
}

/** A command that is typed out is sent by Enter, not completed once more. */
const isWhole = (text: string, { insert }: Proposal): boolean => text.trim() === insert.trim();

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
