import { useEffect, useState } from 'preact/hooks';
import type { ClientChannel, ClientState } from '../client-contract.ts';
import type { Acts } from './acts.ts';
import { HomePane } from './chat/app-pane.tsx';
import { ChannelPane } from './chat/channel-pane.tsx';
import { FailureToast } from './chat/failure-toast.tsx';
import { Modals } from './chat/modal.tsx';
import { AppHead, ChannelHead, MenuButton } from './chat/pane-head.tsx';
import { PeopleRail } from './chat/people-rail.tsx';
import { Sidebar } from './chat/sidebar.tsx';
import { ThreadPane } from './chat/thread-pane.tsx';
import { channelTitle, type Directory, DirectoryProvider } from './directory.ts';
import { type Page, PageProvider, type Thread, usePage } from './page-context.ts';
import { resolvePlace } from './place.ts';
import type { Session } from './session.ts';
import { isApp } from './state.ts';
import { useClock } from './use-page.ts';

interface Props {
  readonly client: ClientState;
  readonly acts: Acts;
  readonly session: Session;
  readonly open: string | null;
  goTo(open: string): void;
  sitAt(person: string, open: string): void;
}

/** The page as one person sees it. */
export function Workspace({ client, acts, session, open, goTo, sitAt }: Props) {
  const [thread, openThread] = useState<Thread | null>(null);
  const { channel } = resolvePlace(client, open);
  const id = channel?.id ?? 'home';
  useEffect(() => session.dispatch({ type: 'viewing', channel: channel?.id ?? null }), [id, client.me.id]);
  useEffect(() => openThread(null), [id, client.me.id]);
  useEffect(() => {
    document.title = `${channel ? channelTitle(channel, client) : client.app.name} · ${client.team.name}`;
  }, [id, client.team.name]);
  const sit = (person: string) => sitAt(person, channel !== null && isApp(client, channel) ? 'app' : id);
  const page: Page = { state: session.get(), client, acts, openThread, go: goTo, sit };
  const clock = useClock(client.me.tz);
  const directory: Directory = { me: client.me.id, users: client.users, channels: client.channels, clock, openChannel: goTo };
  return (
    <DirectoryProvider value={directory}>
      <PageProvider value={page}>
        <Columns channel={channel} thread={thread} lines={session.lines()} />
        <Modals key={client.me.id} here={channel?.id ?? null} />
        <FailureToast text={page.state.failure} onDone={() => session.dispatch({ type: 'failure', text: null })} />
      </PageProvider>
    </DirectoryProvider>
  );
}

interface ColumnsProps {
  readonly channel: ClientChannel | null;
  readonly thread: Thread | null;
  readonly lines: number;
}

function Columns({ channel, thread, lines }: ColumnsProps) {
  const { client } = usePage();
  const [drawer, setDrawer] = useState(false);
  const id = channel?.id ?? 'home';
  useEffect(() => setDrawer(false), [id, client.me.id]);
  const layout = `workspace ${thread ? 'with-thread' : ''} ${drawer ? 'with-drawer' : ''}`;
  return (
    <div class={layout} data-ready={client.me.id}>
      <div class="left" onClick={({ target }) => target instanceof Element && target.closest('.link') && setDrawer(false)}>
        <PeopleRail />
        <Sidebar open={id} />
      </div>
      <button type="button" class="veil" aria-label="Close the menu" tabIndex={drawer ? 0 : -1} onClick={() => setDrawer(false)} />
      <main class="pane" key={client.me.id} data-open={id}>
        <Head channel={channel} onMenu={() => setDrawer(!drawer)} />
        {channel === null ? <HomePane lines={lines} /> : <ChannelPane channel={channel} lines={lines} />}
      </main>
      {thread && <ThreadPane thread={thread} lines={lines} />}
    </div>
  );
}

function Head({ channel, onMenu }: { readonly channel: ClientChannel | null; onMenu(): void }) {
  const { client, state } = usePage();
  const waiting = client.channels.some(known => known.unread > 0);
  const direct = channel !== null && isApp(client, channel);
  return (
    <>
      <header class="pane-head">
        <MenuButton onMenu={onMenu} waiting={waiting} />
        {channel === null || direct ? <AppHead tab={direct ? 'messages' : 'home'} /> : <ChannelHead channel={channel} />}
      </header>
      {state.line === 'lost' && (
        <div class="lost" role="status">
          The connection is lost. Trying again…
        </div>
      )}
    </>
  );
}
