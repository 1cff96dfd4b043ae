'use client';
import { type RefCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  type AssumptionErrorCode,
  type AssumptionLimits,
  validateAssumptions,
} from '../../assumption-limits.ts';
import type { CalculatorInput } from '../../calculate.ts';
import { type Assumptions, INPUT_FIELDS, type Limits } from '../../constants.ts';
import type { Formats } from '../../format.ts';
import type { CalculatorDraft, CalculatorErrors } from '../../validate.ts';
import type { RoiCalculatorMessages } from '../roi-calculator.messages.ts';
import { formatLimits, useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import {
  type AssumptionDraft,
  calculatorReducer,
  type ErrorCodes,
  isSame,
  type RoiOutcome,
  startWith,
} from './calculator-state.ts';
import { useChange } from './use-change.ts';
import { type Wait, waitByClock } from './wait.ts';

/** Name of one of the five fields. */
export type RoiField = keyof CalculatorInput;

/** Why assumptions are outside their limits, by name. */
export type AssumptionErrorCodes = Partial<Record<keyof Assumptions, AssumptionErrorCode>>;

/** `idle` before the first submission, then `calculating`, then `calculated`. */
export type RoiStatus = 'idle' | 'calculating' | 'calculated';

export interface UseRoiCalculatorOptions {
  /** Initial values of the fields. Omitted fields start empty. */
  initial?: Partial<CalculatorDraft> | undefined;
  /** Initial assumptions that differ from the defaults. @default none */
  initialAssumptions?: Partial<Assumptions> | undefined;
  /** Limits of the assumptions, within `ASSUMPTION_RANGES`. Read initially. @default `ASSUMPTION_RANGES` */
  assumptionLimits?: AssumptionLimits | undefined;
  /** Whether to start with the result of `initial`, if its values are valid. @default false */
  calculated?: boolean | undefined;
  /** Duration of the calculation in milliseconds. @default 800 */
  delay?: number | undefined;
  /** How the delay passes. Replace it in tests to avoid sleeping. @default a timer */
  wait?: Wait | undefined;
  /** Called with every new state of the form, for example to store a draft. */
  onDraftChange?: ((draft: CalculatorDraft) => void) | undefined;
  /** Called with every result and its input, also while figures and assumptions are edited after the first one. */
  onResult?: ((outcome: RoiOutcome) => void) | undefined;
}

/** Props for a field's control. Spread them on a `MoneyInput` or `NumberInput`. */
export interface RoiFieldProps {
  ref: RefCallback<HTMLElement>;
  name: RoiField;
  value: number | null;
  onValueChange: (value: number | null) => void;
}

export interface UseRoiCalculatorResult {
  status: RoiStatus;
  /** Current values of the fields; `null` for an empty field. */
  draft: CalculatorDraft;
  /**
   * Errors of the last submission by field, in the language of the `LocaleProvider`. Editing a field clears its
   * message.
   */
  errors: CalculatorErrors;
  /** The same errors as codes. */
  errorCodes: ErrorCodes;
  /**
   * The latest result. After the first one, edits update it immediately. It remains while the figures are
   * invalid.
   */
  outcome: RoiOutcome | null;
  /** Whether the figures differ from those of the result, because they are invalid. */
  outdated: boolean;
  /** Changed assumptions as entered; `null` for an empty field. */
  assumptions: AssumptionDraft;
  /** Limits of the assumptions. Values outside count as the nearest limit. */
  assumptionLimits: Readonly<Record<keyof Assumptions, Limits>>;
  /** Codes of the assumptions outside their limits. */
  assumptionErrorCodes: AssumptionErrorCodes;
  /** Changes assumptions. An existing result updates immediately. */
  assume: (changes: AssumptionDraft) => void;
  /** Resets the assumptions to their defaults. */
  forgetAssumptions: () => void;
  /** Returns the props that connect a control to a field. */
  field: (name: RoiField) => RoiFieldProps;
  /** Changes figures as if typed. */
  edit: (changes: Partial<CalculatorDraft>) => void;
  /** Validates the figures and calculates. Otherwise shows errors and focuses the first invalid field. */
  submit: () => void;
}

interface Controls {
  elements: Map<RoiField, HTMLElement>;
  refs: Record<RoiField, RefCallback<HTMLElement>>;
}

function createControls(): Controls {
  const elements: Controls['elements'] = new Map();
  const refTo =
    (name: RoiField): RefCallback<HTMLElement> =>
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

function describeErrors(
  errorCodes: ErrorCodes,
  messages: RoiCalculatorMessages,
  formats: Formats,
): CalculatorErrors {
  const errors: CalculatorErrors = {};
  for (const field of INPUT_FIELDS) {
    const code = errorCodes[field];
    if (code) errors[field] = messages.errors[code](formatLimits(field, formats));
  }
  return errors;
}

/**
 * The calculator without UI: figures, their errors, and the state from idle to calculated. Errors come from
 * `validateCodes`, results from `calculate`.
 */
export function useRoiCalculator({
  initial = {},
  initialAssumptions = {},
  assumptionLimits,
  calculated = false,
  delay = 800,
  wait = waitByClock,
  onDraftChange,
  onResult,
}: UseRoiCalculatorOptions = {}): UseRoiCalculatorResult {
  const [state, dispatch] = useReducer(
    calculatorReducer,
    {
      initial,
      assumptions: initialAssumptions,
      calculated,
      ...(assumptionLimits && { limits: assumptionLimits }),
    },
    startWith,
  );
  const [controls] = useState(createControls);
  const timing = useRef({ delay, wait });
  const messages = useRoiMessages();
  const { formats } = useReportLocale();
  const { draft, errorCodes, assumptions, limits, outcome, pending, refusal } = state;

  useEffect(() => {
    timing.current = { delay, wait };
  }, [delay, wait]);

  useEffect(() => {
    if (!pending) return;
    const stop = new AbortController();
    const finish = () => {
      if (!stop.signal.aborted) dispatch({ type: 'finish' });
    };
    // A failed wait also ends the calculation, and its error still reaches the page's error reporting.
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
    errors: describeErrors(errorCodes, messages, formats),
    errorCodes,
    outcome,
    outdated: outcome !== null && !isSame(outcome.input, draft),
    assumptions,
    assumptionLimits: limits,
    assumptionErrorCodes: validateAssumptions(assumptions, limits),
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
