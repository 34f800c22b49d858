import type { TableBlock } from '@slack/types';
import { RichText } from './rich-text.tsx';

type Cell = TableBlock['rows'][number][number];

/** A `table` block. Its first row heads it, as Slack draws it. */
export function Table({ block }: { readonly block: TableBlock }) {
  const [head = [], ...rows] = block.rows;
  const align = (column: number) => `align-${block.column_settings?.[column]?.align ?? 'left'}`;
  return (
    <div class="block table">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" class={align(at)}>
                <CellView cell={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} class={align(column)}>
                  <CellView cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CellView = ({ cell }: { readonly cell: Cell }) => (cell.type === 'rich_text' ? <RichText block={cell} /> : <>{cell.text}</>);
