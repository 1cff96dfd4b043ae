'use client';
import type { ReactElement } from 'react';
import type { CalculatorResult } from '../../calculate.ts';
import * as styles from './split-bar.styles.ts';

interface SplitBarProps {
  /** Null while there is nothing to split. */
  result: CalculatorResult | null;
}

/** How the total annual value is made of more revenue and of saved time. The figures beside it say the same in words. */
export function SplitBar({ result }: SplitBarProps): ReactElement {
  return (
    <div aria-hidden css={styles.bar}>
      {result && (
        <div key={result.totalAnnualValue} css={styles.parts}>
          <span css={styles.revenuePart} style={{ flexGrow: result.revenueIncrease }} />
          <span css={styles.timePart} style={{ flexGrow: result.annualTimeSavings }} />
        </div>
      )}
    </div>
  );
}
