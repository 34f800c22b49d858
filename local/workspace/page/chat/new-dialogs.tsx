import { useState } from 'preact/hooks';
import { distinctName } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { people } from '../state.ts';
import { Avatar } from './avatar.tsx';
import { Window } from './window.tsx';

interface Closable {
  onClose(): void;
}

/** Makes a channel and goes there. */
export function NewChannel({ onClose }: Closable) {
  const { acts, go } = usePage();
  const [name, setName] = useState('');
  const [closed, setClosed] = useState(false);
  const create = async () => {
    const made = await acts.attempt((user, api) => api.createChannel({ user, name, private: closed }));
    if (!made) return;
    onClose();
    go(made.channel);
  };
  return (
    <Window title="Create a channel" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="dialog-body">
          <NameInput value={name} onName={setName} />
          <label class="choice">
            <input type="checkbox" checked={closed} onChange={event => setClosed(event.currentTarget.checked)} />
            <span>Private: only those who are invited can see it</span>
          </label>
        </div>
        <footer class="dialog-foot">
          <button type="submit" class="button primary">
            Create
          </button>
        </footer>
      </form>
    </Window>
  );
}

const NameInput = ({ value, onName }: { readonly value: string; onName(name: string): void }) => (
  <label class="label">
    Name
    <input
      type="text"
      data-new-channel="name"
      value={value}
      required
      maxLength={80}
      placeholder="e.g. village"
      onInput={event => onName(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
    />
  </label>
);

/** Opens a direct message with somebody. */
export function NewMessage({ onClose }: Closable) {
  const { client, acts, go } = usePage();
  const write = async (id: string) => {
    const opened = await acts.attempt((user, api) => api.openIm({ user, with: id }));
    if (!opened) return;
    onClose();
    go(opened.channel);
  };
  return (
    <Window title="New message" onClose={onClose}>
      <ul class="dialog-body picker">
        {people(client.users)
          .filter(user => user.id !== client.me.id)
          .map(user => (
            <li key={user.id}>
              <button type="button" data-write-to={user.id} onClick={() => void write(user.id)}>
                <Avatar user={user} size="small" />
                <span>{distinctName(user, client.users)}</span>
              </button>
            </li>
          ))}
      </ul>
    </Window>
  );
}
