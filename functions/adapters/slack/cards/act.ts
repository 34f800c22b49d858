import type { KnownBlock } from '@slack/types';
import { isSettled, type FieldOf } from '../../../../engine/core/forms.ts';
import { phaseText, type Seat } from '../../../../engine/core/state.ts';
import type { AskView, View } from '../../../../engine/core/views.ts';
import { askTitle } from '../../../../engine/themes/ask-title.ts';
import { optionText } from '../../../../engine/themes/choice.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, asking, button, plainSections, sections } from '../blocks/blocks.ts';
import { date, mrkdwn } from '../blocks/text.ts';
import { type Card, phaseTitle, placeLink, type Say, sayer, type Sight } from './card.ts';
import { plainNames } from './names.ts';

/**
 * A player's message of the phase. At night, until something is chosen, it is the same for everybody alive, whatever they can do; what
 * stands shows in it to its owner alone. By day only those have one who can do something.
 */
export function act({ game, view, table }: Sight, phase: string): Card {
  const say = sayer(table.theme);
  const at = { phase: phaseTitle(phase), place: placeLink(table) };
  if (view.over || phaseText(view.phase) !== phase) {
    return { text: say('act.text.closed', at), blocks: sections([say('act.closed', at)]), onlyEdits: true };
  }
  if (view.asks.length === 0 && !view.living.includes(view.viewer)) return { text: say('act.text.closed', at), blocks: sections([say('act.out', at)]), onlyEdits: true };
  if (view.asks.length === 0 && view.phase.name !== 'night') return { text: say('act.text.closed', at), blocks: sections([say('act.nothing', at)]), onlyEdits: true };
  const time = table.due === null ? say('act.paused') : say('act.until', { time: date(table.due, table.schedule.zone) });
  const stands = standing(say, table.theme, view);
  return {
    text: say('act.text', at),
    blocks: [
      {
        type: 'section',
        text: mrkdwn(`${say('act.open', at)}\n${time}`),
        ...(table.due === null ? {} : { accessory: button(say('act.button'), actions.openAct, ref(game, phase), 'primary') }),
      },
      ...(table.due === null ? [] : atOnce(say, table.theme, game, view)),
      ...plainSections(stands),
    ],
  };
}

/** A button for each ability that has nothing to choose and is carried out at once. By day alone: at night all messages look the same. */
function atOnce(say: Say, theme: string, game: string, view: View): readonly KnownBlock[] {
  if (view.phase.name === 'night') return [];
  const bare = view.asks.filter(({ form, now = false, open = false }) => now && !open && Object.keys(form).length === 0).slice(0, mostButtons);
  const row = bare.map((ask, n) => {
    const { id } = ask;
    const ability = askTitle(theme, ask);
    const confirm = asking(say('act.now.title', { ability }), say('act.now.sure'), say('act.now.yes'), say('act.now.no'));
    return { ...button(say('act.now', { ability }), `${actions.useNow}:${n}`, ref(game, phaseText(view.phase), id)), confirm };
  });
  return row.length === 0 ? [] : [actionRow(row)];
}

const mostButtons = 5;

/** What the viewer, or somebody of the viewer's group, has chosen so far, a line each, and that it can be changed; nothing where nothing is chosen. */
export function standing(say: Say, theme: string, view: View): readonly string[] {
  const line = (ask: AskView, { by, answer }: NonNullable<AskView['chosen']>): string => say('act.choice', { choice: choiceLine(say, theme, view, ask, { by, answer }) });
  const chosen = view.asks.flatMap(ask => (ask.chosen ? [line(ask, ask.chosen)] : []));
  const held = view.asks.flatMap(ask => (ask.holds ? [line(ask, { by: String(view.viewer), answer: ask.holds })] : []));
  return [
    ...(chosen.length === 0 ? [] : [say('act.stands'), ...chosen, say('act.stands.how')]),
    ...(held.length === 0 ? [] : [say('act.holds'), ...held]),
  ];
}

function choiceLine(say: Say, theme: string, view: View, ask: AskView, { by, answer }: NonNullable<AskView['chosen']>): string {
  const { form } = ask;
  const nameOf = plainNames(view);
  const of = (kinds: readonly FieldOf[]): readonly string[] =>
    Object.entries(answer).flatMap(([field, chosen]) => (kinds.includes(form[field]?.of ?? 'option') && !isSettled(form[field], view) ? chosen : []));
  const [named, roles] = [of(['seat']), of(['role'])];
  const isPaired = Object.values(form).some(({ each }) => each !== undefined) && named.length === roles.length;
  const seats = named.map((seat: Seat, at) => (isPaired ? say('act.pair', { name: nameOf(seat), value: roles[at]! }) : nameOf(seat)));
  const others = [...(isPaired ? [] : roles), ...of(['option']).map(value => optionText(theme, view.ruleset, value))];
  const texts = of(['text']).map(text => text.replace(/\s+/g, ' '));
  const choice = [
    askTitle(theme, ask),
    ...(seats.length === 0 ? [] : [say('act.on', { seats })]),
    ...(others.length === 0 ? [] : [say('act.with', { others })]),
    ...texts.map(text => say('act.saying', { text })),
  ].join(' ');
  return by === view.viewer ? choice : say('act.by', { choice, by: nameOf(by) });
}
