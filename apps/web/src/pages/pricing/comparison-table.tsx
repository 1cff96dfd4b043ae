import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { Fragment, type ReactElement } from 'react';
import { Tick } from '../../components/tick-list/tick-list.tsx';
import { comparison, plans } from '../../content/pricing.ts';
import * as styles from './comparison-table.styles.ts';

interface CellProps {
  value: boolean | string;
  /** Whether the cell belongs to the recommended plan. */
  recommended: boolean;
}

function Cell({ value, recommended }: CellProps): ReactElement {
  const chosen = recommended || undefined;
  if (typeof value === 'string') {
    return (
      <td data-recommended={chosen} css={styles.cell}>
        {value}
      </td>
    );
  }
  return (
    <td data-recommended={chosen} css={styles.cell}>
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

/** Compares what each plan includes. */
export function ComparisonTable(): ReactElement {
  return (
    <table css={styles.table}>
      <caption>
        <VisuallyHidden>What each plan includes</VisuallyHidden>
      </caption>
      <thead>
        <tr css={styles.headRow}>
          <td css={styles.corner} />
          {plans.map(({ id, name, recommended }) => (
            <th key={id} scope="col" data-recommended={recommended || undefined} css={styles.plan}>
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
                {plans.map(({ id, recommended }, index) => (
                  <Cell key={id} value={cells[index] ?? false} recommended={recommended} />
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
