export const team = 'T1';

const people: Readonly<Record<string, string>> = { UANN: 'Ann', UBOB: 'Bob', UCAT: 'Cat', UDAN: 'Dan', UEVE: 'Eve', UFAY: 'Fay', UGUS: 'Gus' };
export const users = Object.keys(people);

/** A call of Slack's Web API. */
export interface Call {
  readonly method: string;
  readonly args: Readonly<Record<string, string>>;
}

export interface Sent {
  readonly channel?: string;
  readonly trigger?: string;
}

export interface Pressed extends Sent {
  readonly id: string;
  readonly value?: string;
  readonly block?: string;
  readonly choice?: string;
  readonly from?: 'message' | 'modal' | 'home';
}

/** What Slack says of channels and of users besides, by id. */
export interface Told {
  readonly channels: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly profiles: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** What Slack's Web API answers to a method. */
export function answerOf(method: string, args: Readonly<Record<string, string>>, { channels, profiles }: Told): Record<string, unknown> {
  if (method === 'conversations.info') return { channel: { id: args['channel'], is_private: false, is_member: false, ...channels.get(args['channel']!) } };
  if (method !== 'users.info') return {};
  const id = args['user']!;
  const profile = { display_name: people[id] ?? '', real_name: `${id} Real` };
  return { user: { id, team_id: team, name: id.toLowerCase(), is_bot: id === 'UBOT', tz: 'Europe/Vienna', profile, ...profiles.get(id) } };
}

/** What a form's field says when it is sent: what is given, or what stood in it. */
export function stateOf(element: Readonly<Record<string, unknown>>, given: string | readonly string[] | null | undefined): Record<string, unknown> {
  const type = element['type'];
  switch (type) {
    case 'plain_text_input': return { type, value: given === undefined ? (element['initial_value'] ?? null) : given };
    case 'conversations_select': return { type, selected_conversation: given === undefined ? (element['initial_conversation'] ?? null) : given };
    case 'users_select': return { type, selected_user: given === undefined ? (element['initial_user'] ?? null) : given };
    case 'multi_static_select':
    case 'checkboxes': return { type, selected_options: given === undefined ? (element['initial_options'] ?? []) : [given ?? []].flat().map(value => ({ value })) };
    default: return { type, selected_option: given === undefined ? (element['initial_option'] ?? null) : given === null ? null : { value: given } };
  }
}
