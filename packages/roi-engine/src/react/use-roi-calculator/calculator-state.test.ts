import { describe, expect, it } from 'vitest';
import { messages } from '../../validate.ts';
import {
  type CalculatorAction,
  type CalculatorState,
  calculatorReducer,
  startWith,
} from './calculator-state.ts';

const example = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};

function after(initial: CalculatorState, ...actions: CalculatorAction[]): CalculatorState {
  return actions.reduce(calculatorReducer, initial);
}

describe('the calculator', () => {
  it('starts empty, apart from what is given', () => {
    expect(startWith({ hourlyRate: 30 }).draft).toEqual({
      currentRevenue: null,
      totalHeadCount: null,
      busyWorkEmployees: null,
      hoursPerWeek: null,
      hourlyRate: 30,
    });
  });

  it('calculates what was submitted, whatever is typed meanwhile', () => {
    const state = after(
      startWith(example),
      { type: 'submit' },
      { type: 'edit', changes: { hourlyRate: 100 } },
      { type: 'finish' },
    );
    expect(state.outcome?.input).toEqual(example);
    expect(state.outcome?.result.weeklyTimeCost).toBe(500);
    expect(state.draft.hourlyRate).toBe(100);
  });

  it('takes one submission at a time', () => {
    const calculating = after(startWith(example), { type: 'submit' });
    expect(
      after(calculating, { type: 'edit', changes: { hourlyRate: 100 } }, { type: 'submit' }).pending,
    ).toEqual(example);
  });

  it('keeps the former result while the next one is calculated, and when the next figures are refused', () => {
    const calculated = after(startWith(example), { type: 'submit' }, { type: 'finish' });
    expect(after(calculated, { type: 'submit' }).outcome).toBe(calculated.outcome);
    const refused = after(calculated, { type: 'edit', changes: { hourlyRate: null } }, { type: 'submit' });
    expect(refused.errors).toEqual({ hourlyRate: messages.hourlyRate });
    expect(refused.outcome).toBe(calculated.outcome);
  });

  it('points to the first wrong field with every refusal anew', () => {
    const first = after(startWith({ ...example, totalHeadCount: null, hourlyRate: null }), {
      type: 'submit',
    });
    expect(first.refusal).toEqual({ field: 'totalHeadCount' });
    expect(after(first, { type: 'submit' }).refusal).not.toBe(first.refusal);
  });

  it('forgets the error of the edited field alone', () => {
    const state = after(startWith({}), { type: 'submit' }, { type: 'edit', changes: { hoursPerWeek: 90 } });
    expect(Object.keys(state.errors)).toEqual([
      'currentRevenue',
      'totalHeadCount',
      'busyWorkEmployees',
      'hourlyRate',
    ]);
  });

  it('forgets the comparison of two fields when either is edited', () => {
    const refused = after(startWith({ ...example, busyWorkEmployees: 11 }), { type: 'submit' });
    expect(refused.errors.busyWorkEmployees).toBe(messages.busyWorkEmployeesAboveHeadCount);
    for (const changes of [{ totalHeadCount: 12 }, { busyWorkEmployees: 3 }]) {
      expect(after(refused, { type: 'edit', changes }).errors).toEqual({});
    }
  });

  it('keeps the error of an empty field when the head count is edited', () => {
    const state = after(
      startWith({ ...example, busyWorkEmployees: null }),
      { type: 'submit' },
      { type: 'edit', changes: { totalHeadCount: 12 } },
    );
    expect(state.errors.busyWorkEmployees).toBe(messages.busyWorkEmployees);
  });

  it('ignores the end of a wait that nobody waits for', () => {
    const state = startWith(example);
    expect(after(state, { type: 'finish' })).toBe(state);
  });
});
