import type { ClientChannel, ClientMessage, ClientState, ClientUser } from '../../../local/workspace/client-contract.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Ines', 'Jo', 'Kai', 'Lena'];
const COLOURS = [
  '#b3541e',
  '#2f6f4f',
  '#7a3b8f',
  '#1f5f8b',
  '#a8324a',
  '#5b6b1f',
  '#8a5a00',
  '#3d4fa3',
  '#96307a',
  '#1f7a7a',
  '#6b4226',
  '#4a4a68',
];

export const person = (name: string, colour = '#336699'): ClientUser => ({
  id: `U0${name.toUpperCase()}`,
  name: name.toLowerCase(),
  displayName: name,
  realName: `${name} Example`,
  isBot: false,
  isApp: false,
  deleted: false,
  colour,
  tz: 'Europe/Berlin',
});

export const app: ClientUser = { ...person('Curfew'), id: 'U0BOT', realName: 'Curfew', isBot: true, isApp: true };
export const users: readonly ClientUser[] = [...NAMES.map((name, at) => person(name, COLOURS[at])), app];
const everybody = users.map(user => user.id);

export const channel = (id: string, fields: Partial<ClientChannel> = {}): ClientChannel => ({
  id,
  kind: 'public',
  name: id.slice(2).toLowerCase(),
  topic: '',
  archived: false,
  member: true,
  members: everybody,
  unread: 0,
  latest: null,
  ...fields,
});

export const message = (ts: string, text: string, fields: Partial<ClientMessage> = {}): ClientMessage => ({
  channel: 'C0VILLAGE',
  ts,
  user: 'U0BEN',
  text,
  blocks: null,
  edited: false,
  ephemeral: false,
  subtype: null,
  threadTs: null,
  replies: 0,
  files: [],
  reactions: [],
  ...fields,
});

export const clientState = (user: string, fields: Partial<ClientState> = {}): ClientState => ({
  team: { id: 'T0ACME', name: 'Acme & Sons', domain: 'acme' },
  app: {
    id: 'A0CURFEW',
    name: 'Curfew',
    botUser: 'U0BOT',
    commands: [{ command: '/curfew', description: 'Start or join a game', hint: '[new | join | status | help]' }],
  },
  me: users.find(known => known.id === user) ?? app,
  users,
  channels: [channel('C0VILLAGE', { topic: 'Day 2 · ends *today at 16:00*' }), channel('C0GENERAL', { unread: 3 })],
  modals: [],
  home: null,
  bots: [],
  ...fields,
});
