/** What of a person's typing can belong to a number: digits, one point, a leading minus where negatives are allowed. */
export function keepNumeric(text: string, allow: { negative: boolean; decimal: boolean }): string {
  const negative = allow.negative && text.trimStart().startsWith('-');
  const [whole = '', ...fractions] = text.replace(/[^\d.]/g, '').split('.');
  const fraction = allow.decimal && fractions.length > 0 ? `.${fractions.join('')}` : '';
  return `${negative ? '-' : ''}${whole}${fraction}`;
}

/** The number that a text stands for, or `null` while it stands for none ("", "-", "."). */
export function parseNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** The value one step up or down, on the grid of steps, kept within the limits and free of binary fractions. */
export function stepValue(
  value: number | null,
  step: number,
  direction: 1 | -1,
  limits: { min: number; max: number },
): number {
  const start = value ?? (Number.isFinite(limits.min) ? limits.min - direction * step : 0);
  const decimals = String(step).split('.')[1]?.length ?? 0;
  const next = Number((start + direction * step).toFixed(Math.max(decimals, 0)));
  return Math.min(Math.max(next, limits.min), limits.max);
}
