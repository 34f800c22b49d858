import { useState } from 'preact/hooks';
import type { ClientChannel, ClientUser } from '../../client-contract.ts';
import { channelTitle, distinctName, nameOf, userIn } from '../directory.ts';
import { usePage } from '../page-context.ts';
import { SLACKBOT } from '../state.ts';
import { Avatar } from './avatar.tsx';
import { Window } from './window.tsx';

/** Who is in a channel, and the way to bring in more. */
export function Members({ channel }: { readonly channel: ClientChannel }) {
  const { client } = usePage();
  const [open, setOpen] = useState(false);
  const users = channel.members.flatMap(id => userIn(client, id) ?? []);
  return (
    <>
      <button
        type="button"
        class="members"
        aria-label={`${channel.members.length} members`}
        title={users.map(nameOf).join(', ')}
        onClick={() => setOpen(true)}
      >
        {users.slice(0, 3).map(user => (
          <Avatar key={user.id} user={user} size="small" />
        ))}
        <span>{channel.members.length}</span>
      </button>
      {open && <MembersWindow channel={channel} users={users} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WindowProps {
  readonly channel: ClientChannel;
  readonly users: readonly ClientUser[];
  onClose(): void;
}

function MembersWindow({ channel, users, onClose }: WindowProps) {
  const { client, acts } = usePage();
  const open = channel.member && !channel.archived;
  const others = open ? client.users.filter(user => !user.deleted && user.id !== SLACKBOT && !channel.members.includes(user.id)) : [];
  const invite = (id: string) => void acts.attempt((user, api) => api.invite({ user, channel: channel.id, users: [id] }));
  const leave = async () => {
    await acts.attempt((user, api) => api.leave({ user, channel: channel.id }));
    onClose();
  };
  return (
    <Window title={`In ${channelTitle(channel, client)}`} onClose={onClose}>
      <ul class="dialog-body picker">
        {users.map(user => (
          <li key={user.id} class="person">
            <Avatar user={user} size="small" />
            <span>{distinctName(user, client.users)}</span>
          </li>
        ))}
        {others.length > 0 && <li class="group-label">Not here yet</li>}
        {others.map(user => (
          <li key={user.id} class="person">
            <Avatar user={user} size="small" />
            <span>{distinctName(user, client.users)}</span>
            <button type="button" class="button" data-invite={user.id} onClick={() => invite(user.id)}>
              Add
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={() => void leave()}>
            Leave channel
          </button>
        </footer>
      )}
    </Window>
  );
}
