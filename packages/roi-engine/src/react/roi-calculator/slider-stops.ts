import {
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
} from '../../constants.ts';
import type { CalculatorDraft } from '../../validate.ts';
import type { RoiField } from '../use-roi-calculator/index.ts';

/** Beyond these a business types its number: a slider that went further would be of no use to most. */
const MOST_REVENUE = 50_000_000;
const MOST_PEOPLE = 500;
/** Up to here people are counted one by one. */
const FEW_PEOPLE = 20;
const DOLLARS_A_STEP = 5;

/** Numbers that people name, a tenth to a half apart. */
const round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

function evenly(minimum: number, maximum: number, step: number): number[] {
  return Array.from({ length: (maximum - minimum) / step + 1 }, (_, index) => minimum + index * step);
}

/** Round numbers, a few for each power of ten. */
function rounded(minimum: number, maximum: number): number[] {
  const stops: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(minimum)); power <= maximum; power *= 10) {
    stops.push(...round.map((number) => number * power));
  }
  return stops.filter((stop) => stop >= minimum && stop <= maximum);
}

const revenue = rounded(MINIMUM_REVENUE, MOST_REVENUE);
const people = [
  ...evenly(MINIMUM_EMPLOYEES, FEW_PEOPLE, 1),
  ...rounded(FEW_PEOPLE + 1, MOST_PEOPLE).filter(Number.isInteger),
];
const hours = evenly(HOURS_PER_WEEK_RANGE.minimum, HOURS_PER_WEEK_RANGE.maximum, 1);
const rates = evenly(HOURLY_RATE_RANGE.minimum, HOURLY_RATE_RANGE.maximum, DOLLARS_A_STEP);

/** The numbers that the slider of a field stops at. Nobody can slide to more busy people than there are. */
export function stopsOf(field: RoiField, { totalHeadCount }: CalculatorDraft): readonly number[] {
  switch (field) {
    case 'currentRevenue':
      return revenue;
    case 'totalHeadCount':
      return people;
    case 'busyWorkEmployees': {
      const busy = people.filter((count) => totalHeadCount === null || count <= totalHeadCount);
      // One stop is no choice.
      return busy.length > 1 ? busy : people;
    }
    case 'hoursPerWeek':
      return hours;
    case 'hourlyRate':
      return rates;
  }
}

/** Where a number stands among the stops: at the last one that it reaches, or at the first. */
export function placeAmong(stops: readonly number[], value: number | null): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= (value ?? 0)),
  );
}
