import { within } from './within.ts';

export interface CategoryScale {
  /** Returns the center of a category. */
  at: (point: number) => number;
  /** Returns the category with the closest center. */
  nearest: (position: number) => number;
  /** Distance between the centers of adjacent categories. */
  step: number;
}

/**
 * Spaces categories evenly between two positions. `from` may be greater than `to`.
 *
 * @param margin Space before the first and after the last category, in steps: 0 for points of a line, 0.5 for
 *   bars.
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
