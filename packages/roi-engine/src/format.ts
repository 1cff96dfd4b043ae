/** A number with its decimal point moved to the right, by its decimal digits: 1.45 is no less than 1.45. */
function shiftPoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * A number with at most one decimal, or as many as given, halves rounded up: `2.4`. What is not a finite number is shown
 * as a dash.
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) return '–';
  // A browser's own formatter writes the same for all numbers, and takes 50 ms of a phone for the first.
  if (Math.abs(value) >= 1e12) return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
  const rounded = shiftPoint(Math.round(shiftPoint(Math.abs(value), decimals)), -decimals);
  return `${value < 0 && rounded ? '-' : ''}${rounded}`.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** US dollars without decimals: `$34,000`. What is not a finite number is shown as a dash. */
export function formatMoney(dollars: number): string {
  return formatNumber(dollars, 0).replace(/(?=\d)/, '$');
}

/** A part of one, in percent, with at most one decimal: `17%`. What is not a finite number is shown as a dash. */
export function formatPercent(part: number): string {
  if (!Number.isFinite(part)) return '–';
  return `${formatNumber(shiftPoint(part, 2))}%`;
}

/** A number of months with its unit: `2.4 months`. */
export function formatMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}

/** The amount that the digits of a text spell, in whole US dollars; null where it has none. */
export function parseMoney(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
