import type { Person } from '../../../engine/table/table.ts';

/** Somebody or some place in a workspace. The engine keeps them as opaque text, `<team>/<id>`. */
export interface SlackId {
  readonly team: string;
  readonly id: string;
}

/** A user as the engine names persons. */
export const personOf = (team: string, user: string): Person => `${team}/${user}`;

/** A channel as the engine names places. */
export const placeOf = (team: string, channel: string): string => `${team}/${channel}`;

/** The workspace and the user or channel of an opaque text; one that was not made here is a bug and throws. */
export function slackId(text: string): SlackId {
  const [team, id, rest] = text.split('/');
  if (!team || !id || rest !== undefined) throw new Error(`"${text}" names nobody and no place in Slack`);
  return { team, id };
}

/** The user id of a person, the channel id of a place. */
export const idIn = (text: string): string => slackId(text).id;

export const teamIn = (text: string): string => slackId(text).team;
