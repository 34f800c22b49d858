import * as z from 'zod/mini';
import { lazily } from '../../engine/core/lazily.ts';
import type { Person } from '../../engine/table/table.ts';
import type { Playable } from './channels.ts';

/** How somebody is called, and the time zone that their device keeps. */
export interface Profile {
  readonly name: string;
  readonly zone: string | undefined;
  /** Somebody who can take a seat: neither a bot, nor gone, nor of another organisation. */
  readonly canPlay: boolean;
}

/** Who did something, where, and the id by which a repeat of it is known. */
export interface Sender {
  readonly team: string;
  readonly user: string;
  readonly person: Person;
  /** Slack's own id of this very act. */
  readonly trigger: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The channel where it was done, where there is one. */
  readonly channel?: string;
  /** False in direct messages, where no game can be played. */
  readonly isTable: boolean;
  /** The game that is meant, where a button names it. */
  readonly game?: string;
  /** Looks somebody of this team up; without an id, the sender. */
  profile(user?: string): Promise<Profile>;
  /** Whether a game can be played in a channel. */
  playable(channel: string): Promise<Playable>;
}

/** The parts of what Slack sends. */
const parts = lazily(() => {
  const id = z.string().check(z.minLength(1), z.maxLength(100));
  return {
    id,
    text: z._default(z.string(), ''),
    user: z.object({ id, team_id: z.optional(id), username: z.optional(z.string()), name: z.optional(z.string()) }),
    team: z.nullish(z.object({ id })),
    option: z.object({ value: z.string() }),
  };
});

/** A slash command. */
export const slashBody = lazily(() => {
  const { id, text } = parts();
  return z.object({ team_id: id, user_id: id, channel_id: id, channel_name: text, text, trigger_id: id });
});

/** A button, or a choice in a message's select. */
export const pressBody = lazily(() => {
  const { id, user, team, text, option } = parts();
  const pressed = z.object({ action_id: z.string(), block_id: text, value: z.nullish(z.string()), selected_option: z.nullish(option) });
  return z.object({
    team,
    user,
    trigger_id: id,
    channel: z.nullish(z.object({ id, name: z.optional(z.string()) })),
    container: z.optional(z.object({ is_ephemeral: z.optional(z.boolean()) })),
    view: z.nullish(z.object({ id, type: z.string(), state: z.optional(z.object({ values: z.record(z.string(), z.record(z.string(), inputs().state)) })) })),
    response_url: z.nullish(z.string()),
    actions: z.array(pressed).check(z.minLength(1)),
  });
});

/** A form that was sent. */
export const submissionBody = lazily(() => {
  const { id, user, team, text } = parts();
  const { state, block } = inputs();
  return z.object({
    team,
    user,
    trigger_id: z.optional(id),
    view: z.object({
      id,
      hash: text,
      callback_id: z.string(),
      private_metadata: text,
      state: z.object({ values: z.record(z.string(), z.record(z.string(), state)) }),
      blocks: z.array(block),
    }),
  });
});

/** What a form's input holds, of whatever kind it is, and the block in which it stood. */
function inputs() {
  const { option } = parts();
  const state = z.object({
    value: z.nullish(z.string()),
    selected_option: z.nullish(option),
    selected_options: z.nullish(z.array(option)),
    selected_conversation: z.nullish(z.string()),
    selected_user: z.nullish(z.string()),
  });
  const element = z.looseObject({
    initial_value: z.optional(z.string()),
    initial_option: z.optional(option),
    initial_options: z.optional(z.array(option)),
  });
  return { state, block: z.looseObject({ type: z.string(), block_id: z.optional(z.string()), element: z.optional(element) }) };
}

export type Submission = z.infer<ReturnType<typeof submissionBody>>['view'];

/** The team of an interaction; a workspace's own, never that of a guest from elsewhere, where Slack names it. */
export const teamOf = (body: {
  readonly team?: { readonly id: string } | null | undefined;
  readonly user: { readonly team_id?: string | undefined };
}): string => body.team?.id ?? body.user.team_id ?? '';

/** True for a channel that a whole group reads: neither a direct message nor a conversation of a few. */
export const isTable = (channel: string, name = ''): boolean =>
  !channel.startsWith('D') && name !== 'directmessage' && !name.startsWith('mpdm-');
