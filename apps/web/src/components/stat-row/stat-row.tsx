import { Stat } from '@uplift/ui/stat';
import type { ReactElement } from 'react';
import * as styles from './stat-row.styles.ts';

interface Figure {
  value: string;
  label: string;
  /** Period, sample or source. */
  caption?: string;
}

/** Four figures in a row, or two by two on narrow screens. */
export function StatRow({ figures }: { figures: readonly Figure[] }): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul role="list" css={styles.list}>
      {figures.map((figure) => (
        <li key={figure.label} css={styles.item}>
          <Stat {...figure} />
        </li>
      ))}
    </ul>
  );
}
