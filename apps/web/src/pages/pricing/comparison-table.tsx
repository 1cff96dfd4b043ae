import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { Fragment, type ReactElement } from 'react';
import { comparison, plans } from '../../content/pricing.ts';
import { Tick } from '../../page-parts/tick-list/tick-list.tsx';
import * as styles from './comparison-table.styles.ts';

function Cell({ value }: { value: boolean | string }): ReactElement {
  if (typeof value === 'string') return <td css={styles.cell}>{value}</td>;
  return (
    <td css={styles.cell}>
      {value ? (
        <span css={styles.yes}>
          <Tick css={styles.mark} />
          <VisuallyHidden>Included</VisuallyHidden>
        </span>
      ) : (
        <span css={styles.no}>
          <span aria-hidden>–</span>
          <VisuallyHidden>Not included</VisuallyHidden>
        </span>
      )}
    </td>
  );
}

/** What each plan includes, line by line. */
export function ComparisonTable(): ReactElement {
  return (
    <table css={styles.table}>
      <caption>
        <VisuallyHidden>What each plan includes</VisuallyHidden>
      </caption>
      <thead>
        <tr css={styles.headRow}>
          <td css={styles.corner} />
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" css={styles.plan}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr css={styles.groupRow}>
              <th colSpan={4} scope="colgroup" css={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label} css={styles.bodyRow}>
                <th scope="row" css={styles.label}>
                  {label}
                </th>
                {plans.map(({ id }, index) => (
                  <Cell key={id} value={cells[index] ?? false} />
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
