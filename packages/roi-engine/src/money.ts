const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** US dollars without decimals: `$34,000`. What is not a finite number is shown as a dash. */
export function formatMoney(dollars: number): string {
  return Number.isFinite(dollars) ? usd.format(dollars) : '–';
}

/** The amount that the digits of a text spell, in whole US dollars; null where it has none. */
export function parseMoney(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
