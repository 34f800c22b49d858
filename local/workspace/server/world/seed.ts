import type { Channel, User, World } from './world.ts';

/** Handle, display name, real name, time zone. */
const people = [
  ['ana', 'Ana', 'Ana Almeida', 'Europe/Lisbon'],
  ['ben', 'Ben', 'Ben Okafor', 'Africa/Lagos'],
  ['cleo', 'Cleo', 'Cleo Marchetti', 'Europe/Rome'],
  ['dev', 'Dev', 'Dev Patel', 'Asia/Kolkata'],
  ['elif', 'Elif', 'Elif Yılmaz', 'Europe/Istanbul'],
  ['finn', 'Finn', 'Finn Larsen', 'Europe/Copenhagen'],
  ['grace', 'Grace', 'Grace Kim', 'America/Los_Angeles'],
  ['hugo', 'Hugo', 'Hugo Lefèvre', 'Europe/Paris'],
  ['ines', 'Inés', 'Inés Romero', 'America/Mexico_City'],
  ['jun', 'Jun', 'Jun Tanaka', 'Asia/Tokyo'],
  ['kofi', 'Kofi', 'Kofi Mensah', 'Africa/Accra'],
  ['lena', 'Lena', 'Lena Vogt', 'Europe/Berlin'],
  ['milo', 'Milo', 'Milo Novák', 'Europe/Prague'],
  ['nora', 'Nora', "Nora O'Brien", 'Europe/Dublin'],
] as const;

const person = ([name, displayName, realName, tz]: (typeof people)[number], updated: number): User => ({
  id: `U0${name.toUpperCase()}`,
  name,
  displayName,
  realName,
  tz,
  isBot: false,
  isApp: false,
  deleted: false,
  guest: 'none',
  updated,
});

const channel = (name: string, members: readonly string[], created: number, purpose: string): Channel => ({
  id: `C0${name.toUpperCase()}`,
  kind: 'public',
  name,
  creator: 'U0ANA',
  created,
  topic: '',
  purpose,
  archived: false,
  general: name === 'general',
  members,
  pins: [],
});

const byId = <T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map(item => [item.id, item]));

/** The workspace as it is before anybody did anything: an office, three channels, one app. */
export function seed(now: number): World {
  const at = Math.floor(now / 1000);
  const humans = people.map(row => person(row, at));
  const machine = { tz: 'America/Los_Angeles', isBot: true, deleted: false, guest: 'none', updated: at } as const;
  const bot: User = { ...machine, id: 'U0CURFEW', name: 'curfew', displayName: 'Curfew', realName: 'Curfew', isApp: true };
  // Slackbot says of itself that it is no bot.
  const slackbot: User = {
    ...machine,
    id: 'USLACKBOT',
    name: 'slackbot',
    displayName: 'Slackbot',
    realName: 'Slackbot',
    isApp: false,
    isBot: false,
  };
  const everybody = humans.map(user => user.id);
  return {
    team: { id: 'T0CURFEW1', name: 'Acme', domain: 'acme' },
    app: { id: 'A0CURFEW', name: 'Curfew', botUser: bot.id, botId: 'B0CURFEW', installed: true },
    users: byId([...humans, bot, slackbot]),
    channels: byId([
      channel('general', everybody, at, 'News for everybody'),
      channel('village', [...everybody, bot.id], at, 'Where we play'),
      channel('random', everybody.slice(0, 9), at, 'Anything else'),
    ]),
    messages: {},
    views: {},
    stacks: {},
    homes: {},
    files: {},
    reads: {},
    bots: [],
    botActs: {},
    responses: {},
    outbox: {},
    codes: {},
    lastTs: '0000000000.000000',
  };
}
