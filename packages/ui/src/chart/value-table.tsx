import type { ReactElement } from 'react';
import type { ChartMessages } from './chart.messages.ts';
import type { Row } from './chart-data.ts';

interface ValueTableProps {
  id: string;
  title: string;
  categories: readonly string[];
  rows: readonly Row[];
  read: (row: Row, point: number) => string;
  messages: ChartMessages;
}

/** The data of the chart as a table. */
export function ValueTable({ id, title, categories, rows, read, messages }: ValueTableProps): ReactElement {
  return (
    <details id={id}>
      <summary>{messages.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable areas need keyboard focus. */}
      <section aria-label={title} tabIndex={0}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th>{messages.category}</th>
              {rows.map(({ name }) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, point) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Category names may repeat, positions don't.
              <tr key={point}>
                <th>{category}</th>
                {rows.map((row) => (
                  <td key={row.name}>{read(row, point)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
