/** A number with at most one decimal: `2.4`. What is not a finite number is shown as a dash. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  // A browser's first formatter takes a phone long, and whole numbers, as most are, need none.
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** US dollars without decimals: `$34,000`. What is not a finite number is shown as a dash. */
export function formatMoney(dollars: number): string {
  const whole = Math.round(Math.abs(dollars));
  if (!Number.isFinite(whole)) return '–';
  return `${dollars < 0 && whole ? '-' : ''}$${formatNumber(whole)}`;
}

/** A part of one, in percent, with at most one decimal: `17%`. What is not a finite number is shown as a dash. */
export function formatPercent(part: number): string {
  if (!Number.isFinite(part)) return '–';
  return part.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
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
