import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, MONTHS } from './calculate.ts';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS, INPUT_FIELDS, SCENARIOS } from './constants.ts';
import { cumulative } from './cumulative.ts';
import { type Formats, figureKinds, usFormats } from './format.ts';
import { range } from './range.ts';
import { type ReportMessages, reportMessages } from './report.messages.ts';
import { sensitivity } from './sensitivity.ts';

export interface ReportLine {
  label: string;
  /** Formatted figure: `$44,820`. */
  value: string;
  /** Unit of the figure: `a year`. May be empty. */
  unit: string;
  /** Additional explanation. May be empty. */
  caption: string;
}

export interface ReportSection {
  title: string;
  /** May be empty. */
  caption: string;
  lines: ReportLine[];
}

/** A result as plain text and formatted figures, without markup: for a page, an e-mail or a file. */
export interface Report {
  title: string;
  /** The result in one sentence. */
  summary: string;
  sections: ReportSection[];
}

/** The language and the currency of a report. */
export interface ReportLocale {
  messages: ReportMessages;
  formats: Formats;
}

const english: ReportLocale = { messages: reportMessages, formats: usFormats };

/** The parts of the total come after it. */
const RESULTS = ['totalAnnualValue', 'revenueIncrease', 'annualTimeSavings', 'weeklyTimeCost'] as const;

/**
 * Creates a complete report in sections: the business, the return, its range, 36 months, sensitivity, and the
 * assumptions. The same input gives the same report. Invalid input counts as in `calculate`.
 *
 * @param locale The language and the currency. US English and US dollars by default.
 */
export function toReport(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
  { messages, formats }: ReportLocale = english,
): Report {
  const { money, number } = formats;
  const all = completeAssumptions(assumptions);
  const results = range(input, all);
  const { expected } = results;
  const { values, breakEvenMonth } = cumulative(input, all);
  const format = (field: keyof typeof figureKinds, value: number): string =>
    formats[figureKinds[field]](value);
  const months = (count: number): string => `${number(count)} ${messages.months(count)}`;
  const line = (label: string, value: string, unit = '', caption = ''): ReportLine => ({
    label,
    value,
    unit,
    caption,
  });
  const section = (title: string, lines: ReportLine[], caption = ''): ReportSection => ({
    title,
    caption,
    lines,
  });
  return {
    title: messages.title,
    summary: messages.summary(money(expected.totalAnnualValue), months(expected.roiTimeline)),
    sections: [
      section(
        messages.business,
        INPUT_FIELDS.map((field) => {
          const { label, unit } = messages.inputs[field];
          return line(label, format(field, input[field]), unit);
        }),
      ),
      section(messages.return, [
        ...RESULTS.map((field) => {
          const { label, unit } = messages.results[field];
          return line(label, format(field, expected[field]), unit);
        }),
        line(messages.paybackPeriod, number(expected.roiTimeline), messages.months(expected.roiTimeline)),
      ]),
      section(
        messages.range,
        SCENARIOS.map((scenario) => {
          const { totalAnnualValue, roiTimeline } = results[scenario];
          const { label, meaning } = messages.scenarios[scenario];
          const caption = `${meaning} ${messages.paidBack(months(roiTimeline))}`;
          return line(label, money(totalAnnualValue), messages.results.totalAnnualValue.unit, caption);
        }),
        messages.rangeCaption,
      ),
      section(
        messages.forecast,
        [
          line(
            messages.breakEven,
            messages.breakEvenMonth(breakEvenMonth === null ? null : number(breakEvenMonth)),
          ),
          ...[1, 2, 3].map((year) =>
            line(messages.after(number(year * MONTHS)), money(values[year * MONTHS] ?? 0)),
          ),
        ],
        messages.forecastCaption,
      ),
      section(
        messages.sensitivity,
        sensitivity(input, all).map(({ field, low, high }) => {
          const { label, unit } = messages.inputs[field];
          return line(
            label,
            money(low.totalAnnualValue),
            messages.upTo(money(high.totalAnnualValue)),
            messages.between(format(field, low.value), format(field, high.value), unit),
          );
        }),
        messages.sensitivityCaption,
      ),
      section(
        messages.assumptionsTitle,
        ASSUMPTION_FIELDS.map((name) => {
          const { label, unit } = messages.assumptions[name];
          const usual = DEFAULTS[name];
          const caption = all[name] === usual ? '' : messages.usually(format(name, usual));
          return line(label, format(name, all[name]), unit, caption);
        }),
        messages.assumptionsCaption,
      ),
    ],
  };
}
