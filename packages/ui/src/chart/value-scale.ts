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

/** Returns ticks with their labels. If rounding makes labels equal, only the first tick stays. */
export function distinctTicks(values: readonly number[], format: (value: number) => string): Tick[] {
  const ticks = values.map((value) => ({ value, text: format(value) }));
  return ticks.filter(({ text }, index) => ticks[index - 1]?.text !== text);
}
