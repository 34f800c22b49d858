import type { ClientState, ClientUser } from '../../client-contract.ts';
import { distinctName, nameOf } from '../directory.ts';

/** One proposal of the composer. */
export interface Proposal {
  readonly id: string;
  /** What is put in place of what was typed. */
  readonly insert: string;
  readonly title: string;
  readonly hint: string;
  readonly detail: string;
  readonly user: ClientUser | null;
}

/** Proposals for the word under the caret, and where that word starts. */
export interface Completion {
  readonly from: number;
  readonly proposals: readonly Proposal[];
}

type Known = Pick<ClientState, 'users' | 'app'>;
const MOST = 8;

/** What may be meant by the text before the caret; null when nothing can be completed there. */
export function complete(before: string, { users, app }: Known): Completion | null {
  const proposals = before.startsWith('/') && !/\s/.test(before) ? commands(before, app.commands) : null;
  if (proposals) return proposals.length > 0 ? { from: 0, proposals } : null;
  const mention = /(?:^|[\s(])@([^\s@]*)$/.exec(before);
  if (!mention) return null;
  const people = peopleLike(mention[1] ?? '', users);
  return people.length > 0 ? { from: before.length - (mention[1] ?? '').length - 1, proposals: people } : null;
}

const commands = (typed: string, known: Known['app']['commands']): readonly Proposal[] =>
  known
    .filter(({ command }) => command.startsWith(typed))
    .map(({ command, hint, description }) => ({
      id: command,
      insert: `${command} `,
      title: command,
      hint,
      detail: description,
      user: null,
    }));

function peopleLike(typed: string, users: readonly ClientUser[]): readonly Proposal[] {
  const start = typed.toLowerCase();
  const names = (user: ClientUser) => [nameOf(user), user.realName, user.name].flatMap(name => [name, ...name.split(' ')]);
  return users
    .filter(user => !user.deleted && names(user).some(name => name.toLowerCase().startsWith(start)))
    .slice(0, MOST)
    .map(user => ({
      id: user.id,
      insert: `@${distinctName(user, users)} `,
      title: nameOf(user),
      hint: user.realName === nameOf(user) ? '' : user.realName,
      detail: user.isApp ? 'App' : '',
      user,
    }));
}

/** The hint of the command that a line already names; null when it names none. */
export function hintOf(text: string, { app }: Known): string | null {
  const [word = ''] = text.split(/\s/, 1);
  const known = app.commands.find(({ command }) => command === word);
  return known && /\s/.test(text) ? `${known.command} ${known.hint}` : null;
}

/** The text as it is sent: people that were picked from the list by id, whatever others are called. */
export function withMentions(text: string, picked: ReadonlyMap<string, string>): string {
  const names = [...picked.keys()].sort((a, b) => b.length - a.length);
  return names.reduce((sent, name) => {
    const parts = sent.split(name);
    return parts.reduce((done, part) => `${done}${/^[\p{L}\p{N}]/u.test(part) ? name : `<@${picked.get(name) ?? ''}>`}${part}`);
  }, text);
}
