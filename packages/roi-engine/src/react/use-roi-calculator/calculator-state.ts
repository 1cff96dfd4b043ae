import { type AssumptionLimits, completeLimits } from '../../assumption-limits.ts';
import { type CalculatorInput, type CalculatorResult, calculate } from '../../calculate.ts';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS, INPUT_FIELDS, type Limits } from '../../constants.ts';
import { clamp } from '../../limits.ts';
import { type CalculatorDraft, type CalculatorErrorCode, isValid, validateCodes } from '../../validate.ts';

/** A result together with its input. */
export interface RoiOutcome {
  input: CalculatorInput;
  result: CalculatorResult;
  /** Overrides behind the result. Omitted assumptions use their defaults. */
  assumptions: Partial<Assumptions>;
}

/** Assumptions in progress: an empty field is null and counts as the default. */
export type AssumptionDraft = Partial<Record<keyof Assumptions, number | null>>;

export type ErrorCodes = Partial<Record<keyof CalculatorInput, CalculatorErrorCode>>;

export interface CalculatorState {
  draft: CalculatorDraft;
  errorCodes: ErrorCodes;
  /** Assumptions that the visitor changed. */
  assumptions: AssumptionDraft;
  limits: Readonly<Record<keyof Assumptions, Limits>>;
  /** Input of the calculation in progress. */
  pending: CalculatorInput | null;
  outcome: RoiOutcome | null;
  /** The latest refusal of a submission. Always a new object, so that each one moves focus again. */
  refusal: { field: keyof CalculatorInput } | null;
}

export type CalculatorAction =
  | { type: 'edit'; changes: Partial<CalculatorDraft> }
  | { type: 'assume'; changes: AssumptionDraft }
  | { type: 'forget assumptions' }
  | { type: 'submit' }
  | { type: 'finish' };

type Assumed = Pick<CalculatorState, 'assumptions' | 'limits'>;

const emptyDraft: CalculatorDraft = {
  currentRevenue: null,
  totalHeadCount: null,
  busyWorkEmployees: null,
  hoursPerWeek: null,
  hourlyRate: null,
};

export interface CalculatorStart {
  initial: Partial<CalculatorDraft>;
  assumptions: Partial<Assumptions>;
  limits?: AssumptionLimits;
  /** Whether complete initial values are calculated immediately. */
  calculated: boolean;
}

/** Returns the assumptions within their limits, without those that equal the default. */
function realChanges({ assumptions, limits }: Assumed): Partial<Assumptions> {
  const changes: Partial<Assumptions> = {};
  for (const name of ASSUMPTION_FIELDS) {
    const value = clamp(assumptions[name] ?? DEFAULTS[name], limits[name]);
    if (value !== DEFAULTS[name]) changes[name] = value;
  }
  return changes;
}

export function outcomeOf(input: CalculatorInput, assumed: Assumed): RoiOutcome {
  const assumptions = realChanges(assumed);
  return { input, assumptions, result: calculate(input, assumptions) };
}

export function startWith({
  initial,
  assumptions,
  limits: ownLimits,
  calculated,
}: CalculatorStart): CalculatorState {
  const draft = { ...emptyDraft, ...initial };
  const limits = completeLimits(ownLimits);
  return {
    draft,
    assumptions,
    limits,
    errorCodes: {},
    pending: null,
    outcome: calculated && isValid(draft) ? outcomeOf(draft, { assumptions, limits }) : null,
    refusal: null,
  };
}

/** Applies new assumptions to an existing result immediately: its input hasn't changed. */
function assume(state: CalculatorState, assumptions: AssumptionDraft): CalculatorState {
  const next = { ...state, assumptions };
  return { ...next, outcome: state.outcome && outcomeOf(state.outcome.input, next) };
}

/** Applies edits. After the first result, valid figures update it immediately. */
function edited(state: CalculatorState, changes: Partial<CalculatorDraft>): CalculatorState {
  const draft = { ...state.draft, ...changes };
  const errorCodes = errorsAfter(changes, state.errorCodes);
  const isLive = state.outcome !== null && !state.pending && isValid(draft);
  return {
    ...state,
    draft,
    errorCodes,
    outcome: isLive ? outcomeOf(draft, state) : state.outcome,
  };
}

export function isSame(one: CalculatorDraft, other: CalculatorDraft): boolean {
  return INPUT_FIELDS.every((field) => one[field] === other[field]);
}

/** Returns the errors that remain after an edit. Drops those of edited fields, and comparisons with them. */
function errorsAfter(changes: Partial<CalculatorDraft>, errorCodes: ErrorCodes): ErrorCodes {
  const left = { ...errorCodes };
  for (const field of INPUT_FIELDS) if (field in changes) delete left[field];
  if ('totalHeadCount' in changes && left.busyWorkEmployees === 'busyWorkEmployeesAboveHeadCount') {
    delete left.busyWorkEmployees;
  }
  return left;
}

function submitted(state: CalculatorState): CalculatorState {
  if (state.pending) return state;
  if (isValid(state.draft)) return { ...state, errorCodes: {}, pending: state.draft };
  const errorCodes = validateCodes(state.draft);
  const field = INPUT_FIELDS.find((name) => errorCodes[name]);
  return { ...state, errorCodes, refusal: field ? { field } : null };
}

/** State machine of the calculator: idle, calculating, then calculated. Edits are allowed in every state. */
export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'edit':
      return edited(state, action.changes);
    case 'assume':
      return assume(state, { ...state.assumptions, ...action.changes });
    case 'forget assumptions':
      return assume(state, {});
    case 'submit':
      return submitted(state);
    case 'finish':
      if (!state.pending) return state;
      return {
        ...state,
        pending: null,
        // Figures may have changed during the delay.
        outcome: outcomeOf(isValid(state.draft) ? state.draft : state.pending, state),
      };
  }
}
