import { distinctName } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { people } from '../state.ts';
import { Avatar } from './avatar.tsx';

/** Who is played by bots: everybody else at once, or one by one. */
export function BotsPanel() {
  const { client, acts } = usePage();
  const others = people(client.users).filter(user => user.id !== client.me.id);
  const played = new Set(client.bots);
  const all = others.length > 0 && others.every(user => played.has(user.id)) && !played.has(client.me.id);
  const play = (users: readonly string[]) => void acts.attempt((_, api) => api.bots({ users }));
  const toggle = (id: string) => play(played.has(id) ? client.bots.filter(other => other !== id) : [...client.bots, id]);
  return (
    <section class="bots" aria-label="Bots">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          data-bots="others"
          checked={all}
          onChange={() => play(all ? [] : others.map(user => user.id))}
        />
        <span class="track" aria-hidden="true" />
        <span>Let bots play the others</span>
      </label>
      <details>
        <summary>{played.size === 0 ? 'Nobody is played by a bot' : `${played.size} of ${others.length + 1} played by bots`}</summary>
        <div class="bot-list">
          {people(client.users).map(user => (
            <label key={user.id} class="choice">
              <input type="checkbox" data-bot={user.id} checked={played.has(user.id)} onChange={() => toggle(user.id)} />
              <Avatar user={user} size="small" />
              <span>{distinctName(user, client.users)}</span>
            </label>
          ))}
        </div>
      </details>
    </section>
  );
}
