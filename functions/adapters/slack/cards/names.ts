import type { Seat } from '../../../../engine/core/state.ts';
import type { View } from '../../../../engine/core/views.ts';
import type { Person, Table } from '../../../../engine/table/table.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';
import { cut, escape } from '../blocks/text.ts';
import { idIn } from '../ids.ts';

type Named = Pick<View, 'seats'>;

const longestName = 40;

/** Names as they stand, for plain text. */
export const plainNames = ({ seats }: Named): NameOf => {
  const names = new Map(seats.map(({ seat, name }) => [seat, cut(name, longestName)]));
  return (seat: Seat) => names.get(seat) ?? seat;
};

/** Names for mrkdwn: nobody is pinged by them. */
export const escapedNames = (view: Named): NameOf => {
  const nameOf = plainNames(view);
  return seat => escape(nameOf(seat));
};

export const mention = (person: Person): string => `<@${idIn(person)}>`;

/** Mentions, which tell the people whom they name. */
export const mentions = ({ seated }: Table): NameOf => seat => {
  const person = seated[seat];
  return person === undefined ? seat : mention(person);
};
