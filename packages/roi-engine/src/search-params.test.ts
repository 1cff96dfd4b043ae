import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSUMPTION_FIELDS, DEFAULTS, INPUT_FIELDS } from './constants.ts';
import { fromSearchParams, toSearchParams } from './search-params.ts';
import { oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

const figure = fc.oneof(
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  fc.double({ min: 0, max: Number.MAX_SAFE_INTEGER, noNaN: true }),
);

const someInput = fc.record(
  {
    currentRevenue: figure,
    totalHeadCount: figure,
    busyWorkEmployees: figure,
    hoursPerWeek: figure,
    hourlyRate: figure,
  },
  { requiredKeys: [] },
);

const someAssumptions = fc.record(
  {
    revenueFactor: figure,
    efficiencyFactor: figure,
    multiplierStep: figure,
    multiplierLimit: figure,
    weeksPerYear: figure,
    investment: figure,
  },
  { requiredKeys: [] },
);

describe('search params', () => {
  it('use the field names as keys', () => {
    expect(String(toSearchParams(example))).toBe(
      'currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25',
    );
    expect(String(toSearchParams({}, { investment: 12_000, weeksPerYear: 52 }))).toBe('investment=12000');
  });

  it('round-trip', () => {
    fc.assert(
      fc.property(someInput, someAssumptions, fc.constantFrom('', '?', '#'), (input, assumptions, mark) => {
        const params = toSearchParams(input, assumptions);
        const changed = Object.fromEntries(
          ASSUMPTION_FIELDS.filter((name) => name in assumptions && assumptions[name] !== DEFAULTS[name]).map(
            (name) => [name, assumptions[name]],
          ),
        );
        const same = { input: { ...input }, assumptions: changed };
        expect(fromSearchParams(params)).toEqual(same);
        expect(fromSearchParams(`${mark}${params}`)).toEqual(same);
      }),
    );
  });

  it('omit empty and invalid figures', () => {
    expect(
      String(
        toSearchParams(
          { currentRevenue: null, totalHeadCount: Number.NaN, hoursPerWeek: -1, hourlyRate: 1e300 },
          { investment: Number.POSITIVE_INFINITY, weeksPerYear: -4 },
        ),
      ),
    ).toBe('');
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        for (const value of toSearchParams(input, assumptions).values()) {
          expect(Number(value)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('accept figures as people write them', () => {
    expect(fromSearchParams('?currentRevenue=$1,000,000&hoursPerWeek= 7.5 &hourlyRate=.5').input).toEqual({
      currentRevenue: 1_000_000,
      hoursPerWeek: 7.5,
      hourlyRate: 0.5,
    });
  });

  it.each([
    '',
    '-5',
    'NaN',
    'Infinity',
    '1e999',
    '9007199254740993',
    'ten',
    '7,5',
    '1,2345',
    '1.2.3',
    '<b>',
    '%',
    '-',
  ])('ignore %j', (text) => {
    const address = INPUT_FIELDS.map((field) => `${field}=${text}`).join('&');
    expect(fromSearchParams(address)).toEqual({ input: {}, assumptions: {} });
  });

  it('are read without checking limits', () => {
    expect(fromSearchParams('hoursPerWeek=90&revenueFactor=7')).toEqual({
      input: { hoursPerWeek: 90 },
      assumptions: { revenueFactor: 7 },
    });
  });

  it('never throw and only return known figures', () => {
    const anything = fc.oneof(
      fc.anything({ maxDepth: 1, withNullPrototype: true }),
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'?#&=%+.,-$0129eEabc ') }),
      fc.tuple(fc.constantFrom(...INPUT_FIELDS), fc.string()).map((pair) => pair.join('=')),
    );
    fc.assert(
      fc.property(anything, (search) => {
        const { input, assumptions } = fromSearchParams(search);
        for (const [name, value] of Object.entries({ ...input, ...assumptions })) {
          expect([...INPUT_FIELDS, ...ASSUMPTION_FIELDS]).toContain(name);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        }
      }),
    );
  });
});
