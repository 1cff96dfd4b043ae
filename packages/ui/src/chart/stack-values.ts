/** A part of a stack. */
export interface StackPart {
  from: number;
  to: number;
  /** Whether it is the last part in its direction. */
  isEnd: boolean;
}

/** Stacks the values of one category: gains above zero, losses below. */
export function stackValues(values: readonly (number | null)[]): StackPart[] {
  const known = values.map((value) => value ?? 0);
  const isLoss = (value: number): boolean => value < 0;
  return known.map((value, index) => {
    const same = (other: number): boolean => other !== 0 && isLoss(other) === isLoss(value);
    const from = known
      .slice(0, index)
      .filter(same)
      .reduce((sum, other) => sum + other, 0);
    return { from, to: from + value, isEnd: known.findLastIndex(same) === index };
  });
}
