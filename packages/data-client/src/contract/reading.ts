import * as v from 'valibot';
import { camelCaseKeys } from './camel-case-keys.ts';

/** An object whose fields are read in camelCase and snake_case and given in camelCase. Unknown fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.transform(camelCaseKeys), v.object(entries));
}

/** `{data: […]}` for a bare list; anything else as it is, with its keys in camelCase. */
function wrapList(value: unknown): unknown {
  return Array.isArray(value) ? { data: value } : camelCaseKeys(value);
}

/** A list of items, read bare or wrapped in `data`, and given as `{data}`. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(wrapList), v.object({ data: v.array(item) }));
}

/** One page of a longer list, read bare or wrapped in `data`. The counts are missing where a server gives none. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  const count = v.optional(v.number());
  return v.pipe(
    v.unknown(),
    v.transform(wrapList),
    v.object({ data: v.array(item), page: count, pageSize: count, total: count }),
  );
}

/** JSON and text can both say more than a number holds; NaN is what the schemas refuse. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** The number that numeric text means; NaN for other text; anything but text as it is. */
function readNumber(value: unknown): unknown {
  if (typeof value === 'number') return finite(value);
  return typeof value === 'string' ? finite(value.trim() === '' ? Number.NaN : Number(value)) : value;
}

const multipliers: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

function readFigure(value: unknown): unknown {
  if (typeof value !== 'string') return readNumber(value);
  const match = /(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)(?:\s?([km])\b)?/i.exec(value);
  if (!match) return Number.NaN;
  const [, digits = '', suffix = ''] = match;
  // A comma that separates no thousands is a decimal comma.
  const plain = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return finite(Number(plain) * (multipliers[suffix.toLowerCase()] ?? 1));
}

/** A number; text such as "$48K", "32hrs/week" or "+27%" is read as its number. */
export const figure = /* @__PURE__ */ v.pipe(v.unknown(), v.transform(readFigure), v.number());

/** An identifier; numbers are read as text. */
export const identifier = /* @__PURE__ */ v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
  v.nonEmpty(),
);

/** What names one thing in a path. */
export const pathSegment = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Text that must say something. */
export const someText = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty());

/** Text that may be missing, empty or null: all read as null. */
export const optionalText = /* @__PURE__ */ v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (value === '' ? null : value)),
  v.nullable(v.string()),
);

/** A number that may be missing, empty text or null: all read as null. Numeric text is read as its number. */
export const optionalNumber = /* @__PURE__ */ v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (value === '' ? null : readNumber(value))),
  v.nullable(v.number()),
);

/** A whole number of a query string within limits, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `Give a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.number(),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
}
