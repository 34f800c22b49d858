import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientChannel, ClientMessage, ClientState, ClientView, CommandResult, FormState, SubmitResult } from '../../local/workspace/client-contract.ts';

export const village = 'C0VILLAGE';

/** Who sits in the office, by their ids. */
export const people = ['U0ANA', 'U0BEN', 'U0CLEO', 'U0DEV', 'U0ELIF', 'U0FINN', 'U0GRACE'] as const;

/** The workspace as its page uses it: everything that a person can do, without a browser. */
export class Office {
  constructor(readonly url: string) {}

  private async ask<T>(path: string, body?: unknown): Promise<T> {
    const url = `${this.url}/client/${path}`;
    const answer = await (body === undefined
      ? fetch(url)
      : fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }));
    if (!answer.ok) throw new Error(`${path.split('?')[0]}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  state = (user: string): Promise<ClientState> => this.ask(`state?user=${user}`);

  messages = async (user: string, channel: string = village): Promise<readonly ClientMessage[]> =>
    (await this.ask<{ messages: ClientMessage[] }>(`messages?user=${user}&channel=${channel}&limit=500`)).messages;

  /** What somebody sees in a channel: one text a message. */
  reads = async (user: string, channel: string = village): Promise<readonly string[]> =>
    (await this.messages(user, channel)).filter(({ ephemeral, subtype }) => !ephemeral && subtype === null).map(wordsOf);

  direct = async (user: string): Promise<string> => (await this.ask<{ channel: string }>('open-im', { user, with: 'U0CURFEW' })).channel;

  /** What Curfew has told somebody alone. */
  told = async (user: string): Promise<readonly string[]> => this.reads(user, await this.direct(user));

  privateChannels = async (user: string): Promise<readonly ClientChannel[]> =>
    (await this.state(user)).channels.filter(({ kind, archived }) => kind === 'private' && !archived);

  say = (user: string, text: string, channel: string = village): Promise<unknown> => this.ask('say', { user, channel, text });

  bots = (users: readonly string[]): Promise<unknown> => this.ask('bots', { users });

  /** The words of somebody's Home tab, which is drawn when it is first opened. */
  home = async (user: string): Promise<string> => {
    await this.ask('home', { user });
    for (let tries = 0; tries < 200; tries += 1) {
      const { home } = await this.state(user);
      if (home) return textsIn(home.blocks).join('\n');
      await sleep(50);
    }
    throw new Error(`${user} has an empty Home tab`);
  };

  /** Types a command. @returns what is answered, for nobody else's eyes */
  async command(user: string, text: string, channel: string = village): Promise<string> {
    const before = await this.whispers(user, channel);
    const result = await this.ask<CommandResult>('command', { user, channel, text });
    if (!result.ok) return `failed: ${result.error}`;
    return (await this.whispers(user, channel)).slice(before.length).join('\n');
  }

  /** The messages in a channel that only this person sees. */
  whispers = async (user: string, channel: string = village): Promise<readonly string[]> =>
    (await this.messages(user, channel)).filter(({ ephemeral }) => ephemeral).map(wordsOf);

  /** Presses a button, or chooses in a select, of the newest message that has it. @returns what is answered */
  async press(user: string, id: string, { channel = village, choice }: { channel?: string; choice?: string } = {}): Promise<string> {
    const before = await this.whispers(user, channel);
    const result = await this.pressIn(user, id, await this.card(user, id, channel), choice);
    return result.ok ? (await this.whispers(user, channel)).slice(before.length).join('\n') : `failed: ${result.error}`;
  }

  /** Presses in a message as it was once seen, whoever may see it now. */
  pressIn(user: string, id: string, message: ClientMessage, choice?: string): Promise<CommandResult> {
    const { block, element } = elementsIn(message).find(one => one.element['action_id'] === id)!;
    const picked = choice === undefined ? {} : { selected_option: optionOf(element, choice) };
    const action = { block_id: block, action_id: id, type: element['type'], ...picked };
    return this.ask('action', { user, container: { channel: message.channel, ts: message.ts }, action, state: {} });
  }

  /** The newest message with this button or select. */
  async card(user: string, id: string, channel: string = village): Promise<ClientMessage> {
    const found = (await this.messages(user, channel)).findLast(message => elementsIn(message).some(({ element }) => element['action_id'] === id));
    if (!found) throw new Error(`${user} sees no ${id} in ${channel}`);
    return found;
  }

  /** The window on top. */
  async window(user: string): Promise<ClientView> {
    const view = (await this.state(user)).modals.at(-1);
    if (!view) throw new Error(`nothing is open before ${user}`);
    return view;
  }

  submit = (user: string, view: string, state: FormState): Promise<SubmitResult> => this.ask('submit', { user, view, state });
}

/** All that somebody finds to read anywhere: in what they are in, whoever wrote it and to whom, and on the Home tab. */
export async function allThatIsReadBy(office: Office, user: string): Promise<string> {
  const { channels } = await office.state(user);
  const found = await Promise.all(channels.map(({ id }) => office.messages(user, id)));
  return [...found.flat().map(wordsOf), await office.home(user)].join('\n');
}

type Obj = Readonly<Record<string, unknown>>;

const objects = (value: unknown): readonly Obj[] => (Array.isArray(value) ? value.filter((one): one is Obj => typeof one === 'object' && one !== null) : []);

function elementsIn({ blocks }: ClientMessage): readonly { readonly block: unknown; readonly element: Obj }[] {
  return objects(blocks).flatMap(block => [...objects(block['elements']), ...objects([block['accessory']])].map(element => ({ block: block['block_id'], element })));
}

function optionOf(element: Obj, text: string): Obj {
  const found = objects(element['options']).find(option => objects([option['text']])[0]?.['text'] === text);
  if (!found) throw new Error(`there is no choice ${text}`);
  return found;
}

/** All the words of a message, a line for each text in it. */
export const wordsOf = ({ blocks, text }: ClientMessage): string => (blocks === null ? text : textsIn(blocks).join('\n'));

/** Every text in a piece of Block Kit. */
export function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => (key === 'text' && typeof inner === 'string' ? [inner] : textsIn(inner)));
}
