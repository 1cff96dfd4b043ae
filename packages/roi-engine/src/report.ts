import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, MONTHS } from './calculate.ts';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS, INPUT_FIELDS } from './constants.ts';
import { cumulative } from './cumulative.ts';
import { formatMoney, formatMonths } from './format.ts';
import { assumptionLabels, inputLabels, type Label, resultLabels, scenarioLabels } from './labels.ts';
import { range } from './range.ts';
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

function line([label, format, unit = '']: Label, amount: number, caption = ''): ReportLine {
  return { label, value: format(amount), unit, caption };
}

/**
 * Creates a complete report in sections: the business, the return, its range, 36 months, sensitivity, and the
 * assumptions. The same input gives the same report. Invalid input counts as in `calculate`.
 */
export function toReport(input: CalculatorInput, assumptions: Partial<Assumptions> = DEFAULTS): Report {
  const all = completeAssumptions(assumptions);
  const results = range(input, all);
  const { expected } = results;
  const { values, breakEvenMonth } = cumulative(input, all);
  const section = (title: string, lines: ReportLine[], caption = ''): ReportSection => ({
    title,
    caption,
    lines,
  });
  return {
    title: 'What automation could return',
    summary: `${formatMoney(expected.totalAnnualValue)} a year, paid back after ${formatMonths(expected.roiTimeline)}.`,
    sections: [
      section(
        'Your business',
        INPUT_FIELDS.map((field) => line(inputLabels[field], input[field])),
      ),
      section(
        'Your return',
        resultLabels.map(([field, ...label]) => line(label, expected[field])),
      ),
      section(
        'From low to high',
        scenarioLabels.map(([scenario, label, meaning]) =>
          line(
            [label, formatMoney, 'a year'],
            results[scenario].totalAnnualValue,
            `${meaning} Paid back after ${formatMonths(results[scenario].roiTimeline)}.`,
          ),
        ),
        'Margins to plan with, not a promise.',
      ),
      section(
        'Over 36 months',
        [
          line(['Break-even', (month) => (month < 0 ? 'later' : `month ${month}`)], breakEvenMonth ?? -1),
          ...[1, 2, 3].map((year) =>
            line([`After ${year * MONTHS} months`, formatMoney], values[year * MONTHS] ?? 0),
          ),
        ],
        'Value less the price of the build.',
      ),
      section(
        'What moves it most',
        sensitivity(input, all).map(({ field, low, high }) => {
          const [label, format, unit] = inputLabels[field];
          return line(
            [label, formatMoney, `to ${formatMoney(high.totalAnnualValue)} a year`],
            low.totalAnnualValue,
            `With ${format(low.value)} to ${format(high.value)} ${unit}.`,
          );
        }),
        'The total with one figure a fifth lower or higher.',
      ),
      section(
        'Assumptions',
        ASSUMPTION_FIELDS.map((name) => {
          const label = assumptionLabels[name];
          const usual = DEFAULTS[name];
          return line(label, all[name], all[name] === usual ? '' : `Usually ${label[1](usual)}.`);
        }),
        'An audit replaces them with figures of your own.',
      ),
    ],
  };
}
