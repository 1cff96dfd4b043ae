import { fromSearchParams, validate } from '@uplift/roi-engine';
import { expect, test } from 'vitest';
import { calculatorPath, formatDuration, savingsOf } from './order-workflow.ts';

test.each([
  [9, '9 min'],
  [111, '1 h 51 min'],
  [120, '2 h 00 min'],
])('%d minutes are shown as "%s"', (minutes, text) => {
  expect(formatDuration(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [12, '22 h a week', '$28,900 a year'],
  [1, '2 h a week', '$2,400 a year'],
])('%d orders a week bring %s and %s', (orders, hours, money) => {
  expect(savingsOf(orders)).toMatchObject({ hours: hours.replace(' h', '\u00a0h'), money });
});

test.each([1, 12, 21, 200])('%d orders a week are valid figures for the calculator', (orders) => {
  const { input } = fromSearchParams(calculatorPath(orders).split('?')[1]);
  const { busyWorkEmployees = 0, hoursPerWeek = 0 } = input;
  expect(busyWorkEmployees * hoursPerWeek).toBeCloseTo(orders * 2, 0);
  const others = { currentRevenue: 500_000, totalHeadCount: busyWorkEmployees };
  expect(
    validate({ busyWorkEmployees, hoursPerWeek, hourlyRate: input.hourlyRate ?? null, ...others }),
  ).toEqual({});
});
