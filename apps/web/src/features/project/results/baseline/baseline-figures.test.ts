import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { baselineSchema } from './baseline-figures.ts';

const figures = {
  currentRevenue: '$ 1,250,000.00',
  totalHeadCount: '1\u00a0200',
  busyWorkEmployees: '２',
  hoursPerWeek: '7,5',
  hourlyRate: '25',
};

function parse(input: Partial<typeof figures>, investment = '10k', agreedOn = '2026-05-04') {
  const calculation = { input: { ...figures, ...input }, assumptions: { investment } };
  return v.safeParse(baselineSchema, { calculation, agreedOn });
}

function errorsOf({ issues }: ReturnType<typeof parse>) {
  return issues && v.flatten(issues).nested;
}

describe('baseline figures', () => {
  it('are parsed from common number formats', () => {
    expect(parse({}).output).toEqual({
      calculation: {
        input: {
          currentRevenue: 1_250_000,
          totalHeadCount: 1200,
          busyWorkEmployees: 2,
          hoursPerWeek: 7.5,
          hourlyRate: 25,
        },
        assumptions: { investment: 10_000 },
      },
      agreedOn: '2026-05-04',
    });
  });

  it('drop the cents of whole dollars and keep the fractions of hours and rates', () => {
    expect(parse({ currentRevenue: '1.250.000,99', hourlyRate: '35.50' }, '$1,250.75').output).toMatchObject({
      calculation: {
        input: { currentRevenue: 1_250_000, hoursPerWeek: 7.5, hourlyRate: 35.5 },
        assumptions: { investment: 1250 },
      },
    });
  });

  it('are rejected when they are ambiguous or head counts with fractions', () => {
    const ambiguous =
      'The point in “1.250” could separate thousands or decimals. Enter the number without it.';
    expect(errorsOf(parse({ totalHeadCount: '1.250', busyWorkEmployees: '2,5' }, '1.250'))).toEqual({
      'calculation.input.totalHeadCount': [ambiguous],
      'calculation.input.busyWorkEmployees': ['Enter a whole number.'],
      'calculation.assumptions.investment': [ambiguous],
    });
  });

  it('are rejected by the calculator’s rules, each on its own', () => {
    expect(errorsOf(parse({ currentRevenue: '9,999', totalHeadCount: '1', hoursPerWeek: '41' }))).toEqual({
      'calculation.input.currentRevenue': ['Please enter annual revenue of at least $10,000'],
      'calculation.input.busyWorkEmployees': ['Cannot exceed total head count'],
      'calculation.input.hoursPerWeek': ['Please enter hours per week (1-40)'],
    });
  });

  it('are required', () => {
    expect(errorsOf(parse({ hourlyRate: '' }, '', ''))).toEqual({
      'calculation.input.hourlyRate': ['Please enter hourly rate ($10-$200)'],
      'calculation.assumptions.investment': [expect.stringMatching(/^Enter a fee from/)],
      agreedOn: ['Enter the date of the agreement.'],
    });
  });
});
