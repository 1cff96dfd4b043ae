'use client';
import { Card } from '@uplift/ui/card';
import type { HeadingLevel } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../constants.ts';
import { toSearchParams } from '../../search-params.ts';
import {
  type RoiOutcome,
  type UseRoiCalculatorOptions,
  useRoiCalculator,
} from '../use-roi-calculator/index.ts';
import { ESTIMATE } from './estimate.ts';
import { OnDemand } from './on-demand.tsx';
import * as styles from './roi-calculator.styles.ts';
import { RoiDetails } from './roi-details.tsx';
import { RoiForm } from './roi-form.tsx';
import { RoiResults } from './roi-results.tsx';
import { preloadParts, roiActions } from './sources.ts';

export interface RoiCalculatorProps extends Omit<ComponentProps<'div'>, 'children'>, UseRoiCalculatorOptions {
  /** Place of its two headings in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /**
   * Whether a form of the page is around the calculator: it then brings none of its own, and Enter in its fields
   * calculates instead of sending that form. @default false
   */
  insideForm?: boolean;
  /**
   * The address of a page that reads the figures after the `#`, with `fromSearchParams`: where it is given, the link to
   * a result can be copied. A relative one starts from the page at hand.
   */
  shareUrl?: string | undefined;
  /** Called with the link when somebody copies it. */
  onShare?: ((url: string) => void) | undefined;
  /** Called when somebody asks for the report by e-mail. Nobody can without it. */
  onEmailReport?: ((outcome: RoiOutcome) => void) | undefined;
  /** A call to action below the figures. As a function it gets the latest result, `null` before the first. */
  children?: ReactNode | ((outcome: RoiOutcome | null) => ReactNode);
}

/** The address that shows a result again. The browser keeps what follows the `#` to itself. */
function linkTo(shareUrl: string, { input, assumptions }: RoiOutcome): string {
  const link = `${shareUrl.replace(/#.*/, '')}#${toSearchParams(input, assumptions)}`;
  // The server has no page to start from, and nobody copies from there.
  return typeof document === 'undefined' ? link : new URL(link, document.baseURI).href;
}

/** Five questions about a business, and what automation could return to it. */
export function RoiCalculator({
  initial,
  initialAssumptions,
  calculated,
  delay,
  wait,
  onDraftChange,
  onResult,
  headingLevel = 3,
  insideForm = false,
  shareUrl,
  onShare,
  onEmailReport,
  children,
  ...props
}: RoiCalculatorProps): ReactElement {
  const calculator = useRoiCalculator({
    initial,
    initialAssumptions,
    calculated,
    delay,
    wait,
    onDraftChange,
    onResult,
  });
  const { status, outcome } = calculator;
  const [scenario, setScenario] = useState<Scenario>('expected');
  const results = useRef<HTMLElement>(null);
  const answered = useRef(outcome?.input);

  useEffect(() => {
    if (status === 'calculating') preloadParts();
  }, [status]);

  useEffect(() => {
    // Other assumptions change the result of the same input, far from the panel.
    if (answered.current === outcome?.input) return;
    answered.current = outcome?.input;
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
          <RoiResults
            ref={results}
            calculator={calculator}
            headingLevel={headingLevel}
            scenario={scenario}
            onScenarioChange={setScenario}
          >
            {typeof children === 'function' ? children(outcome) : children}
          </RoiResults>
        </div>
      </div>
      <div css={styles.details}>
        <RoiDetails calculator={calculator} scenario={scenario} />
      </div>
      <div css={styles.details}>
        <div css={styles.foot}>
          <Text size="sm" tone="subtle" css={styles.note}>
            {ESTIMATE}
          </Text>
          {outcome ? (
            <OnDemand
              source={roiActions}
              props={{
                outcome,
                url: shareUrl === undefined ? null : linkTo(shareUrl, outcome),
                onShare,
                onEmailReport,
              }}
              meanwhile={<div css={styles.waiting} />}
            />
          ) : (
            <div css={styles.waiting} />
          )}
        </div>
      </div>
    </Card>
  );
}
