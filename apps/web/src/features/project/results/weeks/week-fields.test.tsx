import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { weekSchema } from './week-fields.tsx';

function parse(fields: Partial<v.InferInput<typeof weekSchema>>) {
  return v.safeParse(weekSchema, { week: '2026-05-04', hoursSaved: '8', revenueEffect: '', ...fields });
}

describe('measured week', () => {
  it('has its figures as numbers, with whole dollars', () => {
    expect(parse({ hoursSaved: '7,5', revenueEffect: '(1,250.75)' }).output).toMatchObject({
      hoursSaved: 7.5,
      revenueEffect: -1250,
    });
  });

  it('has no revenue effect if none is entered', () => {
    expect(parse({ revenueEffect: ' ' }).output).toMatchObject({ revenueEffect: 0 });
  });

  it('reports the text that it cannot parse', () => {
    const { issues } = parse({ hoursSaved: '7:30', revenueEffect: '1.234' });
    expect(issues && v.flatten(issues).nested).toEqual({
      hoursSaved: ['“7:30” is not a number. Enter one such as 1,250.'],
      revenueEffect: [
        'The point in “1.234” could separate thousands or decimals. Enter the number without it.',
      ],
    });
  });

  it.each(['', '-1'])('rejects "%s" hours', (hoursSaved) => {
    const { issues } = parse({ hoursSaved });
    expect(issues && v.flatten(issues).nested).toEqual({
      hoursSaved: ['Enter the hours saved, 0 or more.'],
    });
  });
});
