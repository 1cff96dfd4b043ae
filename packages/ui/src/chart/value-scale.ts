import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** Returns the lowest and the highest value, with room around a single value. */
export function valueDomain(values: readonly number[], fromZero: boolean): [low: number, high: number] {
  const all = fromZero || values.length === 0 ? [0, ...values] : values;
  const low = Math.min(...all);
  const high = Math.max(...all);
  if (low < high) return [low, high];
  const room = Math.abs(low) / 10 || 1;
  return [low && low - room, high + room];
}

/** Returns a scale with round numbers at its ends. */
export function valueScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  tickCount: number,
): ScaleLinear<number, number> {
  return scaleLinear(domain, range).nice(tickCount);
}

export interface Tick {
  value: number;
  text: string;
}

/** Returns ticks with their labels: fewer than wanted if rounding would make labels equal. */
export function distinctTicks(
  scale: ScaleLinear<number, number>,
  count: number,
  format: (value: number) => string,
): Tick[] {
  const ticks = scale.ticks(count).map((value) => ({ value, text: format(value) }));
  const isDistinct = ticks.every(({ text }, index) => ticks[index - 1]?.text !== text);
  if (isDistinct) return ticks;
  return count > 1 ? distinctTicks(scale, count - 1, format) : ticks.slice(0, 1);
}
