import type { ClientChannel } from '../../client-contract.ts';
import { channelTitle } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { Mrkdwn } from '../text/mrkdwn-view.tsx';
import { Lock } from './lock.tsx';
import { Members } from './members.tsx';

/** The button that shows the left column where there is no room for it. */
export const MenuButton = ({ onMenu, waiting }: { onMenu(): void; readonly waiting: boolean }) => (
  <button type="button" class="icon-button menu-button" aria-label={waiting ? 'Channels, unread messages' : 'Channels'} onClick={onMenu}>
    ☰{waiting && <span class="dot" />}
  </button>
);

/** The line above a channel: its name, its topic, who is in it. */
export function ChannelHead({ channel }: { readonly channel: ClientChannel }) {
  const { client } = usePage();
  const title = channelTitle(channel, client);
  return (
    <>
      <h2>
        {channel.kind === 'private' ? <><Lock /> {channel.name}</> : title}
      </h2>
      <div class="topic">
        <Mrkdwn text={channel.topic.replaceAll('\n', ' ')} />
      </div>
      {channel.kind !== 'im' && <Members channel={channel} />}
    </>
  );
}

/** The line above the app: its name and its two tabs. */
export function AppHead({ tab }: { readonly tab: 'home' | 'messages' }) {
  const { client, go, acts } = usePage();
  const messages = async () => {
    const opened = await acts.attempt((user, api) => api.openIm({ user, with: client.app.botUser }));
    if (opened) go(opened.channel);
  };
  return (
    <>
      <h2>{client.app.name}</h2>
      <div class="tabs" role="tablist">
        <button type="button" role="tab" data-tab="home" aria-selected={tab === 'home'} onClick={() => go('home')}>
          Home
        </button>
        <button type="button" role="tab" data-tab="messages" aria-selected={tab === 'messages'} onClick={() => void messages()}>
          Messages
        </button>
      </div>
    </>
  );
}
