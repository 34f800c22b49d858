/** A table as it is written down: rows by name, their cells by column. */
export interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  cell(row: string, column: string): string;
}

const cells = (line: string): readonly string[] => line.split('|').map(cell => cell.trim());

/**
 * Reads tables whose first line names the columns; cells are parted by `|`. Several tables of the same rows may follow one another, an empty
 * line between them, so that no line has to be too long.
 */
export function readGrid(text: string): Grid {
  const found = new Map<string, string>();
  const rows: string[] = [];
  const columns: string[] = [];
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [head = '', ...lines] = block.split('\n');
    const [, ...names] = cells(head);
    for (const name of names) if (columns.push(name) !== new Set(columns).size) throw new Error(`the column "${name}" stands twice`);
    for (const line of lines) {
      const [row = '', ...values] = cells(line);
      if (values.length !== names.length) throw new Error(`the row "${row}" has ${values.length} cells for ${names.length} columns: ${names.join(', ')}`);
      if (!rows.includes(row)) rows.push(row);
      for (const [at, name] of names.entries()) found.set(`${row}|${name}`, values[at]!);
    }
  }
  return {
    rows, columns,
    cell(row, column) {
      const value = found.get(`${row}|${column}`);
      if (value === undefined) throw new Error(`there is no cell for "${row}" and "${column}"`);
      return value;
    },
  };
}
