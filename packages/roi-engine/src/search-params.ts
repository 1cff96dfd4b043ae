import type { CalculatorInput } from './calculate.ts';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS, INPUT_FIELDS } from './constants.ts';
import type { CalculatorDraft } from './validate.ts';

/** Figures shared through a URL: part of the input, and assumptions that differ from the defaults. */
export interface SharedFigures {
  input: Partial<CalculatorInput>;
  assumptions: Partial<Assumptions>;
}

/** Parses a figure: a non-negative number small enough to be exact. */
function readFigure(text: string | null): number | undefined {
  const cleaned = text?.replace(/[$\s]|,(?=\d{3}(?!\d))/g, '') ?? '';
  const value = /^[\d.]/.test(cleaned) ? Number(cleaned) : Number.NaN;
  return value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Whether a figure survives the round trip through its text. */
function isWritable(value: number | null | undefined): value is number {
  return typeof value === 'number' && readFigure(String(value)) === value;
}

/**
 * Serializes figures as query parameters: `currentRevenue=1000000&hourlyRate=25`. Omits empty and invalid
 * values (negative, infinite or not a number) and assumptions that equal the defaults.
 */
export function toSearchParams(
  input: Partial<CalculatorDraft>,
  assumptions: Partial<Assumptions> = DEFAULTS,
): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of INPUT_FIELDS) {
    const value = input[field];
    if (isWritable(value)) params.set(field, String(value));
  }
  for (const name of ASSUMPTION_FIELDS) {
    const value = assumptions[name];
    if (isWritable(value) && value !== DEFAULTS[name]) params.set(name, String(value));
  }
  return params;
}

/**
 * Parses the output of `toSearchParams`, and any other text. Never throws; ignores invalid values.
 * `$1,000,000` is valid; `7,5` and negative, infinite or huge numbers are not. Does not check limits:
 * `validate` does, and `calculate` does for the assumptions.
 *
 * @param search A query string or fragment, with or without its `?` or `#`, or a `URLSearchParams`. Anything
 *   else holds no figures.
 */
export function fromSearchParams(search: unknown): SharedFigures {
  const params = new URLSearchParams(
    typeof search === 'string'
      ? search.replace(/^[?#]/, '')
      : search instanceof URLSearchParams
        ? search
        : undefined,
  );
  const figures: SharedFigures = { input: {}, assumptions: {} };
  for (const field of INPUT_FIELDS) {
    const value = readFigure(params.get(field));
    if (value !== undefined) figures.input[field] = value;
  }
  for (const name of ASSUMPTION_FIELDS) {
    const value = readFigure(params.get(name));
    if (value !== undefined) figures.assumptions[name] = value;
  }
  return figures;
}
