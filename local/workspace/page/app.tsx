import { useEffect, useMemo } from 'preact/hooks';
import { makeActs } from './acts.ts';
import type { Api } from './api.ts';
import { FIRST_PERSON } from './place.ts';
import type { Session } from './session.ts';
import { usePlace, useSession } from './use-page.ts';
import { Workspace } from './workspace.tsx';

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
    return (
      <Splash words={state.failure ?? (line === 'lost' ? 'The workspace cannot be reached. Trying again…' : 'Opening the workspace…')} />
    );
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
      <p class="splash" role="status">
        {words}
      </p>
    </main>
  </div>
);
