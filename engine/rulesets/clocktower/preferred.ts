/** The first of these lists that has anything in it; if none has, all that is possible. */
export const preferred = <T>(possible: readonly T[], ...better: readonly (readonly T[])[]): readonly T[] => better.find(({ length }) => length > 0) ?? possible;
