import {
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
} from '../../constants.ts';
import type { CalculatorDraft } from '../../validate.ts';
import type { RoiField } from '../use-roi-calculator/index.ts';

/** Larger businesses type their number: a wider range would make the slider useless for most. */
const MOST_REVENUE = 50_000_000;
const MOST_PEOPLE = 500;
/** Up to here, head counts increase one by one. */
const FEW_PEOPLE = 20;
const DOLLARS_A_STEP = 5;

/** Steps per power of ten: round numbers a tenth to a half apart. */
const round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

function evenly(minimum: number, maximum: number, step: number): number[] {
  return Array.from({ length: (maximum - minimum) / step + 1 }, (_, index) => minimum + index * step);
}

/** Returns round numbers, a few for each power of ten. */
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

/** Returns the stops of a field's slider. The slider for busy employees ends at the head count. */
export function stopsOf(field: RoiField, { totalHeadCount }: CalculatorDraft): readonly number[] {
  switch (field) {
    case 'currentRevenue':
      return revenue;
    case 'totalHeadCount':
      return people;
    case 'busyWorkEmployees': {
      const busy = people.filter((count) => totalHeadCount === null || count <= totalHeadCount);
      // A single stop leaves no choice.
      return busy.length > 1 ? busy : people;
    }
    case 'hoursPerWeek':
      return hours;
    case 'hourlyRate':
      return rates;
  }
}

/** Returns the index of the last stop that a number reaches, or the first. */
export function placeAmong(stops: readonly number[], value: number | null): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= (value ?? 0)),
  );
}
