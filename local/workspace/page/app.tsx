import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ClientState } from '../client-contract.ts';
import { type Acts, makeActs } from './acts.ts';
import type { Api } from './api.ts';
import { ChannelPane } from './chat/channel-pane.tsx';
import { FailureToast } from './chat/failure-toast.tsx';
import { HomePane } from './chat/app-pane.tsx';
import { Modals } from './chat/modal.tsx';
import { AppHead, ChannelHead, MenuButton } from './chat/pane-head.tsx';
import { PeopleRail } from './chat/people-rail.tsx';
import { Sidebar } from './chat/sidebar.tsx';
import { ThreadPane } from './chat/thread-pane.tsx';
import { type Directory, DirectoryProvider } from './directory.ts';
import { type Page, PageProvider, type Thread } from './page-context.ts';
import { FIRST_PERSON, resolvePlace } from './place.ts';
import type { Session } from './session.ts';
import { isApp } from './state.ts';
import { useClock, usePlace, useSession } from './use-page.ts';

/** The whole page. */
export function App({ api, session }: { readonly api: Api; readonly session: Session }) {
  const state = useSession(session);
  const acts = useMemo(() => makeActs(api, session), [api, session]);
  const { place, go } = usePlace();
  const { client, line } = state;
  useEffect(() => {
    if (place.person !== null) session.sit(place.person);
    else go({ person: FIRST_PERSON, open: place.open });
  }, [place.person]);
  if (client === null || state.person !== place.person) {
    return <Splash words={state.failure ?? (line === 'lost' ? 'The workspace cannot be reached. Trying again…' : 'Opening the workspace…')} />;
  }
  return (
    <Workspace
      client={client}
      acts={acts}
      session={session}
      open={place.open}
      goTo={open => go({ person: client.me.id, open })}
      sitAt={(person, open) => go({ person, open })}
    />
  );
}

/** The page's frame while nobody sits in it: it has the same columns, so that changing chairs does not flash. */
const Splash = ({ words }: { readonly words: string }) => (
  <div class="workspace">
    <div class="left" />
    <main class="pane">
      <p class="splash" role="status">{words}</p>
    </main>
  </div>
);

interface WorkspaceProps {
  readonly client: ClientState;
  readonly acts: Acts;
  readonly session: Session;
  readonly open: string | null;
  goTo(open: string): void;
  sitAt(person: string, open: string): void;
}

function Workspace({ client, acts, session, open, goTo, sitAt }: WorkspaceProps) {
  const [thread, openThread] = useState<Thread | null>(null);
  const [drawer, setDrawer] = useState(false);
  const clock = useClock(client.me.tz);
  const there = resolvePlace(client, open);
  const channel = there.channel;
  const id = channel?.id ?? 'home';
  const lines = session.lines();
  const state = session.get();
  useEffect(() => session.dispatch({ type: 'viewing', channel: channel?.id ?? null }), [channel?.id, client.me.id]);
  useEffect(() => {
    openThread(null);
    setDrawer(false);
  }, [id, client.me.id]);
  useEffect(() => {
    document.title = `${channel ? (isApp(client, channel) ? client.app.name : channel.name) : client.app.name} · ${client.team.name}`;
  }, [id, client.team.name]);
  const app = channel === null || isApp(client, channel);
  const page: Page = {
    state,
    client,
    acts,
    openThread,
    go: to => {
      setDrawer(false);
      goTo(to);
    },
    sit: person => sitAt(person, channel !== null && app ? 'app' : id),
  };
  const directory: Directory = { me: client.me.id, users: client.users, channels: client.channels, clock, openChannel: page.go };
  const waiting = client.channels.some(known => known.unread > 0);
  return (
    <DirectoryProvider value={directory}>
      <PageProvider value={page}>
        <div class={`workspace ${thread ? 'with-thread' : ''} ${drawer ? 'with-drawer' : ''}`} data-ready={client.me.id}>
          <div class="left">
            <PeopleRail />
            <Sidebar open={id} />
          </div>
          <button type="button" class="veil" aria-label="Close the menu" tabIndex={drawer ? 0 : -1} onClick={() => setDrawer(false)} />
          <main class="pane" key={client.me.id} data-open={id}>
            <header class="pane-head">
              <MenuButton onMenu={() => setDrawer(!drawer)} waiting={waiting} />
              {app ? <AppHead tab={channel === null ? 'home' : 'messages'} /> : channel && <ChannelHead channel={channel} />}
            </header>
            {state.line === 'lost' && <div class="lost" role="status">The connection is lost. Trying again…</div>}
            {channel === null ? <HomePane lines={lines} /> : <ChannelPane channel={channel} lines={lines} />}
          </main>
          {thread && <ThreadPane thread={thread} lines={lines} />}
        </div>
        <Modals key={client.me.id} here={channel?.id ?? null} />
        <FailureToast text={state.failure} onDone={() => session.dispatch({ type: 'failure', text: null })} />
      </PageProvider>
    </DirectoryProvider>
  );
}
