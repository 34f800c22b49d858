import type { Person, Table } from '../../engine/table/table.ts';

/** Everybody who has a part in a game: in the order of the seats, or of joining before there are any; the host and watchers after them. */
export const everybody = ({ seated, guests, host, coHosts = [], watchers }: Table): readonly Person[] =>
  unique([...Object.values(seated), ...guests.map(({ person }) => person), host, ...coHosts.map(({ person }) => person), ...watchers.map(({ person }) => person)]);

/** Each of a list once, in the order in which it first stands there. */
export const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];
