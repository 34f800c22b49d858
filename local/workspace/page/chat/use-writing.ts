import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Spot } from '../acts.ts';
import { usePage } from '../page-context.ts';
import { type Completion, complete, type Proposal, withMentions } from './completion.ts';

/** A line that is being written, with what completes it. */
export interface Writing {
  readonly text: string;
  readonly completion: Completion | null;
  /** The place of the proposal that Enter would take. */
  readonly marked: number;
  readonly sending: boolean;
  typed(value: string, caret: number): void;
  accept(proposal: Proposal): void;
  send(): Promise<void>;
  leave(): void;
  key(event: KeyboardEvent): void;
}

/** What a composer holds and does. */
export function useWriting(spot: Spot, field: RefObject<HTMLTextAreaElement | null>): Writing {
  const { client, acts } = usePage();
  const [text, setText] = useState('');
  const [completion, setCompletion] = useState<Completion | null>(null);
  const [marked, setMarked] = useState(0);
  const [sending, setSending] = useState(false);
  const picked = useRef(new Map<string, string>());
  /** Where the caret goes as soon as the text is drawn: any later, and it would jump back in what is typed on. */
  const moveTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (moveTo.current !== null) field.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = null;
  });
  const caret = () => field.current?.selectionStart ?? text.length;
  const leave = () => setCompletion(null);

  const typed = (value: string, at: number) => {
    setText(value);
    setMarked(0);
    setCompletion(complete(value.slice(0, at), client));
  };
  const accept = ({ insert, user, id }: Proposal) => {
    const from = completion?.from ?? 0;
    if (user) picked.current.set(insert.trim(), id);
    setText(text.slice(0, from) + insert + text.slice(caret()).replace(/^ /, ''));
    leave();
    moveTo.current = from + insert.length;
    field.current?.focus();
  };
  const send = async () => {
    const line = text.trim();
    if (line === '' || sending) return;
    setSending(true);
    leave();
    setText('');
    const sent = await acts.write(spot, withMentions(line, picked.current));
    setSending(false);
    if (!sent) setText(current => current || text);
  };
  const remember = (word: string, { user, id }: Proposal) => {
    if (user) picked.current.set(word, id);
  };
  const step = (by: number, { proposals }: Completion) => setMarked((marked + by + proposals.length) % proposals.length);
  const key = keysOf({ completion, marked, accept, send, leave, step, remember, word: () => text.slice(completion?.from ?? 0, caret()) });
  return { text, completion, marked, sending, typed, accept, send, leave, key };
}

interface Keys extends Pick<Writing, 'completion' | 'marked' | 'accept' | 'send' | 'leave'> {
  step(by: number, completion: Completion): void;
  remember(word: string, proposal: Proposal): void;
  word(): string;
}

const keysOf =
  ({ completion, marked, accept, send, leave, step, remember, word }: Keys) =>
  (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = completion?.proposals[marked];
    // What is typed out already is sent by Enter, not completed once more.
    const whole = chosen !== undefined && word().toLowerCase() === chosen.insert.trim().toLowerCase();
    if (completion && by !== 0) step(by, completion);
    else if (completion && event.key === 'Escape') leave();
    else if (chosen && (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey && !whole))) accept(chosen);
    else if (event.key === 'Enter' && !event.shiftKey) {
      if (chosen) remember(word(), chosen);
      void send();
    } else return;
    event.preventDefault();
  };
