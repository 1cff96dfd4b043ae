import { renderHook } from '@testing-library/react';
import { LocaleProvider } from '@uplift/ui/locale';
import type { PropsWithChildren, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { INPUT_FIELDS } from '../constants.ts';
import { toReport } from '../report.ts';
import { example } from '../testing/example.ts';
import { messages } from '../validate.ts';
import { german } from './locale/de.ts';
import { roiCalculatorMessages } from './roi-calculator.messages.ts';
import { formatLimits, OwnMessages, useReportLocale, useRoiMessages } from './use-roi-messages.ts';

it.each(INPUT_FIELDS)('describes errors of %s in English as validate does', (field) => {
  const { result } = renderHook(useReportLocale);
  const limits = formatLimits(field, result.current.formats);
  expect(roiCalculatorMessages.errors[field](limits)).toBe(messages[field]);
});

it('reports in US English and US dollars without a provider', () => {
  const { result } = renderHook(useReportLocale);
  expect(toReport(example, {}, result.current)).toEqual(toReport(example));
});

it('reports in the language and the currency of the provider', () => {
  const wrapper = ({ children }: PropsWithChildren): ReactElement => (
    <LocaleProvider language="de" currency="EUR" messages={german}>
      {children}
    </LocaleProvider>
  );
  const { result } = renderHook(useReportLocale, { wrapper });
  expect(toReport(example, {}, result.current).summary).toBe(
    '44.820\u00a0€ pro Jahr. Amortisationszeit: 2,4 Monate.',
  );
});

it('names figures as told, also in the report', () => {
  const wrapper = ({ children }: PropsWithChildren): ReactElement => (
    <OwnMessages
      value={{ title: 'Your shop', labels: { currentRevenue: 'Turnover', paybackPeriod: 'Paid off' } }}
    >
      {children}
    </OwnMessages>
  );
  const { result } = renderHook(() => ({ report: useReportLocale(), messages: useRoiMessages() }), {
    wrapper,
  });
  const labels = toReport(example, {}, result.current.report).sections.flatMap(({ lines }) =>
    lines.map(({ label }) => label),
  );
  expect(labels).toEqual(expect.arrayContaining(['Turnover', 'Total head count', 'Paid off']));
  expect(result.current.messages).toMatchObject({ title: 'Your shop', calculate: 'Calculate ROI' });
});
