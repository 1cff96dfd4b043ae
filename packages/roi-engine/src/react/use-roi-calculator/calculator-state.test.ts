import { describe, expect, it } from 'vitest';
import { example } from '../../testing/example.ts';
import type { CalculatorDraft } from '../../validate.ts';
import {
  type CalculatorAction,
  type CalculatorState,
  calculatorReducer,
  startWith as startFrom,
} from './calculator-state.ts';

function startWith(initial: Partial<CalculatorDraft>): CalculatorState {
  return startFrom({ initial, assumptions: {}, calculated: false });
}

function after(initial: CalculatorState, ...actions: CalculatorAction[]): CalculatorState {
  return actions.reduce(calculatorReducer, initial);
}

describe('calculator state', () => {
  it('starts empty except for initial values', () => {
    expect(startWith({ hourlyRate: 30 }).draft).toEqual({
      currentRevenue: null,
      totalHeadCount: null,
      busyWorkEmployees: null,
      hoursPerWeek: null,
      hourlyRate: 30,
    });
  });

  it.each([
    [100, 100],
    [null, 25],
  ])('with the rate edited to %s while calculating, the result is of %i', (hourlyRate, expected) => {
    const calculating = after(
      startWith(example),
      { type: 'submit' },
      { type: 'edit', changes: { hourlyRate } },
    );
    expect(calculating.outcome).toBeNull();
    expect(after(calculating, { type: 'finish' }).outcome?.input.hourlyRate).toBe(expected);
  });

  it('updates the first result with every valid edit, and not before it', () => {
    const draft = after(startWith(example), { type: 'edit', changes: { hourlyRate: 50 } });
    expect(draft.outcome).toBeNull();
    const calculated = after(draft, { type: 'submit' }, { type: 'finish' });
    const edited = after(calculated, { type: 'edit', changes: { hourlyRate: 100 } });
    expect(edited.outcome?.result.weeklyTimeCost).toBe(2_000);
    expect(edited.pending).toBeNull();
    expect(after(edited, { type: 'edit', changes: { hourlyRate: 5 } }).outcome).toBe(edited.outcome);
  });

  it('accepts one submission at a time', () => {
    const calculating = after(startWith(example), { type: 'submit' });
    expect(
      after(calculating, { type: 'edit', changes: { hourlyRate: 100 } }, { type: 'submit' }).pending,
    ).toEqual(example);
  });

  it('keeps the previous result while calculating and after invalid input', () => {
    const calculated = after(startWith(example), { type: 'submit' }, { type: 'finish' });
    expect(after(calculated, { type: 'submit' }).outcome).toBe(calculated.outcome);
    const refused = after(calculated, { type: 'edit', changes: { hourlyRate: null } }, { type: 'submit' });
    expect(refused.errorCodes).toEqual({ hourlyRate: 'hourlyRate' });
    expect(refused.outcome).toBe(calculated.outcome);
  });

  it('points to the first invalid field on every refusal', () => {
    const first = after(startWith({ ...example, totalHeadCount: null, hourlyRate: null }), {
      type: 'submit',
    });
    expect(first.refusal).toEqual({ field: 'totalHeadCount' });
    expect(after(first, { type: 'submit' }).refusal).not.toBe(first.refusal);
  });

  it('clears only the error of the edited field', () => {
    const state = after(startWith({}), { type: 'submit' }, { type: 'edit', changes: { hoursPerWeek: 90 } });
    expect(Object.keys(state.errorCodes)).toEqual([
      'currentRevenue',
      'totalHeadCount',
      'busyWorkEmployees',
      'hourlyRate',
    ]);
  });

  it('clears an error that compares two fields when either is edited', () => {
    const refused = after(startWith({ ...example, busyWorkEmployees: 11 }), { type: 'submit' });
    expect(refused.errorCodes.busyWorkEmployees).toBe('busyWorkEmployeesAboveHeadCount');
    for (const changes of [{ totalHeadCount: 12 }, { busyWorkEmployees: 3 }]) {
      expect(after(refused, { type: 'edit', changes }).errorCodes).toEqual({});
    }
  });

  it('keeps the error of an empty field when the head count is edited', () => {
    const state = after(
      startWith({ ...example, busyWorkEmployees: null }),
      { type: 'submit' },
      { type: 'edit', changes: { totalHeadCount: 12 } },
    );
    expect(state.errorCodes.busyWorkEmployees).toBe('busyWorkEmployees');
  });

  it('ignores the end of an outdated wait', () => {
    const state = startWith(example);
    expect(after(state, { type: 'finish' })).toBe(state);
  });

  it('starts with the result of complete initial values when requested', () => {
    const start = (initial: Partial<CalculatorDraft>): CalculatorState =>
      startFrom({ initial, assumptions: { efficiencyFactor: 0.44 }, calculated: true });
    expect(start(example).outcome?.result.annualTimeSavings).toBeCloseTo(11_440, 6);
    expect(start(example).outcome?.assumptions).toEqual({ efficiencyFactor: 0.44 });
    expect(start({ ...example, hourlyRate: 5 }).outcome).toBeNull();
    expect(start({}).errorCodes).toEqual({});
  });
});

describe('assumptions', () => {
  it('update an existing result immediately and do nothing before the first', () => {
    const changed = after(startWith(example), { type: 'assume', changes: { efficiencyFactor: 0.44 } });
    expect(changed.outcome).toBeNull();
    const calculated = after(changed, { type: 'submit' }, { type: 'finish' });
    expect(calculated.outcome?.result.annualTimeSavings).toBeCloseTo(11_440, 6);
    const again = after(calculated, { type: 'assume', changes: { weeksPerYear: 26 } });
    expect(again.outcome?.result.annualTimeSavings).toBeCloseTo(5_720, 6);
    expect(again.outcome?.assumptions).toEqual({ efficiencyFactor: 0.44, weeksPerYear: 26 });
    // The same input object: the panel needn't scroll into view again.
    expect(again.outcome?.input).toBe(calculated.outcome?.input);
  });

  it('use the default for an empty field and omit values that equal the default', () => {
    const state = after(
      startWith(example),
      { type: 'submit' },
      { type: 'finish' },
      { type: 'assume', changes: { efficiencyFactor: null, investment: 9_000 } },
    );
    expect(state.outcome?.assumptions).toEqual({});
    expect(state.outcome?.result.roiTimeline).toBe(2.4);
  });

  it('can be reset to the specified result', () => {
    const calculated = after(startWith(example), { type: 'submit' }, { type: 'finish' });
    const changed = after(calculated, { type: 'assume', changes: { revenueFactor: 0.5 } });
    expect(changed.outcome?.result).not.toEqual(calculated.outcome?.result);
    const back = after(changed, { type: 'forget assumptions' });
    expect(back.outcome).toEqual(calculated.outcome);
    expect(back.assumptions).toEqual({});
  });

  it('neither mark a result as outdated nor change the form', () => {
    const state = after(startWith(example), { type: 'assume', changes: { investment: 1 } });
    expect(state.draft).toEqual(example);
  });
});
