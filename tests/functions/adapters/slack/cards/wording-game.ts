import { Played } from '../../../app/played.ts';

const seven = ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'];
export const names = ['Ann', 'Bob Müller', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
export const game = () => new Played({ roles: seven, names }); // seated: Ann Cat Gus Dan BobMüller Fay Eve

export const ids = (shown: unknown): string[] => [...JSON.stringify(shown).matchAll(/"action_id":"([^"]+)"/g)].map(([, id]) => id!);
