import { distinctName } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { people } from '../state.ts';
import { Avatar } from './avatar.tsx';

/** Everybody's square: one click, and one sits in their chair. */
export function PeopleRail() {
  const { client, sit } = usePage();
  return (
    <div class="rail" role="group" aria-label="Sit in the chair of">
      {people(client.users).map(user => {
        const name = distinctName(user, client.users);
        const bot = client.bots.includes(user.id);
        return (
          <button
            type="button"
            key={user.id}
            data-person={user.id}
            aria-pressed={user.id === client.me.id}
            aria-label={bot ? `${name}, played by a bot` : name}
            title={name}
            onClick={() => sit(user.id)}
          >
            <Avatar user={user} size="large" />
            {bot && (
              <span class="bot-mark" aria-hidden="true">
                🤖
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
