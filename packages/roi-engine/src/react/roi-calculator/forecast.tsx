'use client';
import { LineChart } from '@uplift/ui/chart';
import { useLocale } from '@uplift/ui/locale';
import type { ReactElement } from 'react';
import type { Scenario } from '../../constants.ts';
import { type Cumulative, cumulative } from '../../cumulative.ts';
import { inScenario } from '../../range.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';

export interface ForecastProps {
  outcome: RoiOutcome;
  scenario: Scenario;
  className?: string;
}

/** Returns the month at which the value reaches zero, between the two months around it. */
function crossing({ values, breakEvenMonth }: Cumulative): number {
  const [start = 0, first = 0] = values;
  return breakEvenMonth ? start / (start - first) : 0;
}

/** Chart of the net value over 36 months. Loaded separately because the chart code is large. */
export default function Forecast({ outcome, scenario, ...props }: ForecastProps): ReactElement {
  const messages = useRoiMessages();
  const { money, number } = useReportLocale().formats;
  const { currency } = useLocale();
  const { input, assumptions } = outcome;
  const of = (one: Scenario): Cumulative => cumulative(input, inScenario(one, assumptions));
  const forecast = of(scenario);
  const low = of('low');
  const high = of('high');
  const { values, breakEvenMonth } = forecast;
  return (
    <LineChart
      title={messages.chartTitle}
      description={messages.chartDescription(
        money(values.at(-1) ?? 0),
        breakEvenMonth === null ? null : number(breakEvenMonth),
      )}
      unit={messages.chartUnit(currency)}
      note={messages.chartSource}
      currency={currency}
      format={{ maximumFractionDigits: 0 }}
      categories={values.map((_, month) => (month === 0 ? messages.chartStart : number(month)))}
      series={[
        {
          name: messages.chartValue,
          values,
          band: values.map(
            (value, month) => [low.values[month] ?? value, high.values[month] ?? value] as const,
          ),
        },
      ]}
      annotations={
        breakEvenMonth === null
          ? []
          : [
              {
                at: crossing(forecast),
                value: 0,
                label: messages.breaksEvenHere(number(breakEvenMonth)),
              },
            ]
      }
      messages={{ category: messages.chartMonth, missing: '–' }}
      {...props}
    />
  );
}
