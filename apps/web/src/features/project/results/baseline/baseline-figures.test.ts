import { describe, expect, it } from 'vitest';
import { type BaselineField, checkBaseline, readBaseline } from './baseline-figures.ts';

const figures: Record<BaselineField, string> = {
  currentRevenue: '$ 1,250,000.00',
  totalHeadCount: '1\u00a0200',
  busyWorkEmployees: '２',
  hoursPerWeek: '7,5',
  hourlyRate: '25',
  investment: '10k',
  agreedOn: '2026-05-04',
};

function typed(changes: Partial<Record<BaselineField, string>> = {}) {
  return (name: BaselineField): string => ({ ...figures, ...changes })[name];
}

describe('baseline figures', () => {
  it('are parsed from common number formats', () => {
    expect(checkBaseline(typed())).toEqual({});
    expect(readBaseline(typed())).toEqual({
      input: {
        currentRevenue: 1_250_000,
        totalHeadCount: 1200,
        busyWorkEmployees: 2,
        hoursPerWeek: 7.5,
        hourlyRate: 25,
      },
      investment: 10_000,
    });
  });

  it('are rejected with a reason when they cannot be parsed', () => {
    expect(checkBaseline(typed({ hourlyRate: '25-30', investment: '1,000,00' }))).toEqual({
      hourlyRate: '“25-30” is not a number. Enter one such as 1,250.',
      investment: '“1,000,00” is not a number. Enter one such as 1,250.',
    });
  });

  it('drop the cents of whole dollars and keep the fractions of hours and rates', () => {
    const figures = typed({ currentRevenue: '1.250.000,99', investment: '$1,250.75', hourlyRate: '35.50' });
    expect(checkBaseline(figures)).toEqual({});
    expect(readBaseline(figures)).toMatchObject({
      input: { currentRevenue: 1_250_000, hoursPerWeek: 7.5, hourlyRate: 35.5 },
      investment: 1250,
    });
  });

  it('are rejected when they are ambiguous or head counts with fractions', () => {
    const ambiguous =
      'The point in “1.250” could separate thousands or decimals. Enter the number without it.';
    const figures = typed({ totalHeadCount: '1.250', busyWorkEmployees: '2,5', investment: '1.250' });
    expect(checkBaseline(figures)).toEqual({
      totalHeadCount: ambiguous,
      busyWorkEmployees: 'Enter a whole number.',
      investment: ambiguous,
    });
    expect(readBaseline(figures)).toMatchObject({
      input: { totalHeadCount: null, busyWorkEmployees: null },
      investment: null,
    });
  });

  it('are required', () => {
    expect(checkBaseline(typed({ hourlyRate: '', investment: '', agreedOn: '' }))).toEqual({
      hourlyRate: 'Please enter hourly rate ($10-$200)',
      investment: expect.stringMatching(/^Enter a fee from/),
      agreedOn: 'Enter the day on which it was agreed on.',
    });
  });
});
