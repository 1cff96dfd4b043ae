'use client';
import { Card } from '@uplift/ui/card';
import type { HeadingLevel } from '@uplift/ui/heading';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import {
  type RoiOutcome,
  type UseRoiCalculatorOptions,
  useRoiCalculator,
} from '../use-roi-calculator/index.ts';
import { Method } from './method.tsx';
import * as styles from './roi-calculator.styles.ts';
import { RoiForm } from './roi-form.tsx';
import { RoiResults } from './roi-results.tsx';

export interface RoiCalculatorProps extends Omit<ComponentProps<'div'>, 'children'>, UseRoiCalculatorOptions {
  /** Place of its two headings in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /**
   * Whether a form of the page is around the calculator: it then brings none of its own, and Enter in its fields
   * calculates instead of sending that form. @default false
   */
  insideForm?: boolean;
  /** A call to action below the figures. As a function it gets the latest result, `null` before the first. */
  children?: ReactNode | ((outcome: RoiOutcome | null) => ReactNode);
}

/** Five questions about a business, and what automation would return to it. */
export function RoiCalculator({
  initial,
  delay,
  wait,
  onDraftChange,
  onResult,
  headingLevel = 3,
  insideForm = false,
  children,
  ...props
}: RoiCalculatorProps): ReactElement {
  const calculator = useRoiCalculator({ initial, delay, wait, onDraftChange, onResult });
  const { outcome } = calculator;
  const results = useRef<HTMLElement>(null);
  const answered = useRef(outcome);

  useEffect(() => {
    if (answered.current === outcome) return;
    answered.current = outcome;
    // On a phone the panel stands below the button that was just pressed.
    results.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <Card padding="none" css={styles.calculator} {...props}>
      <div css={styles.columns}>
        <div css={styles.formSide}>
          <RoiForm calculator={calculator} headingLevel={headingLevel} insideForm={insideForm} />
        </div>
        <div css={styles.resultSide}>
          <RoiResults ref={results} calculator={calculator} headingLevel={headingLevel}>
            {typeof children === 'function' ? children(outcome) : children}
          </RoiResults>
        </div>
      </div>
      <div css={styles.method}>
        <Method />
      </div>
    </Card>
  );
}
