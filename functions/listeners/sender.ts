import * as z from 'zod';
import type { Person } from '../../engine/table/table.ts';

/** How somebody is called, and the time zone that their device keeps. */
export interface Profile {
  readonly name: string;
  readonly zone: string | undefined;
  /** Somebody who can take a seat: neither a bot nor gone. */
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
}

const id = z.string().min(1).max(100);
const who = z.object({ id, team_id: id.optional(), username: z.string().optional(), name: z.string().optional() });
const team = z.object({ id }).nullish();

/** A slash command. */
export const slashBody = z.object({
  team_id: id,
  user_id: id,
  channel_id: id,
  channel_name: z.string().default(''),
  text: z.string().default(''),
  trigger_id: id,
});

/** A button, or a choice in a message's select. */
export const pressBody = z.object({
  team,
  user: who,
  trigger_id: id,
  channel: z.object({ id, name: z.string().optional() }).nullish(),
  container: z.object({ is_ephemeral: z.boolean().optional() }).optional(),
  view: z.object({ id, type: z.string() }).nullish(),
  response_url: z.string().nullish(),
  actions: z
    .array(z.object({ action_id: z.string(), block_id: z.string().default(''), value: z.string().nullish(), selected_option: z.object({ value: z.string() }).nullish() }))
    .min(1),
});

const option = z.object({ value: z.string() });

/** What a form's input holds, of whatever kind it is. */
export const inputState = z.object({
  value: z.string().nullish(),
  selected_option: option.nullish(),
  selected_options: z.array(option).nullish(),
  selected_conversation: z.string().nullish(),
  selected_user: z.string().nullish(),
});

const inputBlock = z.looseObject({
  type: z.string(),
  block_id: z.string().optional(),
  element: z.looseObject({ action_id: z.string().optional(), initial_value: z.string().optional(), initial_option: option.optional(), initial_options: z.array(option).optional() }).optional(),
});

/** A form that was sent. */
export const submissionBody = z.object({
  team,
  user: who,
  trigger_id: id.optional(),
  view: z.object({
    id,
    hash: z.string().default(''),
    callback_id: z.string(),
    private_metadata: z.string().default(''),
    state: z.object({ values: z.record(z.string(), z.record(z.string(), inputState)) }),
    blocks: z.array(inputBlock),
  }),
});

export type Submission = z.infer<typeof submissionBody>['view'];

/** The team of an interaction; a workspace's own, never that of a guest from elsewhere, where Slack names it. */
export const teamOf = (body: { readonly team?: { readonly id: string } | null | undefined; readonly user: { readonly team_id?: string | undefined } }): string =>
  body.team?.id ?? body.user.team_id ?? '';

/** True for a channel that a whole group reads: neither a direct message nor a conversation of a few. */
export const isTable = (channel: string, name = ''): boolean => !channel.startsWith('D') && name !== 'directmessage' && !name.startsWith('mpdm-');
