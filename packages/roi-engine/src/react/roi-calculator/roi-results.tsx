'use client';
import { Badge } from '@uplift/ui/badge';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Stat } from '@uplift/ui/stat';
import { Text } from '@uplift/ui/text';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { calculate } from '../../calculate.ts';
import { DEFAULTS, type Scenario } from '../../constants.ts';
import { range } from '../../range.ts';
import { outcomeOf } from '../use-roi-calculator/calculator-state.ts';
import type { UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import { EXAMPLE_INPUT } from './example-input.ts';
import { Figure } from './figure.tsx';
import { OnDemand } from './on-demand.tsx';
import { RangePlace } from './range-place.tsx';
import * as styles from './roi-results.styles.ts';
import { rangeChoice } from './sources.ts';
import { revenueMark, timeMark } from './split-bar.styles.ts';
import { SplitBar } from './split-bar.tsx';

interface RoiResultsProps {
  calculator: UseRoiCalculatorResult;
  headingLevel: HeadingLevel;
  scenario: Scenario;
  /** Whether edits have changed the result since it was submitted. */
  isLive: boolean;
  onScenarioChange: (scenario: Scenario) => void;
  children: ReactNode;
  ref: Ref<HTMLElement>;
}

/** `$99,999,999`: set at 18 px in a column of 126 px. */
const LONGEST_IN_HALF_A_PHONE = 11;

interface PartProps {
  label: string;
  caption: string;
  children: ReactNode;
}

function Part({ label, caption, children }: PartProps): ReactElement {
  return (
    <Stat
      size="md"
      value={children}
      label={<span css={styles.label}>{label}</span>}
      caption={caption}
      css={styles.measure}
    />
  );
}

/** The five figures. Before the first result, they are those of an example, so that nothing moves. */
export function RoiResults({
  calculator,
  headingLevel,
  scenario,
  isLive,
  onScenarioChange,
  children,
  ref,
}: RoiResultsProps): ReactElement {
  const headingId = useId();
  const { status, outcome, outdated, assumptions, assumptionLimits } = calculator;
  const shown = outcome ?? outcomeOf(EXAMPLE_INPUT, { assumptions, limits: assumptionLimits });
  const results = range(shown.input, shown.assumptions);
  const result = results[scenario];
  const messages = useRoiMessages();
  const { messages: labels, formats } = useReportLocale();
  const { money, number } = formats;
  const investment = shown.assumptions.investment ?? DEFAULTS.investment;
  const labelOf = (name: keyof typeof labels.results): string => labels.results[name].label;

  function announcement(): string {
    if (status === 'calculating') return messages.calculating;
    if (!outcome) return '';
    if (outdated) return messages.outdatedAnnouncement;
    if (isLive) return messages.liveAnnouncement(money(result.totalAnnualValue));
    return messages.announcement({
      scenario: scenario === 'expected' ? null : labels.scenarios[scenario].label,
      total: money(result.totalAnnualValue),
      revenue: money(result.revenueIncrease),
      savings: money(result.annualTimeSavings),
      weeklyCost: money(result.weeklyTimeCost),
      payback: `${number(result.roiTimeline)} ${labels.months(result.roiTimeline)}`,
    });
  }

  /** Lists the parts of the total. With custom assumptions, also gives the total without them. */
  function totalCaption(): string {
    if (Object.keys(shown.assumptions).length === 0) return messages.totalCaption;
    return messages.ownAssumptionsCaption(money(calculate(shown.input).totalAnnualValue));
  }

  /** Explains the scenario. For the expected one, says how far the others differ from it. */
  function meaning(): string {
    if (!outcome) return messages.estimatesToCome;
    const { low, high } = results;
    return scenario === 'expected'
      ? messages.estimateRange(money(low.totalAnnualValue), money(high.totalAnnualValue))
      : labels.scenarios[scenario].meaning;
  }

  const total = money(result.totalAnnualValue);
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-busy={status === 'calculating'}
      data-outdated={outdated || undefined}
      data-example={outcome ? undefined : ''}
      css={styles.results}
    >
      <div css={styles.header}>
        <Heading level={headingLevel} size="sm" id={headingId}>
          {messages.resultTitle}
        </Heading>
        {outdated && <Badge tone="warning">{messages.outdated}</Badge>}
        {!outcome && <Badge>{messages.example(number(EXAMPLE_INPUT.totalHeadCount))}</Badge>}
      </div>
      {/* The key replays the entrance animation for the first result. */}
      <div key={outcome ? 'result' : 'example'} css={styles.figures}>
        <Stat
          size="xl"
          tone="accent"
          value={<Figure value={total} unit={labels.results.totalAnnualValue.unit} />}
          label={labelOf('totalAnnualValue')}
          caption={totalCaption()}
          css={styles.measure}
        />
        <SplitBar result={result} />
        <ul data-long={total.length > LONGEST_IN_HALF_A_PHONE || undefined} css={styles.list}>
          <li css={[styles.item, styles.start]}>
            <div aria-hidden data-mark css={revenueMark} />
            <Part label={labelOf('revenueIncrease')} caption={messages.revenueCaption}>
              <Figure value={money(result.revenueIncrease)} />
            </Part>
          </li>
          <li css={styles.item}>
            <div aria-hidden data-mark css={timeMark} />
            <Part label={labelOf('annualTimeSavings')} caption={messages.savingsCaption}>
              <Figure value={money(result.annualTimeSavings)} />
            </Part>
          </li>
          <li css={[styles.item, styles.start, styles.lower]}>
            <Part label={labelOf('weeklyTimeCost')} caption={messages.weeklyCostCaption}>
              <Figure value={money(result.weeklyTimeCost)} />
            </Part>
          </li>
          <li css={[styles.item, styles.lower]}>
            <Part label={labels.paybackPeriod} caption={messages.paybackCaption(money(investment))}>
              <Figure value={number(result.roiTimeline)} unit={labels.months(result.roiTimeline)} />
            </Part>
          </li>
        </ul>
      </div>
      <div css={styles.range}>
        {outcome ? (
          <OnDemand source={rangeChoice} props={{ scenario, onScenarioChange }} meanwhile={<RangePlace />} />
        ) : (
          <RangePlace />
        )}
        <Text size="xs" tone="subtle" css={styles.meaning}>
          {meaning()}
        </Text>
      </div>
      {children && <div css={styles.footer}>{children}</div>}
      <VisuallyHidden role="status">{announcement()}</VisuallyHidden>
    </section>
  );
}
