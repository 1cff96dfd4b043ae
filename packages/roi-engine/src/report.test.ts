import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReport } from './report.ts';
import { oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

function textOf(title: string, assumptions = {}): string[] {
  const section = toReport(example, assumptions).sections.find((one) => one.title === title);
  return (section?.lines ?? []).map(({ label, value, unit, caption }) =>
    [`${label}: ${value}`, unit, caption].filter(Boolean).join(' | '),
  );
}

describe('toReport', () => {
  it('summarizes the result in a sentence', () => {
    expect(toReport(example).summary).toBe('$44,820 a year, paid back after 2.4 months.');
    expect(toReport(example, { investment: 3_735 }).summary).toBe('$44,820 a year, paid back after 1 month.');
  });

  it('repeats the input and lists the results', () => {
    expect(textOf('Your business')).toEqual([
      'Annual revenue: $1,000,000 | a year',
      'Total head count: 10 | people',
      'Employees on busy work: 2 | people',
      'Hours per week: 10 | hours a week',
      'Hourly rate: $25 | an hour',
    ]);
    expect(textOf('Your return')).toEqual([
      'Total annual value: $44,820 | a year',
      'Revenue increase: $39,100 | a year',
      'Annual time savings: $5,720 | a year',
      'Weekly time cost: $500 | a week',
      'Payback period: 2.4 | months',
    ]);
  });

  it('lists the range with the meaning of each scenario', () => {
    expect(textOf('From low to high')).toEqual([
      'Low: $23,840 | a year | Half the revenue, three quarters of the hours. Paid back after 4.5 months.',
      'Expected: $44,820 | a year | The formula as it stands. Paid back after 2.4 months.',
      'High: $56,025 | a year | A quarter more of both. Paid back after 1.9 months.',
    ]);
  });

  it('looks 36 months ahead', () => {
    expect(textOf('Over 36 months')).toEqual([
      'Break-even: month 3',
      'After 12 months: $35,820',
      'After 24 months: $80,640',
      'After 36 months: $125,460',
    ]);
    expect(textOf('Over 36 months', { investment: 10_000_000 })[0]).toBe('Break-even: later');
  });

  it('lists the most influential inputs first', () => {
    expect(textOf('What moves it most')[0]).toBe(
      'Employees on busy work: $34,224 | to $56,232 a year | With 1.6 to 2.4 people.',
    );
    expect(textOf('What moves it most')).toHaveLength(5);
  });

  it('lists the assumptions and marks those that differ from the defaults', () => {
    expect(textOf('Assumptions', { efficiencyFactor: 0.3, investment: 12_000 })).toEqual([
      'Revenue effect: 17% | of the revenue touched',
      'More per busy employee: 15% | beyond the first',
      'Upper limit: 3 | times the revenue effect',
      'Busy work saved: 30% | of its hours | Usually 22%.',
      'Working weeks: 52 | a year',
      'Price of a build: $12,000 | once | Usually $9,000.',
    ]);
  });

  it('can be serialized as JSON for any numeric input', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        const report = toReport(input, assumptions);
        expect(JSON.parse(JSON.stringify(report))).toEqual(report);
        expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|undefined|∞/);
      }),
    );
  });
});
