/** One measured number. Milliseconds differ from machine to machine: what counts is the ratio to something measured in the same run. */
export interface Row {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is compared with, measured in the same run and unit. */
  readonly against?: { readonly name: string; readonly value: number };
  /** At most this: of the ratio where there is one, else of the value. */
  readonly aim?: number;
  /** Said behind the number. */
  readonly note?: string;
}

/** A row with what can be worked out from it. */
export interface Judged extends Row {
  readonly ratio?: number;
  readonly met?: boolean;
}

/** How many times the other it is, and whether that is what it should be. */
export function judge(row: Row): Judged {
  const ratio = row.against === undefined ? undefined : row.value / row.against.value;
  const met = row.aim === undefined ? undefined : (ratio ?? row.value) <= row.aim;
  return { ...row, ...(ratio === undefined ? {} : { ratio }), ...(met === undefined ? {} : { met }) };
}

/** All rows as text, in columns. */
export function table(rows: readonly Judged[]): string {
  const cells = rows.map(row => [row.part, row.name, amount(row.value, row.unit), compared(row), aimed(row)]);
  const widths = [0, 1, 2, 3].map(column => Math.max(0, ...cells.map(line => line[column]!.length)));
  return cells.map(line => `${line.map((cell, at) => (at === 2 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at] ?? 0))).join('  ').trimEnd()}\n`).join('');
}

const compared = ({ against, ratio, note, unit }: Judged): string =>
  [
    ...(against && ratio !== undefined ? [`${ratio.toFixed(2)} x ${against.name} (${amount(against.value, unit)})`] : []),
    ...(note === undefined ? [] : [note]),
  ].join('; ');

const aimed = ({ aim, met, ratio, unit }: Judged): string =>
  aim === undefined ? '' : `aim: at most ${ratio === undefined ? amount(aim, unit) : `${aim} x`}, ${met ? 'met' : 'MISSED'}`;

const amount = (value: number, unit: string): string =>
  `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)} ${unit}`.trimEnd();
