import type { CalculatorInput, CalculatorResult } from './calculate.ts';
import type { Assumptions, Scenario } from './constants.ts';

/** The name and the unit of a figure. The unit is empty when the formatted figure includes it. */
export interface FigureLabel {
  label: string;
  unit: string;
}

/** The names of all figures, and the sentences of a report. Amounts arrive formatted. */
export interface ReportMessages {
  inputs: Readonly<Record<keyof CalculatorInput, FigureLabel>>;
  results: Readonly<Record<Exclude<keyof CalculatorResult, 'roiTimeline'>, FigureLabel>>;
  paybackPeriod: string;
  assumptions: Readonly<Record<keyof Assumptions, FigureLabel>>;
  /** The name of each scenario and what it changes. */
  scenarios: Readonly<Record<Scenario, { label: string; meaning: string }>>;
  /** The unit of a number of months. */
  months: (count: number) => string;
  title: string;
  summary: (amount: string, months: string) => string;
  business: string;
  return: string;
  range: string;
  rangeCaption: string;
  paidBack: (months: string) => string;
  forecast: string;
  forecastCaption: string;
  breakEven: string;
  /** When a build breaks even; null if later than in three years. */
  breakEvenMonth: (month: string | null) => string;
  after: (months: string) => string;
  sensitivity: string;
  sensitivityCaption: string;
  /** The unit of the lower total, which names the higher one. */
  upTo: (amount: string) => string;
  between: (low: string, high: string, unit: string) => string;
  assumptionsTitle: string;
  assumptionsCaption: string;
  usually: (value: string) => string;
}

const yearly = 'a year';

export const reportMessages: ReportMessages = {
  inputs: {
    currentRevenue: { label: 'Annual revenue', unit: yearly },
    totalHeadCount: { label: 'Total head count', unit: 'people' },
    busyWorkEmployees: { label: 'Employees on busy work', unit: 'people' },
    hoursPerWeek: { label: 'Hours per week', unit: 'hours a week' },
    hourlyRate: { label: 'Hourly rate', unit: 'an hour' },
  },
  results: {
    totalAnnualValue: { label: 'Total annual value', unit: yearly },
    revenueIncrease: { label: 'Revenue increase', unit: yearly },
    annualTimeSavings: { label: 'Annual time savings', unit: yearly },
    weeklyTimeCost: { label: 'Weekly time cost', unit: 'a week' },
  },
  paybackPeriod: 'Payback period',
  assumptions: {
    revenueFactor: { label: 'Revenue effect', unit: 'of the revenue touched' },
    multiplierStep: { label: 'More per busy employee', unit: 'beyond the first' },
    multiplierLimit: { label: 'Upper limit', unit: 'times the revenue effect' },
    efficiencyFactor: { label: 'Busy work saved', unit: 'of its hours' },
    weeksPerYear: { label: 'Working weeks', unit: yearly },
    investment: { label: 'Price of a build', unit: 'once' },
  },
  scenarios: {
    low: { label: 'Low', meaning: 'Half the revenue, three quarters of the hours.' },
    expected: { label: 'Expected', meaning: 'The formula as it stands.' },
    high: { label: 'High', meaning: 'A quarter more of both.' },
  },
  months: (count) => (count === 1 ? 'month' : 'months'),
  title: 'What automation could return',
  summary: (amount, months) => `${amount} a year, paid back after ${months}.`,
  business: 'Your business',
  return: 'Your return',
  range: 'From low to high',
  rangeCaption: 'Margins to plan with, not a promise.',
  paidBack: (months) => `Paid back after ${months}.`,
  forecast: 'Over 36 months',
  forecastCaption: 'Value less the price of the build.',
  breakEven: 'Break-even',
  breakEvenMonth: (month) => (month === null ? 'later' : `month ${month}`),
  after: (months) => `After ${months} months`,
  sensitivity: 'What moves it most',
  sensitivityCaption: 'The total with one figure a fifth lower or higher.',
  upTo: (amount) => `to ${amount} a year`,
  between: (low, high, unit) => `With ${low} to ${high} ${unit}.`,
  assumptionsTitle: 'Assumptions',
  assumptionsCaption: 'An audit replaces them with figures of your own.',
  usually: (value) => `Usually ${value}.`,
};
