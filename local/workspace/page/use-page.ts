import { useEffect, useState } from 'preact/hooks';
import { formatPlace, parsePlace, type Place } from './place.ts';
import type { Session } from './session.ts';
import type { PageState } from './state.ts';
import type { Clock } from './text/dates.ts';

/** The session's state, drawn anew whenever it changes. */
export function useSession(session: Session): PageState {
  const [state, setState] = useState(session.get);
  useEffect(() => session.subscribe(() => setState(session.get())), [session]);
  return state;
}

/** The address, and the way to another. */
export function usePlace(): { readonly place: Place; go(place: Place): void } {
  const [place, setPlace] = useState(() => parsePlace(location.hash));
  useEffect(() => {
    const moved = () => setPlace(parsePlace(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  return {
    place,
    go: to => {
      location.hash = formatPlace(to);
    },
  };
}

const MINUTE = 60_000;

/** The reader's clock, on to the minute. */
export function useClock(zone: string): Clock {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return { zone, locale: navigator.language, now };
}
