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
import { OwnMessages, type RoiOwnMessages, useRoiMessages } from '../use-roi-messages.ts';
import { OnDemand } from './on-demand.tsx';
import * as styles from './roi-calculator.styles.ts';
import { RoiDetails } from './roi-details.tsx';
import { RoiForm } from './roi-form.tsx';
import { RoiResults } from './roi-results.tsx';
import { preloadParts, roiActions } from './sources.ts';

export interface RoiCalculatorProps extends Omit<ComponentProps<'div'>, 'children'>, UseRoiCalculatorOptions {
  /** Level of the two headings in the page's outline. @default 3 */
  headingLevel?: HeadingLevel;
  /**
   * Whether the calculator is inside the page's form. It then renders no form of its own, and Enter in its
   * fields calculates instead of submitting that form. @default false
   */
  insideForm?: boolean;
  /**
   * URL of a page that reads the figures after the `#` with `fromSearchParams`. Enables the button that
   * copies a link to the result. A relative URL is resolved against the current page. Parameters
   * behind its own `#` stay in the link.
   */
  shareUrl?: string | undefined;
  /** Texts of your own, such as `{ labels: { currentRevenue: 'Turnover' } }`. Define them outside of components. */
  messages?: RoiOwnMessages | undefined;
  /** Called with the link when a visitor copies it. */
  onShare?: ((url: string) => void) | undefined;
  /**
   * URL of a PDF of the report. The figures, the language and the currency are added as search parameters, as
   * `toSearchParams` writes them. Enables the link that downloads it.
   */
  pdfUrl?: string | undefined;
  /** Called when a visitor requests the report by e-mail. The button is hidden without it. */
  onEmailReport?: ((outcome: RoiOutcome) => void) | undefined;
  /** Call to action below the figures. As a function, receives the latest result, or `null` before it. */
  children?: ReactNode | ((outcome: RoiOutcome | null) => ReactNode);
}

/** Returns the URL that shows a result again. Browsers don't send the part after the `#` to the server. */
function linkTo(shareUrl: string, { input, assumptions }: RoiOutcome): string {
  const [page, own] = shareUrl.split('#');
  const link = `${page}#${own ? `${own}&` : ''}${toSearchParams(input, assumptions)}`;
  // The server has no page URL to resolve against, and no visitor copies a link there.
  return typeof document === 'undefined' ? link : new URL(link, document.baseURI).href;
}

const NO_MESSAGES: RoiOwnMessages = {};

/** Five questions about a business, and the return that automation could bring. */
export function RoiCalculator({ messages = NO_MESSAGES, ...props }: RoiCalculatorProps): ReactElement {
  return (
    <OwnMessages value={messages}>
      <Calculator {...props} />
    </OwnMessages>
  );
}

function Calculator({
  initial,
  initialAssumptions,
  assumptionLimits,
  calculated,
  delay,
  wait,
  onDraftChange,
  onResult,
  headingLevel = 3,
  insideForm = false,
  shareUrl,
  onShare,
  pdfUrl,
  onEmailReport,
  children,
  ...props
}: Omit<RoiCalculatorProps, 'messages'>): ReactElement {
  const calculator = useRoiCalculator({
    initial,
    initialAssumptions,
    assumptionLimits,
    calculated,
    delay,
    wait,
    onDraftChange,
    onResult,
  });
  const messages = useRoiMessages();
  const { status, outcome } = calculator;
  const [scenario, setScenario] = useState<Scenario>('expected');
  const results = useRef<HTMLElement>(null);
  const wasCalculating = useRef(false);
  const [submission, setSubmission] = useState({ status, outcome });

  // The outcome with which a calculation ends. Later ones come from edits.
  if (submission.status !== status) {
    setSubmission({ status, outcome: submission.status === 'calculating' ? outcome : submission.outcome });
  }

  useEffect(() => {
    if (status === 'calculating') preloadParts();
    // On a phone, the panel is below the button.
    else if (wasCalculating.current) results.current?.scrollIntoView({ block: 'nearest' });
    wasCalculating.current = status === 'calculating';
  }, [status]);

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
            isLive={outcome !== submission.outcome}
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
            {messages.disclaimer}
          </Text>
          {outcome ? (
            <OnDemand
              source={roiActions}
              props={{
                outcome,
                url: shareUrl === undefined ? null : linkTo(shareUrl, outcome),
                onShare,
                pdfUrl,
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
