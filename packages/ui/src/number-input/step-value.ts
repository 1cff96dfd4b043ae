/**
 * Returns the value one step up or down, rounded to the decimals of the step to avoid binary rounding errors,
 * and clamped to the limits.
 */
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
