import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { ClientMessage } from '../../client-contract.ts';
import { MessageView } from './message.tsx';

interface Props {
  readonly messages: readonly ClientMessage[];
  /** Replies by the parent's ts; null inside a thread. */
  readonly replies: ReadonlyMap<string, number> | null;
  readonly label: string;
  /** What stands above the first message. */
  readonly children?: ComponentChildren;
}

const NEAR = 80;
const TOGETHER = 300;

/** Messages, oldest first. It stays at the end as long as its reader is there. */
export function MessageList({ messages, replies, label, children }: Props) {
  const { list, inner, behind, toEnd, scrolled } = useEnd(messages.at(-1)?.ts);
  return (
    <div class="messages-frame">
      <div class="messages" ref={list} onScroll={scrolled} role="log" aria-label={label} tabIndex={0}>
        <div ref={inner}>
          {children}
          {messages.map((message, at) => (
            <MessageView
              key={message.ts}
              message={message}
              compact={isCompact(message, messages[at - 1])}
              replies={replies === null ? null : Math.max(message.replies, replies.get(message.ts) ?? 0)}
            />
          ))}
        </div>
      </div>
      {behind && (
        <button type="button" class="to-end" onClick={toEnd}>
          New messages ↓
        </button>
      )}
    </div>
  );
}

/** Keeps a list at its end; `behind` when something came while its reader was further up. */
function useEnd(last: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [behind, setBehind] = useState(false);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useLayoutEffect(() => {
    if (follows.current) toEnd();
    else setBehind(true);
  }, [last]);
  useEffect(() => {
    // Cards that edit themselves, images and a folding phone keyboard change heights without a new message.
    const watch = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    for (const box of [list.current, inner.current]) if (box) watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const scrolled = () => {
    const box = list.current;
    if (!box) return;
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (follows.current) setBehind(false);
  };
  return { list, inner, behind, toEnd, scrolled };
}

function isCompact(message: ClientMessage, before: ClientMessage | undefined): boolean {
  return (
    before !== undefined &&
    before.user === message.user &&
    before.ephemeral === message.ephemeral &&
    before.subtype === message.subtype &&
    Number(message.ts) - Number(before.ts) < TOGETHER
  );
}
