import { useEffect, useMemo } from 'preact/hooks';
import type { ClientChannel, ClientMessage } from '../../client-contract.ts';
import { channelTitle, useDirectory } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { isLocal, isTopLevel } from '../state.ts';
import { Mrkdwn } from '../text/mrkdwn-view.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

/** A channel's messages and where one writes to it. `lines` rises when the server has to be asked anew. */
export function ChannelPane({ channel, lines }: { readonly channel: ClientChannel; readonly lines: number }) {
  const { state, client, acts } = usePage();
  const log = state.logs[channel.id];
  const { id } = channel;
  useEffect(() => void acts.load(id, 'newest'), [id, lines, channel.member]);
  const messages = log?.messages ?? [];
  const top = messages.filter(message => isTopLevel(message) && !(isLocal(message) && message.threadTs !== null));
  const latest = messages.findLast(message => !isLocal(message) && !message.ephemeral)?.ts;
  useEffect(() => {
    if (latest !== undefined && channel.member) void acts.attempt((user, api) => api.read({ user, channel: id, ts: latest }));
  }, [id, latest, channel.member]);
  const title = channelTitle(channel, client);
  return (
    <>
      <MessageList key={id} messages={top} replies={useReplies(messages)} label={`Messages in ${title}`}>
        {log?.more ? (
          <button type="button" class="earlier" onClick={() => void acts.load(id, 'older', oldest(top))}>
            Load earlier messages
          </button>
        ) : (
          log && <Beginning channel={channel} title={title} empty={top.length === 0} />
        )}
        {!log && (
          <div class="loading" role="status">
            Loading…
          </div>
        )}
      </MessageList>
      <Foot channel={channel} title={title} />
    </>
  );
}

const oldest = (messages: readonly ClientMessage[]): string | undefined => messages.find(message => !isLocal(message))?.ts;

function useReplies(messages: readonly ClientMessage[]): ReadonlyMap<string, number> {
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { threadTs, ts } of messages)
      if (threadTs !== null && threadTs !== ts) counts.set(threadTs, (counts.get(threadTs) ?? 0) + 1);
    return counts;
  }, [messages]);
}

function Beginning({ channel, title, empty }: { readonly channel: ClientChannel; readonly title: string; readonly empty: boolean }) {
  return (
    <div class="beginning">
      <h2>{title}</h2>
      <p>
        {channel.kind === 'im'
          ? `This conversation is just between you and ${title}.`
          : `This is the very beginning of the ${title} channel.`}
        {empty && ' Nothing was said here yet.'}
        {empty && <Start channel={channel} />}
      </p>
      {channel.topic !== '' && <Mrkdwn text={channel.topic} />}
    </div>
  );
}

/** What a newcomer can do here. */
function Start({ channel }: { readonly channel: ClientChannel }) {
  const { app } = usePage().client;
  const [first] = app.commands;
  if (first === undefined || channel.kind === 'im' || !channel.member) return null;
  return (
    <>
      {' '}
      Type <code>{first.command}</code> to see what {app.name} can do, or open {app.name} on the left.
    </>
  );
}

function Foot({ channel, title }: { readonly channel: ClientChannel; readonly title: string }) {
  const { client, acts } = usePage();
  const { me } = useDirectory();
  if (channel.archived) return <div class="foot-note">{title} is archived. Nobody can write here any more.</div>;
  if (!channel.member && channel.kind !== 'im') {
    return (
      <div class="foot-note">
        <span>
          You are looking at <strong>{title}</strong>.
        </span>
        <button
          type="button"
          class="button primary"
          data-join={channel.id}
          onClick={() => void acts.attempt((user, api) => api.join({ user, channel: channel.id }))}
        >
          Join channel
        </button>
      </div>
    );
  }
  return (
    <>
      {client.bots.includes(me) && <BotSeat />}
      <Composer key={channel.id} spot={{ channel: channel.id, threadTs: null }} label={`Message ${title}`} />
    </>
  );
}

function BotSeat() {
  const { client, acts } = usePage();
  const others = client.bots.filter(id => id !== client.me.id);
  return (
    <div class="bot-seat" role="status">
      <span>🤖 A bot plays for {client.me.displayName || client.me.realName}.</span>
      <button type="button" class="button" onClick={() => void acts.attempt((_, api) => api.bots({ users: others }))}>
        Take over
      </button>
    </div>
  );
}
