import type { ReactElement } from 'react';
import * as styles from './facts.styles.ts';

/** A few facts in a row, stacked on phones. */
export function Facts({ items }: { items: readonly { term: string; value: string }[] }): ReactElement {
  return (
    <dl css={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} css={styles.fact}>
          <dt css={styles.term}>{term}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
