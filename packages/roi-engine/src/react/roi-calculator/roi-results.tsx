'use client';
import { Badge } from '@uplift/ui/badge';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Stat } from '@uplift/ui/stat';
import { Text } from '@uplift/ui/text';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { type CalculatorResult, calculate } from '../../calculate.ts';
import { DEFAULTS, type Scenario } from '../../constants.ts';
import { formatMoney, formatMonths } from '../../format.ts';
import { scenarioLabels } from '../../labels.ts';
import { range } from '../../range.ts';
import type { RoiOutcome, UseRoiCalculatorResult } from '../use-roi-calculator/index.ts';
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
  onScenarioChange: (scenario: Scenario) => void;
  children: ReactNode;
  ref: Ref<HTMLElement>;
}

/** `$99,999,999`: set at 18 px in a column of 126 px. */
const LONGEST_IN_HALF_A_PHONE = 11;

function announcement(
  { status, outcome, outdated }: UseRoiCalculatorResult,
  result: CalculatorResult | undefined,
  scenario: Scenario,
): string {
  if (status === 'calculating') return 'Calculating...';
  if (!outcome || !result) return '';
  if (outdated) return 'You changed your figures. Recalculate to bring the result up to date.';
  return [
    ...(scenario === 'expected' ? [] : [`${labelOf(scenario)} estimate.`]),
    `Total annual value: ${formatMoney(result.totalAnnualValue)}.`,
    `Revenue increase: ${formatMoney(result.revenueIncrease)} a year.`,
    `Annual time savings: ${formatMoney(result.annualTimeSavings)} a year.`,
    `Weekly time cost: ${formatMoney(result.weeklyTimeCost)} a week.`,
    `Payback period: ${formatMonths(result.roiTimeline)}.`,
  ].join(' ');
}

function labelOf(scenario: Scenario): string {
  return scenarioLabels.find(([name]) => name === scenario)?.[1] ?? '';
}

/** Explains a scenario. For the expected one, says how far the others differ from it. */
function meaningOf(scenario: Scenario, { low, high }: Record<Scenario, CalculatorResult>): string {
  return scenario === 'expected'
    ? `From ${formatMoney(low.totalAnnualValue)} to ${formatMoney(high.totalAnnualValue)} a year.`
    : (scenarioLabels.find(([name]) => name === scenario)?.[2] ?? '');
}

/** Lists the parts of the total. With custom assumptions, also gives the total without them. */
function captionOf(outcome: RoiOutcome | null): string {
  if (!outcome || Object.keys(outcome.assumptions).length === 0) {
    return 'Revenue increase and time savings together.';
  }
  const usual = calculate(outcome.input).totalAnnualValue;
  return `With assumptions of your own. With the usual ones: ${formatMoney(usual)}.`;
}

function amount(result: CalculatorResult | undefined, name: keyof CalculatorResult): string | null {
  return result ? formatMoney(result[name]) : null;
}

/** Whether an amount is too long for half of a phone's width. */
function isLong(result: CalculatorResult | undefined): boolean {
  return result !== undefined && formatMoney(result.totalAnnualValue).length > LONGEST_IN_HALF_A_PHONE;
}

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

/** The five figures. Before the first result, the panel shows their names, so that nothing moves. */
export function RoiResults({
  calculator,
  headingLevel,
  scenario,
  onScenarioChange,
  children,
  ref,
}: RoiResultsProps): ReactElement {
  const headingId = useId();
  const { status, outcome, outdated } = calculator;
  const results = outcome && range(outcome.input, outcome.assumptions);
  const result = results?.[scenario];
  const [months = null, unit] = result ? formatMonths(result.roiTimeline).split(' ') : [];
  const investment = outcome?.assumptions.investment ?? DEFAULTS.investment;
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-busy={status === 'calculating'}
      data-outdated={outdated || undefined}
      css={styles.results}
    >
      <div css={styles.header}>
        <Heading level={headingLevel} size="sm" id={headingId}>
          Your return
        </Heading>
        {outdated && <Badge tone="warning">From earlier figures</Badge>}
      </div>
      <div css={styles.figures}>
        <Stat
          size="xl"
          tone="accent"
          value={<Figure value={amount(result, 'totalAnnualValue')} unit="a year" />}
          label="Total annual value"
          caption={captionOf(outcome)}
          css={styles.measure}
        />
        <SplitBar result={result ?? null} />
        <ul data-long={isLong(result) || undefined} css={styles.list}>
          <li css={[styles.item, styles.start]}>
            <div aria-hidden css={revenueMark} />
            <Part label="Revenue increase" caption="A year, from time put back into sales.">
              <Figure value={amount(result, 'revenueIncrease')} />
            </Part>
          </li>
          <li css={styles.item}>
            <div aria-hidden css={timeMark} />
            <Part label="Annual time savings" caption="A year, in hours your team gets back.">
              <Figure value={amount(result, 'annualTimeSavings')} />
            </Part>
          </li>
          <li css={[styles.item, styles.start, styles.lower]}>
            <Part label="Weekly time cost" caption="What busy work costs you now.">
              <Figure value={amount(result, 'weeklyTimeCost')} />
            </Part>
          </li>
          <li css={[styles.item, styles.lower]}>
            <Part label="Payback period" caption={`For a ${formatMoney(investment)} build.`}>
              <Figure value={months} unit={unit} />
            </Part>
          </li>
        </ul>
      </div>
      <div css={styles.range}>
        {results ? (
          <OnDemand source={rangeChoice} props={{ scenario, onScenarioChange }} meanwhile={<RangePlace />} />
        ) : (
          <RangePlace />
        )}
        <Text size="xs" tone="subtle" css={styles.meaning}>
          {results ? meaningOf(scenario, results) : 'A careful and a hopeful estimate come with the result.'}
        </Text>
      </div>
      {children && <div css={styles.footer}>{children}</div>}
      <VisuallyHidden role="status">{announcement(calculator, result, scenario)}</VisuallyHidden>
    </section>
  );
}
