/**
 * A number with its decimal point moved to the right, in its text: by its digits 1.45 is no less than 1.45. What has an
 * exponent there already is out of all reason, and stays.
 */
function movePoint(value: number, places: number): number {
  return +`${value}e${places}` || value;
}

/**
 * A number with at most one decimal, or as many as given, halves rounded up: `2.4`. Exact below a trillion. What is not
 * a finite number is shown as a dash.
 */
export function formatNumber(value: number, decimals = 1): string {
  if (!Number.isFinite(value)) return '–';
  // A browser's own formatter writes the same, and takes 50 ms of a phone for its first number.
  const rounded = movePoint(Math.round(movePoint(Math.abs(value), decimals)), -decimals);
  return `${value < 0 && rounded ? '-' : ''}${rounded}`.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** US dollars without decimals: `$34,000`. What is not a finite number is shown as a dash. */
export function formatMoney(dollars: number): string {
  return formatNumber(dollars, 0).replace(/\d/, '$$$&');
}

/** A part of one, in percent, with at most one decimal: `17%`. What is not a finite number is shown as a dash. */
export function formatPercent(part: number): string {
  return formatNumber(movePoint(part, 2)).replace(/\d$/, '$&%');
}

/** A number of months with its unit: `2.4 months`. */
export function formatMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}
