'use client';
import type { CSSProperties, ReactElement } from 'react';
import type { CalculatorResult } from '../../calculate.ts';
import * as styles from './split-bar.styles.ts';

interface SplitBarProps {
  /** Null while there is nothing to split. */
  result: CalculatorResult | null;
}

/** How the total annual value is made of more revenue and of saved time. The figures beside it say the same in words. */
export function SplitBar({ result }: SplitBarProps): ReactElement {
  return (
    // The key lets the bar grow anew with every result.
    <div key={result?.totalAnnualValue} aria-hidden data-split={result ? '' : undefined} css={styles.bar}>
      <span css={styles.revenuePart} style={share(result?.revenueIncrease)} />
      <span css={styles.timePart} style={share(result?.annualTimeSavings)} />
    </div>
  );
}

function share(amount: number | undefined): CSSProperties & Partial<Record<'--share', number>> {
  return amount === undefined ? {} : { '--share': amount };
}
