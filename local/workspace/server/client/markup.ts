import type { World } from '../world/world.ts';

type Names = ReadonlyMap<string, string>;

const quoted = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Everybody whom `@name` may mean, by lower-case handle and display name; a name that two have means the handle's owner. */
function people(world: World): Names {
  const users = Object.values(world.users).filter(user => !user.deleted);
  const shown = users.map(user => [user.displayName.toLowerCase(), user.id] as const);
  const handles = users.map(user => [user.name, user.id] as const);
  return new Map([...shown, ...handles]);
}

const channels = (world: World): Names =>
  new Map(
    Object.values(world.channels)
      .filter(c => c.kind === 'public')
      .map(c => [c.name, c.id]),
  );

/** Longest names first, so that `@ann-lee` is not `@ann` and a rest. */
const anyOf = (names: Names): string =>
  [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(quoted)
    .join('|');

function mentions(text: string, sign: '@' | '#', names: Names, written: (id: string, name: string) => string): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_<])${sign}(${anyOf(names)})(?![\\p{L}\\p{N}_-])`, 'giu');
  return text.replace(pattern, (whole: string, name: string) => {
    const id = names.get(name.toLowerCase());
    return id === undefined ? whole : written(id, name.toLowerCase());
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, c => entities[c] ?? c);

/** Applies to what is no mention yet; mentions that were typed out stay as they are. */
const aroundMentions = (text: string, change: (plain: string) => string, kept: (mention: string) => string): string =>
  text
    .split(/(<@[UW][A-Z0-9]+(?:\|[^>]*)?>)/)
    .map((part, index) => (index % 2 === 1 ? kept(part) : change(part)))
    .join('');

const calls = (text: string): string => text.replace(/(?<![\p{L}\p{N}_<])@(here|channel|everyone)(?![\p{L}\p{N}_-])/gu, '<!$1>');
const links = (text: string): string => text.replace(/(?<![<|])\bhttps?:\/\/[^\s<>|]+/g, url => `<${url}>`);

/** What somebody typed, as Slack stores a message: escaped, with names made mentions. */
export const messageMarkup = (world: World, typed: string): string =>
  aroundMentions(
    typed,
    plain =>
      mentions(
        mentions(calls(links(escaped(plain))), '@', people(world), id => `<@${id}>`),
        '#',
        channels(world),
        (id, name) => `<#${id}|${name}>`,
      ),
    mention => mention.replace(/\|[^>]*/, ''),
  );

/** What somebody typed behind a command, as Slack sends it when the manifest says `should_escape`. */
export const commandMarkup = (world: World, typed: string): string => {
  const withName = (id: string) => `<@${id}|${world.users[id]?.name ?? ''}>`;
  return aroundMentions(
    typed,
    plain => mentions(mentions(calls(links(plain)), '@', people(world), withName), '#', channels(world), (id, name) => `<#${id}|${name}>`),
    mention => withName(/[UW][A-Z0-9]+/.exec(mention)?.[0] ?? ''),
  );
};
