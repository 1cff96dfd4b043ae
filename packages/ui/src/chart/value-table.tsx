import type { ReactElement } from 'react';
import * as styles from './chart.styles.ts';
import type { Column } from './columns.ts';
import type { ChartWords } from './words.ts';

interface ValueTableProps {
  id: string;
  title: string;
  categories: readonly string[];
  columns: readonly Column[];
  words: ChartWords;
}

/** The same figures as a table. */
export function ValueTable({ id, title, categories, columns, words }: ValueTableProps): ReactElement {
  return (
    <details id={id} css={styles.table}>
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable with the keyboard. */}
      <section aria-label={title} tabIndex={0}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {[words.category, ...columns.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, point) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
              <tr key={point}>
                <th scope="row">{category}</th>
                {columns.map(({ name, read }) => (
                  <td key={name}>{read(point)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
