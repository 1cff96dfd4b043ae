import { within } from './within.ts';

export interface CategoryScale {
  /** The middle of a category. */
  at: (point: number) => number;
  /** The category whose middle is closest. */
  nearest: (position: number) => number;
  /** The distance between two middles. */
  step: number;
}

/**
 * Categories at equal distances between two positions, of which the first may be the greater one.
 *
 * @param margin Room before the first and after the last, in steps: 0 for points of a line, 0.5 for bars.
 */
export function categoryScale(count: number, from: number, to: number, margin: 0 | 0.5): CategoryScale {
  const steps = count - 1 + 2 * margin;
  const step = steps > 0 ? (to - from) / steps : 0;
  const first = step ? from + step * margin : (from + to) / 2;
  return {
    at: (point) => first + step * point,
    nearest: (position) => (step ? within(Math.round((position - first) / step), count) : 0),
    step: Math.abs(step || to - from),
  };
}
