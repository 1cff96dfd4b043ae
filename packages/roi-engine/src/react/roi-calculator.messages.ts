import type { CalculatorInput } from '../calculate.ts';
import type { ReportMessages } from '../report.messages.ts';
import type { CalculatorErrorCode } from '../validate.ts';

/** The limits of a field, formatted. */
export interface FormattedLimits {
  minimum: string;
  maximum: string;
}

/** The texts of `RoiCalculator` and the errors of `useRoiCalculator`. Amounts arrive formatted. */
export interface RoiCalculatorMessages {
  errors: Readonly<Record<CalculatorErrorCode, (limits: FormattedLimits) => string>>;
  title: string;
  hints: Readonly<Record<keyof CalculatorInput, (limits: FormattedLimits) => string>>;
  /** The accessible names of the sliders, different from the labels of the fields. */
  sliders: Readonly<Record<keyof CalculatorInput, string>>;
  people: string;
  hoursPerWeek: string;
  /** The unit of the hourly rate, after the sign of the currency. */
  perHour: string;
  calculate: string;
  recalculate: string;
  calculating: string;
  resultTitle: string;
  outdated: string;
  outdatedAnnouncement: string;
  /** Labels the figures before the first result. */
  example: (people: string) => string;
  /** The value of a slider while its field is empty. */
  exampleValue: (value: string) => string;
  /** What an empty form needs. */
  exampleOffer: string;
  fillExample: string;
  /** Announces a result that was updated while figures are edited. */
  liveAnnouncement: (total: string) => string;
  /** Announces a result. `scenario` is null for the expected one. */
  announcement: (figures: {
    scenario: string | null;
    total: string;
    revenue: string;
    savings: string;
    weeklyCost: string;
    payback: string;
  }) => string;
  totalCaption: string;
  ownAssumptionsCaption: (usualTotal: string) => string;
  revenueCaption: string;
  savingsCaption: string;
  weeklyCostCaption: string;
  paybackCaption: (price: string) => string;
  estimates: string;
  estimateRange: (low: string, high: string) => string;
  estimatesToCome: string;
  disclaimer: string;
  copyLink: string;
  linkCopied: string;
  print: string;
  downloadPdf: string;
  email: string;
  /** The form of `<roi-calculator email-report="https://…">`. */
  reportForm: {
    title: string;
    address: string;
    invalidAddress: string;
    send: string;
    sent: (address: string) => string;
    failed: string;
  };
  loadFailed: string;
  retry: string;
  noResult: string;
  forecastTitle: string;
  breaksEven: (month: string) => string;
  breaksEvenNever: string;
  chartTitle: string;
  chartDescription: (end: string, breakEvenMonth: string | null) => string;
  chartUnit: (currency: string) => string;
  chartSource: string;
  chartStart: string;
  chartMonth: string;
  /** The name of the line in the chart. */
  chartValue: string;
  /** The label of the point where the line reaches zero. */
  breaksEvenHere: (month: string) => string;
  sensitivityTitle: string;
  mattersMost: (figure: string) => string;
  sensitivityText: string;
  /** Between the total and the changed figure, for screen readers. */
  with: string;
  /** Between the lower and the higher total, for screen readers. */
  to: string;
  methodTitle: string;
  ownAssumptions: string;
  method: {
    busyShare: readonly [figure: string, formula: string];
    revenueIncrease: (effect: string, step: string, limit: string) => string;
    weeklyTimeCost: string;
    annualTimeSavings: (share: string, weeks: string) => string;
    totalAnnualValue: string;
    paybackPeriod: (price: string, least: string, most: string) => string;
    scenarios: readonly [figure: string, formula: string];
  };
  assumptionsText: string;
  resetAssumptions: string;
  assumptionLimits: (minimum: string, maximum: string) => string;
  usually: (value: string, unit: string) => string;
  times: string;
  weeks: string;
}

declare module '@uplift/ui/locale' {
  interface Messages {
    roiReport: ReportMessages;
    roiCalculator: RoiCalculatorMessages;
  }
}

export const roiCalculatorMessages: RoiCalculatorMessages = {
  errors: {
    currentRevenue: ({ minimum }) => `Please enter annual revenue of at least ${minimum}`,
    totalHeadCount: ({ minimum }) => `Please enter total head count (minimum ${minimum})`,
    busyWorkEmployees: ({ minimum }) =>
      `Please enter number of employees doing busy work (minimum ${minimum})`,
    busyWorkEmployeesAboveHeadCount: () => 'Cannot exceed total head count',
    hoursPerWeek: ({ minimum, maximum }) => `Please enter hours per week (${minimum}-${maximum})`,
    hourlyRate: ({ minimum, maximum }) => `Please enter hourly rate (${minimum}-${maximum})`,
  },
  title: 'Your business',
  hints: {
    currentRevenue: () => 'The last twelve months, roughly.',
    totalHeadCount: () => 'Everyone on the team, you included.',
    busyWorkEmployees: () => 'Copying, chasing, retyping.',
    hoursPerWeek: ({ minimum, maximum }) => `Per person, ${minimum} to ${maximum}.`,
    hourlyRate: ({ minimum, maximum }) => `Full cost, ${minimum} to ${maximum}.`,
  },
  sliders: {
    currentRevenue: 'Revenue, roughly',
    totalHeadCount: 'People, roughly',
    busyWorkEmployees: 'Busy people, roughly',
    hoursPerWeek: 'Hours, roughly',
    hourlyRate: 'Rate, roughly',
  },
  people: 'people',
  hoursPerWeek: 'hours/week',
  perHour: '/hour',
  calculate: 'Calculate ROI',
  recalculate: 'Recalculate',
  calculating: 'Calculating...',
  resultTitle: 'Your return',
  outdated: 'Outdated',
  outdatedAnnouncement: 'Your figures changed. Recalculate to update the result.',
  example: (people) => `Example: a team of ${people}`,
  exampleValue: (value) => `Example: ${value}`,
  exampleOffer: 'Five figures, or try the example.',
  fillExample: 'Fill in the example',
  announcement: ({ scenario, total, revenue, savings, weeklyCost, payback }) =>
    [
      ...(scenario === null ? [] : [`${scenario} estimate.`]),
      `Total annual value: ${total}.`,
      `Revenue increase: ${revenue} a year.`,
      `Annual time savings: ${savings} a year.`,
      `Weekly time cost: ${weeklyCost} a week.`,
      `Payback period: ${payback}.`,
    ].join(' '),
  liveAnnouncement: (total) => `Total annual value: ${total}.`,
  totalCaption: 'Revenue increase and time savings together.',
  ownAssumptionsCaption: (usualTotal) => `With your own assumptions. With the defaults: ${usualTotal}.`,
  revenueCaption: 'A year, from time put back into sales.',
  savingsCaption: 'A year, in hours your team gets back.',
  weeklyCostCaption: 'What busy work costs you now.',
  paybackCaption: (price) => `For a ${price} build.`,
  estimates: 'Estimate',
  estimateRange: (low, high) => `From ${low} to ${high} a year.`,
  estimatesToCome: 'The result includes a low and a high estimate.',
  disclaimer: 'An estimate to plan with. An audit replaces it with figures measured in your own business.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  print: 'Print',
  downloadPdf: 'Download PDF',
  email: 'E-mail report',
  reportForm: {
    title: 'E-mail me this report',
    address: 'E-mail',
    invalidAddress: 'Enter an e-mail address such as name@example.com',
    send: 'Send the report',
    sent: (address) =>
      `We’re sending the report to ${address}. If it doesn’t arrive in a few minutes, check your spam folder.`,
    failed: 'The report couldn’t be sent. Try again in a minute.',
  },
  loadFailed: 'Couldn’t load this part.',
  retry: 'Try again',
  noResult: 'Calculate your return to see this.',
  forecastTitle: 'Over 36 months',
  breaksEven: (month) => `Breaks even in month ${month}`,
  breaksEvenNever: 'No break-even in three years',
  chartTitle: 'Value so far, less the price of the build',
  chartDescription: (end, breakEvenMonth) =>
    breakEvenMonth === null
      ? `The build doesn’t pay for itself within three years: ${end} after 36 months.`
      : `Starts with the price of the build, breaks even in month ${breakEvenMonth} and reaches ${end} after 36 months.`,
  chartUnit: (currency) => `${currency} at the end of each month`,
  chartSource: 'The band reaches from the low to the high estimate.',
  chartStart: 'Start',
  chartMonth: 'Month',
  chartValue: 'Value so far',
  breaksEvenHere: (month) => `Breaks even, month ${month}`,
  sensitivityTitle: 'What moves the result',
  mattersMost: (figure) => `${figure} most of all`,
  sensitivityText: 'The total annual value if one figure alone is a fifth lower or higher.',
  with: 'with ',
  to: ' to ',
  methodTitle: 'How we calculate',
  ownAssumptions: 'With your own assumptions',
  method: {
    busyShare: ['Busy share', 'Employees on busy work, divided by total head count.'],
    revenueIncrease: (effect, step, limit) =>
      `Annual revenue × busy share × ${effect}. Every busy employee beyond the first adds ${step} to it, up to ${limit} times the amount.`,
    weeklyTimeCost: 'Employees on busy work × hours per week × hourly rate.',
    annualTimeSavings: (share, weeks) => `${share} of the weekly time cost, ${weeks} weeks a year.`,
    totalAnnualValue: 'Revenue increase + annual time savings.',
    paybackPeriod: (price, least, most) =>
      `${price}, the price of a build, divided by the value of one month. At least ${least} months; ${most} where there is no value.`,
    scenarios: [
      'Low and high',
      'Low takes half of the revenue effect and three quarters of the hours, high a quarter more of both. Margins to plan with: plans promise too much more often than too little, and hours are easier to count than revenue.',
    ],
  },
  assumptionsText: 'The result updates immediately. Links and printed reports include your assumptions.',
  resetAssumptions: 'Reset to defaults',
  assumptionLimits: (minimum, maximum) => `Please enter ${minimum} to ${maximum}`,
  usually: (value, unit) => `Usually ${value} ${unit}.`,
  times: 'times',
  weeks: 'weeks',
};
