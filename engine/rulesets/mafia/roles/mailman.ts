import { baseRole } from '../power.ts';

/** mafia/role/mailman */
export const mailman = baseRole({
  id: 'mailman',
  name: 'Mailman',
  mode: 'active',
  categories: ['investigative'],
  works: 'night',
  chooses: { count: 1, from: 'living-others' },
  ing: 'Mailing',
  covers: ['mafia/role/mailman#1', 'mafia/role/mailman#2', 'mafia/role/mailman?1', 'mafia/role/mailman?2', 'mafia/role/mailman?3'],
  card: 'mailman',
  also: { text: { of: 'text', label: 'message', min: 1, max: 1, distinct: false, longest: 400, from: () => [] } },
  learns: () => undefined, // only "No Result", where it comes to nothing. mafia/role/mailman?2
  changes: (_, on, { answer }) =>
    (answer['text'] ?? []).flatMap(text => on.map(seat => ({ type: 'say', message: { to: seat, kind: 'notice', key: 'mail', args: { text } } }))),
});
