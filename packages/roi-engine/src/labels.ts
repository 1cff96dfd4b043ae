import type { CalculatorInput, CalculatorResult } from './calculate.ts';
import type { Assumptions, Scenario } from './constants.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';

/** Name, formatter and unit of a figure. The unit is omitted when the formatted figure includes it. */
export type Label = readonly [label: string, format: (value: number) => string, unit?: string];

export const inputLabels: Readonly<Record<keyof CalculatorInput, Label>> = {
  currentRevenue: ['Annual revenue', formatMoney, 'a year'],
  totalHeadCount: ['Total head count', formatNumber, 'people'],
  busyWorkEmployees: ['Employees on busy work', formatNumber, 'people'],
  hoursPerWeek: ['Hours per week', formatNumber, 'hours a week'],
  hourlyRate: ['Hourly rate', formatMoney, 'an hour'],
};

/** Labels of a result's figures, most important first. */
export const resultLabels: readonly (readonly [field: keyof CalculatorResult, ...Label])[] = [
  ['totalAnnualValue', 'Total annual value', formatMoney, 'a year'],
  ['revenueIncrease', 'Revenue increase', formatMoney, 'a year'],
  ['annualTimeSavings', 'Annual time savings', formatMoney, 'a year'],
  ['weeklyTimeCost', 'Weekly time cost', formatMoney, 'a week'],
  ['roiTimeline', 'Payback period', formatNumber, 'months'],
];

export const assumptionLabels: Readonly<Record<keyof Assumptions, Label>> = {
  revenueFactor: ['Revenue effect', formatPercent, 'of the revenue touched'],
  multiplierStep: ['More per busy employee', formatPercent, 'beyond the first'],
  multiplierLimit: ['Upper limit', formatNumber, 'times the revenue effect'],
  efficiencyFactor: ['Busy work saved', formatPercent, 'of its hours'],
  weeksPerYear: ['Working weeks', formatNumber, 'a year'],
  investment: ['Price of a build', formatMoney, 'once'],
};

/** Name and explanation of each scenario. */
export const scenarioLabels: readonly (readonly [scenario: Scenario, label: string, meaning: string])[] = [
  ['low', 'Low', 'Half the revenue, three quarters of the hours.'],
  ['expected', 'Expected', 'The formula as it stands.'],
  ['high', 'High', 'A quarter more of both.'],
];
