'use client';
import { parseNumber } from '@uplift/ui/parse-number';
import { type RefCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { CalculatorInput } from '../../calculate.ts';
import { type Assumptions, INPUT_FIELDS } from '../../constants.ts';
import type { CalculatorDraft, CalculatorErrors } from '../../validate.ts';
import {
  type AssumptionDraft,
  calculatorReducer,
  emptyDraft,
  isSame,
  type RoiOutcome,
  startWith,
} from './calculator-state.ts';
import { useChange } from './use-change.ts';
import { type Wait, waitByClock } from './wait.ts';

/** The name of one of the five fields. */
export type RoiField = keyof CalculatorInput;

/** What is going on: nothing yet, a calculation, or a result that shows. */
export type RoiStatus = 'idle' | 'calculating' | 'calculated';

export interface UseRoiCalculatorOptions {
  /** Figures that are filled in at first. What is left out starts empty. */
  initial?: Partial<CalculatorDraft> | undefined;
  /** Assumptions that differ from the defaults at first. @default none */
  initialAssumptions?: Partial<Assumptions> | undefined;
  /** Whether the result of `initial` is there from the start, if its figures are acceptable. @default false */
  calculated?: boolean | undefined;
  /** How long the calculation takes, in milliseconds. @default 800 */
  delay?: number | undefined;
  /** How that time passes. Tests pass their own and need not sleep. @default a timer */
  wait?: Wait | undefined;
  /** Called with every new state of the figures, to keep them as a draft. */
  onDraftChange?: ((draft: CalculatorDraft) => void) | undefined;
  /** Called with every result and the figures that it belongs to, also after a change of the assumptions. */
  onResult?: ((outcome: RoiOutcome) => void) | undefined;
}

/** What a control of one field needs. Spread it on a `MoneyInput` or `NumberInput`. */
export interface RoiFieldProps {
  ref: RefCallback<HTMLInputElement>;
  name: RoiField;
  value: number | null;
  onValueChange: (value: number | null) => void;
}

export interface UseRoiCalculatorResult {
  status: RoiStatus;
  /** What is filled in right now; `null` where a field is empty. */
  draft: CalculatorDraft;
  /** What was wrong when last submitted, by field. A message goes as soon as its field is edited. */
  errors: CalculatorErrors;
  /** The latest result; it stays while the figures are edited and until the next one is there. */
  outcome: RoiOutcome | null;
  /** Whether the figures were edited since the result was calculated, so that the two do not match. */
  outdated: boolean;
  /** The assumptions that were changed, as they are filled in; `null` where a field is empty. */
  assumptions: AssumptionDraft;
  /** Changes assumptions. A result that is there follows at once. */
  assume: (changes: AssumptionDraft) => void;
  /** Goes back to the defaults. */
  forgetAssumptions: () => void;
  /** The props that tie a control to a field. */
  field: (name: RoiField) => RoiFieldProps;
  /** Changes figures, as if typed. */
  edit: (changes: Partial<CalculatorDraft>) => void;
  /** Checks the figures, then calculates; or says what is wrong and focuses the first wrong field. */
  submit: () => void;
}

interface Controls {
  elements: Map<RoiField, HTMLInputElement>;
  refs: Record<RoiField, RefCallback<HTMLInputElement>>;
}

function createControls(): Controls {
  const elements: Controls['elements'] = new Map();
  const refTo =
    (name: RoiField): RefCallback<HTMLInputElement> =>
    (element) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
    };
  return {
    elements,
    refs: {
      currentRevenue: refTo('currentRevenue'),
      totalHeadCount: refTo('totalHeadCount'),
      busyWorkEmployees: refTo('busyWorkEmployees'),
      hoursPerWeek: refTo('hoursPerWeek'),
      hourlyRate: refTo('hourlyRate'),
    },
  };
}

/**
 * The calculator without a look: figures, their errors, and the way from idle over calculating to a result. Errors
 * come from `validate`, the result from `calculate`.
 */
export function useRoiCalculator({
  initial = {},
  initialAssumptions = {},
  calculated = false,
  delay = 800,
  wait = waitByClock,
  onDraftChange,
  onResult,
}: UseRoiCalculatorOptions = {}): UseRoiCalculatorResult {
  const [state, dispatch] = useReducer(
    calculatorReducer,
    { initial, assumptions: initialAssumptions, calculated },
    startWith,
  );
  const [controls] = useState(createControls);
  const timing = useRef({ delay, wait });
  const { draft, errors, assumptions, outcome, pending, refusal } = state;

  useEffect(() => {
    timing.current = { delay, wait };
  }, [delay, wait]);

  useEffect(() => {
    // The server's markup can be typed into before this code is there. What was typed counts.
    if (controls.elements.size < INPUT_FIELDS.length) return;
    const typed = { ...emptyDraft };
    for (const [name, { value }] of controls.elements) {
      const fractions = name === 'currentRevenue' ? 'drop' : 'keep';
      typed[name] = parseNumber(value, { fractions, negative: false }).value;
    }
    dispatch({ type: 'adopt', typed });
  }, [controls]);

  useEffect(() => {
    if (!pending) return;
    const stop = new AbortController();
    const finish = () => {
      if (!stop.signal.aborted) dispatch({ type: 'finish' });
    };
    // Figures never wait for good: a wait that fails ends it too, and its error still reaches the page's reports.
    void timing.current.wait(timing.current.delay, stop.signal).finally(finish);
    return () => stop.abort();
  }, [pending]);

  useEffect(() => {
    if (refusal) controls.elements.get(refusal.field)?.focus();
  }, [refusal, controls]);

  useChange(draft, onDraftChange);
  useChange(outcome, (latest) => latest && onResult?.(latest));

  const status = pending ? 'calculating' : outcome ? 'calculated' : 'idle';

  return {
    status,
    draft,
    errors,
    outcome,
    outdated: outcome !== null && !isSame(outcome.input, draft),
    assumptions,
    assume: (changes) => dispatch({ type: 'assume', changes }),
    forgetAssumptions: () => dispatch({ type: 'forget assumptions' }),
    field: (name) => ({
      ref: controls.refs[name],
      name,
      value: draft[name],
      onValueChange: (value) => dispatch({ type: 'edit', changes: { [name]: value } }),
    }),
    edit: (changes) => dispatch({ type: 'edit', changes }),
    submit: () => dispatch({ type: 'submit' }),
  };
}
