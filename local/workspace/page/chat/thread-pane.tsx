import { useEffect } from 'preact/hooks';
import { channelTitle } from '../directory.ts';
import { type Thread, usePage } from '../page-context.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

/** A thread, beside its channel. */
export function ThreadPane({ thread: { channel: id, ts }, lines }: { readonly thread: Thread; readonly lines: number }) {
  const { state, client, acts, openThread } = usePage();
  useEffect(() => void acts.load(id, 'thread', ts), [id, ts, lines]);
  const channel = client.channels.find(known => known.id === id);
  const messages = (state.logs[id]?.messages ?? []).filter(message => message.ts === ts || message.threadTs === ts);
  return (
    <aside class="thread" aria-label="Thread">
      <header class="pane-head">
        <h2>Thread</h2>
        <span class="topic">{channel && channelTitle(channel, client)}</span>
        <button type="button" class="icon-button" aria-label="Close thread" onClick={() => openThread(null)}>
          ✕
        </button>
      </header>
      <MessageList key={ts} messages={messages} replies={null} label="Thread" />
      {channel?.member !== false && !channel?.archived && <Composer key={ts} spot={{ channel: id, threadTs: ts }} label="Reply…" />}
    </aside>
  );
}
