import type { CalculatorInput } from './calculate.ts';
import { ASSUMPTION_FIELDS, type Assumptions, DEFAULTS, INPUT_FIELDS } from './constants.ts';
import type { CalculatorDraft } from './validate.ts';

/** What an address carries: some of the input, and assumptions that differ from the defaults. */
export interface SharedFigures {
  input: Partial<CalculatorInput>;
  assumptions: Partial<Assumptions>;
}

/** What a text stands for, if that is a figure: zero or more, and small enough to be counted exactly. */
function readFigure(text: string | null): number | undefined {
  const cleaned = text?.replace(/[$\s]|,(?=\d{3}(?!\d))/g, '') ?? '';
  const value = /^[\d.]/.test(cleaned) ? Number(cleaned) : Number.NaN;
  return value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Whether a figure comes back from its text as it is. */
function isWritable(value: number | null | undefined): value is number {
  return typeof value === 'number' && readFigure(String(value)) === value;
}

/**
 * The figures as part of an address, by their names: `currentRevenue=1000000&hourlyRate=25`. Whatever is empty or no
 * figure (negative, infinite, no number) is left out, and so are assumptions that equal the defaults.
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
 * Reads what `toSearchParams` wrote, and whatever else somebody put there: never throws, and leaves out what is no
 * figure. `$1,000,000` is one; `7,5` and a negative, infinite or huge number are not. Limits are not checked: that is for
 * `validate`, and for `calculate` with the assumptions.
 *
 * @param search A query or fragment, with or without its `?` or `#`, or parameters. Anything else holds no figures.
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
