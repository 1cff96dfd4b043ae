'use client';
import type { CSSProperties, ReactElement } from 'react';
import type { CalculatorResult } from '../../calculate.ts';
import * as styles from './split-bar.styles.ts';

interface SplitBarProps {
  /** Null while there is no result. */
  result: CalculatorResult | null;
}

/**
 * Splits the total annual value into more revenue and saved time. Hidden from assistive technology, because
 * the figures next to it say the same.
 */
export function SplitBar({ result }: SplitBarProps): ReactElement {
  return (
    // The key replays the animation for each result.
    <div key={result?.totalAnnualValue} aria-hidden data-split={result ? '' : undefined} css={styles.bar}>
      <span css={styles.revenuePart} style={share(result?.revenueIncrease)} />
      <span css={styles.timePart} style={share(result?.annualTimeSavings)} />
    </div>
  );
}

function share(amount: number | undefined): CSSProperties & Partial<Record<'--share', number>> {
  return amount === undefined ? {} : { '--share': amount };
}
