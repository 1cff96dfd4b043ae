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

  it('are required', () => {
    expect(checkBaseline(typed({ hourlyRate: '', investment: '', agreedOn: '' }))).toEqual({
      hourlyRate: 'Please enter hourly rate ($10-$200)',
      investment: expect.stringMatching(/^Enter a fee from/),
      agreedOn: 'Enter the day on which it was agreed on.',
    });
  });
});
