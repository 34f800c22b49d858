import type { ClientUser } from '../../client-contract.ts';
import { nameOf } from '../directory.ts';
import { SLACKBOT } from '../state.ts';

/** A person's square: initials on their colour. The name stands beside it, so it says nothing to a screen reader. */
export function Avatar({ user, size }: { readonly user: ClientUser | undefined; readonly size?: 'small' | 'large' }) {
  if (!user || user.id === SLACKBOT)
    return (
      <span class={`avatar unknown-user ${size ?? ''}`} aria-hidden="true">
        ✦
      </span>
    );
  const colour = /^(#[0-9a-f]{3,8}|hsl\([\d\s.,%deg]+\)|[a-z]+)$/i.test(user.colour) ? user.colour : '#616061';
  return (
    <span class={`avatar ${size ?? ''} ${user.isApp ? 'app' : ''}`} style={{ backgroundColor: colour }} aria-hidden="true">
      {user.isApp ? '☾' : initials(nameOf(user))}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)].map(word => [...(word ?? '')][0]) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').replace(/^./u, first => first.toUpperCase());
}
