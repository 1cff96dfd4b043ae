import type { CaseStudyDetail } from '@uplift/data-client';
import { formatNumber } from '@uplift/roi-engine';
import type { ReactElement } from 'react';
import { barShareOf } from '../bars/bar-share.ts';
import * as bars from '../bars/bars.styles.ts';
import * as styles from './before-after.styles.ts';

export interface BeforeAfterProps {
  measurements: CaseStudyDetail['measurements'];
}

const columns = [
  ['before', 'Before'],
  ['after', 'After'],
] as const;

/** The figures before and after, as a table with bars. */
export function BeforeAfter({ measurements }: BeforeAfterProps): ReactElement {
  return (
    <table css={bars.table}>
      <caption css={bars.caption}>Counted before the build and again after it, in the same way</caption>
      <thead css={bars.head}>
        <tr>
          <th scope="col" css={bars.columnHead}>
            What was counted
          </th>
          {columns.map(([key, label]) => (
            <th key={key} scope="col" css={bars.columnHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measurements.map((measurement) => (
          <tr key={measurement.name} css={styles.row}>
            <th scope="row" css={styles.name}>
              {measurement.name} <span css={styles.unit}>{measurement.unit}</span>
            </th>
            {columns.map(([key, label]) => (
              <td key={key} data-column={label} css={styles.cell}>
                <span
                  css={styles.bar}
                  style={barShareOf(measurement[key], Math.max(measurement.before, measurement.after))}
                >
                  <span css={styles.fills[key]} aria-hidden />
                  <span css={bars.figure}>{formatNumber(measurement[key], 2)}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
