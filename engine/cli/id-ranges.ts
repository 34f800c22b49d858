/** Rule ids for people: those of one entry together, runs of numbers as a range: `mafia/role/cop#1-4 ?1-4`. */
export function idRanges(ids: readonly string[]): string {
  const runs: { readonly entry: string; readonly sign: string; readonly from: number; to: number }[] = [];
  for (const id of ids) {
    const [, entry = id, sign = '', digits = ''] = /^(.*?)(#v|#|\?)(\d+)$/.exec(id) ?? [];
    const last = runs.at(-1);
    if (last?.entry === entry && last.sign === sign && last.to + 1 === Number(digits)) last.to += 1;
    else runs.push({ entry, sign, from: Number(digits), to: Number(digits) });
  }
  return runs.map(({ entry, sign, from, to }, n) =>
    `${runs[n - 1]?.entry === entry ? '' : entry}${sign}${sign === '' ? '' : from === to ? from : `${from}-${to}`}`).join(' ');
}
