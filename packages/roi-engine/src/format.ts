const DASH = '–';

// `-0` and what rounds to it have no sign.
const formatter = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });

const dollarFormat = /* @__PURE__ */ formatter({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const percentFormat = /* @__PURE__ */ formatter({ style: 'percent', maximumFractionDigits: 1 });
const numberFormats = /* @__PURE__ */ new Map<number, Intl.NumberFormat>();

function numberFormat(decimals: number): Intl.NumberFormat {
  const known = numberFormats.get(decimals) ?? formatter({ maximumFractionDigits: decimals });
  numberFormats.set(decimals, known);
  return known;
}

/**
 * Formats a number with at most one decimal, or the given number of decimals: `2.4`. Returns a dash for a
 * non-finite value.
 */
export function formatNumber(value: number, decimals = 1): string {
  return Number.isFinite(value) ? numberFormat(decimals).format(value) : DASH;
}

/** Formats US dollars without decimals: `$34,000`. Returns a dash for a non-finite value. */
export function formatMoney(dollars: number): string {
  return Number.isFinite(dollars) ? dollarFormat.format(dollars) : DASH;
}

/** Formats a ratio as a percentage with at most one decimal: `17%`. Returns a dash for a non-finite value. */
export function formatPercent(part: number): string {
  return Number.isFinite(part) ? percentFormat.format(part) : DASH;
}

/** Formats a number of months with its unit: `2.4 months`. */
export function formatMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}
