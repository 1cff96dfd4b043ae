/**
 * Shifts the decimal point in the number's text, because multiplying inherits binary rounding: 1.45 becomes
 * slightly less than 1.45. Numbers in exponent notation are far outside any realistic range and stay
 * unchanged.
 */
function movePoint(value: number, places: number): number {
  return +`${value}e${places}` || value;
}

/**
 * Formats a number with at most one decimal, or the given number of decimals, rounding halves up: `2.4`.
 * Exact below a trillion. Returns a dash for a non-finite value.
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) return '–';
  // `Intl.NumberFormat` gives the same output, but takes 50 ms on a phone for its first number.
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals);
  return `${value < 0 && rounded ? '-' : ''}${rounded}`.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Formats US dollars without decimals: `$34,000`. Returns a dash for a non-finite value. */
export function formatMoney(dollars: number): string {
  return formatNumber(dollars, 0).replace(/\d/, '$$$&');
}

/** Formats a ratio as a percentage with at most one decimal: `17%`. Returns a dash for a non-finite value. */
export function formatPercent(part: number): string {
  return formatNumber(movePoint(part, 2)).replace(/\d$/, '$&%');
}

/** Formats a number of months with its unit: `2.4 months`. */
export function formatMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}
