import type { CalculatorInput, CalculatorResult } from './calculate.ts';
import type { Assumptions } from './constants.ts';

const DASH = '–';

/** Formats the figures of a result. Each returns a dash for a non-finite value. */
export interface Formats {
  /** Formats a number with at most one decimal, or the given number of decimals. */
  number: (value: number, decimals?: number) => string;
  /** Formats an amount of money without decimals. */
  money: (amount: number) => string;
  /** Formats a ratio as a percentage with at most one decimal. */
  percent: (part: number) => string;
}

type Kind = keyof Formats;

/** How each figure is formatted. */
export const figureKinds: Readonly<
  Record<keyof CalculatorInput | keyof CalculatorResult | keyof Assumptions, Kind>
> = {
  currentRevenue: 'money',
  totalHeadCount: 'number',
  busyWorkEmployees: 'number',
  hoursPerWeek: 'number',
  hourlyRate: 'money',
  totalAnnualValue: 'money',
  revenueIncrease: 'money',
  annualTimeSavings: 'money',
  weeklyTimeCost: 'money',
  roiTimeline: 'number',
  revenueFactor: 'percent',
  multiplierStep: 'percent',
  multiplierLimit: 'number',
  efficiencyFactor: 'percent',
  weeksPerYear: 'number',
  investment: 'money',
};

/**
 * Creates the formats of a language and a currency.
 *
 * @param numberFormat Returns a cached format.
 */
export function formatsOf(
  numberFormat: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
  currency: string,
): Formats {
  const format = (value: number, options: Intl.NumberFormatOptions): string =>
    // `-0` and what rounds to it have no sign.
    Number.isFinite(value) ? numberFormat({ signDisplay: 'negative', ...options }).format(value) : DASH;
  return {
    number: (value, decimals = 1) => format(value, { maximumFractionDigits: decimals }),
    money: (amount) => format(amount, { style: 'currency', currency, maximumFractionDigits: 0 }),
    percent: (part) => format(part, { style: 'percent', maximumFractionDigits: 1 }),
  };
}

const cache = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/** US English and US dollars. */
export const usFormats: Formats = /* @__PURE__ */ formatsOf((options) => {
  const key = JSON.stringify(options);
  const format = cache.get(key) ?? new Intl.NumberFormat('en-US', options);
  cache.set(key, format);
  return format;
}, 'USD');

/**
 * Formats a number with at most one decimal, or the given number of decimals: `2.4`. Returns a dash for a
 * non-finite value.
 */
export function formatNumber(value: number, decimals = 1): string {
  return usFormats.number(value, decimals);
}

/** Formats US dollars without decimals: `$34,000`. Returns a dash for a non-finite value. */
export function formatMoney(dollars: number): string {
  return usFormats.money(dollars);
}
