/** Other spellings of a printed name that are accepted, the name itself first. mafia/grammar/derived-names#9 */
export function spellings(name: string): readonly string[] {
  const all = [name, ...(other[name] ?? [])];
  const british = [...all, ...all.filter(one => one.includes('eighbor')).map(one => one.replace('eighbor', 'eighbour'))];
  return [
    ...british,
    ...british
      .filter(one => /i[sz](er|ing)$/.test(one))
      .map(one => one.replace(/i([sz])(er|ing)$/, (_, s: string, end: string) => `i${s === 's' ? 'z' : 's'}${end}`)),
  ];
}

const other: Readonly<Record<string, readonly string[]>> = {
  Rolecop: ['Role Cop'],
  Rolecopping: ['Role Copping'],
};

/** mafia/grammar/derived-names#1 */
export const regularEr = (name: string): readonly string[] => [`${name}er`, `${name}iser`];

/** mafia/grammar/derived-names#2 */
export const regularIng = (name: string): readonly string[] => [name.replace(/(er|or)$/, 'ing'), `${name}ing`].filter(ing => ing !== name);
