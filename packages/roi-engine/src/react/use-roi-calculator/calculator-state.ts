import { type CalculatorInput, type CalculatorResult, calculate } from '../../calculate.ts';
import { type CalculatorDraft, type CalculatorErrors, isValid, messages, validate } from '../../validate.ts';

/** The calculator's fields in the order in which a person meets them. */
export const fields = [
  'currentRevenue',
  'totalHeadCount',
  'busyWorkEmployees',
  'hoursPerWeek',
  'hourlyRate',
] as const satisfies readonly (keyof CalculatorInput)[];

/** A result together with the figures that it was calculated from. */
export interface RoiOutcome {
  input: CalculatorInput;
  result: CalculatorResult;
}

export interface CalculatorState {
  draft: CalculatorDraft;
  errors: CalculatorErrors;
  /** The figures whose result is on its way. */
  pending: CalculatorInput | null;
  outcome: RoiOutcome | null;
  /** The latest refusal of submitted figures. Each is a new object, so that each can move the focus anew. */
  refusal: { field: keyof CalculatorInput } | null;
}

export type CalculatorAction =
  | { type: 'edit'; changes: Partial<CalculatorDraft> }
  | { type: 'adopt'; typed: CalculatorDraft }
  | { type: 'submit' }
  | { type: 'finish' };

export const emptyDraft: CalculatorDraft = {
  currentRevenue: null,
  totalHeadCount: null,
  busyWorkEmployees: null,
  hoursPerWeek: null,
  hourlyRate: null,
};

export function startWith(initial: Partial<CalculatorDraft>): CalculatorState {
  return { draft: { ...emptyDraft, ...initial }, errors: {}, pending: null, outcome: null, refusal: null };
}

export function isSame(one: CalculatorDraft, other: CalculatorDraft): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** The errors that are left after an edit: not those of edited fields, nor what compares one of them with another. */
function errorsAfter(changes: Partial<CalculatorDraft>, errors: CalculatorErrors): CalculatorErrors {
  const left = { ...errors };
  for (const field of fields) if (field in changes) delete left[field];
  if ('totalHeadCount' in changes && left.busyWorkEmployees === messages.busyWorkEmployeesAboveHeadCount) {
    delete left.busyWorkEmployees;
  }
  return left;
}

function submitted(state: CalculatorState): CalculatorState {
  if (state.pending) return state;
  if (isValid(state.draft)) return { ...state, errors: {}, pending: state.draft };
  const errors = validate(state.draft);
  const field = fields.find((name) => errors[name]);
  return { ...state, errors, refusal: field ? { field } : null };
}

/** The calculator's life: idle, then calculating, then results; edits are welcome at any time. */
export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'edit':
      return {
        ...state,
        draft: { ...state.draft, ...action.changes },
        errors: errorsAfter(action.changes, state.errors),
      };
    case 'adopt':
      return isSame(state.draft, action.typed) ? state : { ...state, draft: action.typed };
    case 'submit':
      return submitted(state);
    case 'finish':
      if (!state.pending) return state;
      return {
        ...state,
        pending: null,
        outcome: { input: state.pending, result: calculate(state.pending) },
      };
  }
}
