import { useState } from 'preact/hooks';
import type { ClientChannel } from '../../client-contract.ts';
import { channelTitle, distinctName, userIn } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { groupsOf, people } from '../state.ts';
import { Avatar } from './avatar.tsx';
import { BotsPanel } from './bots-panel.tsx';
import { Lock } from './lock.tsx';
import { NewChannel, NewMessage } from './new-dialogs.tsx';

type Dialog = 'channel' | 'message' | null;

/** The workspace's name, and whose chair this is. */
function Team() {
  const { client, sit } = usePage();
  return (
    <header class="team">
      <h1>{client.team.name}</h1>
      <label class="you">
        <span>You are</span>
        <select value={client.me.id} data-you={client.me.id} onChange={event => sit(event.currentTarget.value)}>
          {people(client.users).map(user => (
            <option key={user.id} value={user.id}>
              {distinctName(user, client.users)}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

/** The left column: the workspace, whose chair this is, the channels and the app. */
export function Sidebar({ open }: { readonly open: string }) {
  const { client } = usePage();
  const [dialog, setDialog] = useState<Dialog>(null);
  const groups = groupsOf(client);
  return (
    <nav class="sidebar" aria-label="Workspace">
      <Team />
      <div class="sidebar-scroll">
        <Group title="Channels" add="Create a channel" onAdd={() => setDialog('channel')}>
          {groups.joined.map(channel => (
            <ChannelLink key={channel.id} channel={channel} open={open} />
          ))}
        </Group>
        {groups.others.length > 0 && (
          <Group title="Other channels">
            {groups.others.map(channel => (
              <ChannelLink key={channel.id} channel={channel} open={open} />
            ))}
          </Group>
        )}
        <Group title="Direct messages" add="New message" onAdd={() => setDialog('message')}>
          {groups.direct.map(channel => (
            <ChannelLink key={channel.id} channel={channel} open={open} />
          ))}
        </Group>
        <Group title="Apps">
          <AppLink messages={groups.app} open={open} />
        </Group>
      </div>
      <BotsPanel />
      {dialog === 'channel' && <NewChannel onClose={() => setDialog(null)} />}
      {dialog === 'message' && <NewMessage onClose={() => setDialog(null)} />}
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly add?: string;
  onAdd?(): void;
  readonly children: preact.ComponentChildren;
}

const Group = ({ title, add, onAdd, children }: GroupProps) => (
  <section class="group">
    <header>
      <h2>{title}</h2>
      {add !== undefined && (
        <button type="button" class="add" aria-label={add} title={add} onClick={onAdd}>
          +
        </button>
      )}
    </header>
    <ul>{children}</ul>
  </section>
);

function ChannelLink({ channel, open }: { readonly channel: ClientChannel; readonly open: string }) {
  const { client, go } = usePage();
  const title = channelTitle(channel, client);
  const sign = channel.archived ? '🗄' : channel.kind === 'private' ? <Lock /> : '#';
  const label = `${title}${channel.kind === 'private' ? ', private' : ''}${channel.archived ? ', archived' : ''}`;
  return (
    <li>
      <button
        type="button"
        class={`link ${channel.unread > 0 ? 'unread' : ''} ${channel.archived ? 'archived' : ''}`}
        data-channel-link={channel.id}
        data-name={channel.kind === 'im' ? title : channel.name}
        aria-current={open === channel.id ? 'page' : undefined}
        aria-label={channel.unread > 0 ? `${label}, ${channel.unread} unread` : label}
        onClick={() => go(channel.id)}
      >
        {channel.kind === 'im' ? (
          <Avatar user={userIn(client, channel.name)} size="small" />
        ) : (
          <span class="sign" aria-hidden="true">
            {sign}
          </span>
        )}
        <span class="link-name">{channel.kind === 'im' ? title : channel.name}</span>
        <Unread count={channel.unread} />
      </button>
    </li>
  );
}

const Unread = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span class="unread-count" data-unread={count}>
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

function AppLink({ messages, open }: { readonly messages: ClientChannel | undefined; readonly open: string }) {
  const { client, go } = usePage();
  const unread = messages?.unread ?? 0;
  const current = open === 'home' || open === messages?.id;
  return (
    <li>
      <button
        type="button"
        class={unread > 0 ? 'link unread' : 'link'}
        data-app-link={client.app.id}
        data-channel-link={messages?.id}
        data-name={client.app.name}
        aria-current={current ? 'page' : undefined}
        onClick={() => go(unread > 0 ? 'app' : 'home')}
      >
        <Avatar user={userIn(client, client.app.botUser)} size="small" />
        <span class="link-name">{client.app.name}</span>
        <Unread count={unread} />
      </button>
    </li>
  );
}
