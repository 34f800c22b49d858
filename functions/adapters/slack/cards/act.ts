import { phaseText, type Seat } from '../../../../engine/core/state.ts';
import type { AskView, View } from '../../../../engine/core/views.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { button, plainSections, sections } from '../blocks/blocks.ts';
import { date, mrkdwn } from '../blocks/text.ts';
import { type Card, phaseTitle, placeLink, type Say, sayer, type Sight } from './card.ts';
import { plainNames } from './names.ts';

/**
 * A player's message of the night. Until something is chosen it is the same for everybody alive, whatever they can do; what stands
 * shows in it to its owner alone.
 */
export function act({ game, view, table }: Sight, phase: string): Card {
  const say = sayer(table.theme);
  const at = { phase: phaseTitle(phase), place: placeLink(table) };
  if (view.over || phaseText(view.phase) !== phase) {
    return { text: say('act.text.closed', at), blocks: sections([say('act.closed', at)]), onlyEdits: true };
  }
  if (!view.living.some(seat => seat === view.viewer)) return { text: say('act.text.closed', at), blocks: sections([say('act.out', at)]), onlyEdits: true };
  const time = table.due === null ? say('act.paused') : say('act.until', { time: date(table.due, table.schedule.zone) });
  const stands = standing(say, view);
  return {
    text: say('act.text', at),
    blocks: [
      {
        type: 'section',
        text: mrkdwn(`${say('act.open', at)}\n${time}`),
        ...(table.due === null ? {} : { accessory: button(say('act.button'), actions.openAct, ref(game, phase), 'primary') }),
      },
      ...plainSections(stands.length === 0 ? [] : [say('act.stands', { choices: stands.join('; ') })]),
    ],
  };
}

/** What the viewer, or somebody of the viewer's group, has chosen so far. */
export const standing = (say: Say, view: View): readonly string[] =>
  view.asks.flatMap(ask => (ask.chosen ? [choiceLine(say, view, ask, ask.chosen)] : []));

function choiceLine(say: Say, view: View, { abilities, form }: AskView, { by, answer }: NonNullable<AskView['chosen']>): string {
  const nameOf = plainNames(view);
  const isSeat = (field: string): boolean => form[field]?.of === 'seat';
  const seats = Object.entries(answer).flatMap(([field, chosen]) => (isSeat(field) ? chosen.map((seat: Seat) => nameOf(seat)) : []));
  const others = Object.entries(answer).flatMap(([field, chosen]) => (isSeat(field) ? [] : chosen));
  const choice = [
    abilities[0]!,
    ...(seats.length === 0 ? [] : [say('act.on', { seats })]),
    ...(others.length === 0 ? [] : [say('act.with', { others })]),
  ].join(' ');
  return by === view.viewer ? choice : say('act.by', { choice, by: nameOf(by) });
}
