import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** From the least to the greatest value, with room where there is only one. */
export function valueDomain(values: readonly number[], fromZero: boolean): [low: number, high: number] {
  const all = fromZero || values.length === 0 ? [0, ...values] : values;
  const low = Math.min(...all);
  const high = Math.max(...all);
  if (low < high) return [low, high];
  const room = Math.abs(low) / 10 || 1;
  return [low && low - room, high + room];
}

/** A scale whose ends are round numbers. */
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

/** Ticks with their texts; of those that read the same, because the format rounds, the first alone. */
export function distinctTicks(values: readonly number[], format: (value: number) => string): Tick[] {
  const ticks = values.map((value) => ({ value, text: format(value) }));
  return ticks.filter(({ text }, index) => ticks[index - 1]?.text !== text);
}
