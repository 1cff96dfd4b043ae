'use client';
import type { CSSProperties, ReactElement } from 'react';
import type { CalculatorResult } from '../../calculate.ts';
import * as styles from './split-bar.styles.ts';

interface SplitBarProps {
  result: CalculatorResult;
}

/**
 * Splits the total annual value into more revenue and saved time. Hidden from assistive technology, because
 * the figures next to it say the same.
 */
export function SplitBar({ result }: SplitBarProps): ReactElement {
  return (
    <div aria-hidden data-split css={styles.bar}>
      <span css={styles.revenuePart} style={share(result.revenueIncrease)} />
      <span css={styles.timePart} style={share(result.annualTimeSavings)} />
    </div>
  );
}

function share(amount: number): CSSProperties & Record<'--share', number> {
  return { '--share': amount };
}
