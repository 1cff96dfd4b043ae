'use client';
import { LineChart, type LineSeries } from '@uplift/ui/chart';
import { useLocale } from '@uplift/ui/locale';
import type { ReactElement } from 'react';
import type { Scenario } from '../../constants.ts';
import { type Cumulative, cumulative } from '../../cumulative.ts';
import { inScenario } from '../../range.ts';
import type { RoiCalculatorMessages } from '../roi-calculator.messages.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';

export interface ForecastProps {
  outcome: RoiOutcome;
  scenario: Scenario;
  className?: string;
}

/** Splits the line into two parts that meet at the break-even month. */
function linesOf(
  forecast: Cumulative,
  low: Cumulative,
  high: Cumulative,
  { payingBack, inProfit }: RoiCalculatorMessages,
): LineSeries[] {
  const { values, breakEvenMonth } = forecast;
  const band = values.map((_, month): [number, number] => [low.values[month] ?? 0, high.values[month] ?? 0]);
  const turn = breakEvenMonth ?? values.length;
  const part = (from: number, to: number): Pick<LineSeries, 'values' | 'band'> => ({
    values: values.map((value, month) => (month >= from && month <= to ? value : null)),
    band: band.map((edges, month) => (month >= from && month <= to ? edges : null)),
  });
  const lines: LineSeries[] = [];
  if (turn > 0) lines.push({ name: payingBack, color: 6, dashed: true, ...part(0, turn) });
  if (turn < values.length - 1) lines.push({ name: inProfit, color: 1, ...part(turn, values.length) });
  return lines;
}

/** Chart of the net value over 36 months. Loaded separately because the chart code is large. */
export default function Forecast({ outcome, scenario, ...props }: ForecastProps): ReactElement {
  const messages = useRoiMessages();
  const { money, number } = useReportLocale().formats;
  const { currency } = useLocale();
  const { input, assumptions } = outcome;
  const of = (one: Scenario): Cumulative => cumulative(input, inScenario(one, assumptions));
  const forecast = of(scenario);
  const { values, breakEvenMonth } = forecast;
  return (
    <LineChart
      title={messages.chartTitle}
      description={messages.chartDescription(
        money(values.at(-1) ?? 0),
        breakEvenMonth === null ? null : number(breakEvenMonth),
      )}
      unit={messages.chartUnit(currency)}
      source={messages.chartSource}
      currency={currency}
      categories={values.map((_, month) => (month === 0 ? messages.chartStart : number(month)))}
      series={linesOf(forecast, of('low'), of('high'), messages)}
      messages={{ category: messages.chartMonth, missing: '–' }}
      {...props}
    />
  );
}
