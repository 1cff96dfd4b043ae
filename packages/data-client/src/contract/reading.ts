import * as v from 'valibot';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toCamelCase(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The same object with every key in camelCase. Where both spellings are given, the camelCase one wins. */
export function camelCaseKeys(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const named = Object.entries(value).map(([key, entry]) => ({ key, name: toCamelCase(key), entry }));
  // fromEntries defines fields where an assignment to `__proto__` would set the prototype.
  return Object.fromEntries(
    named
      .filter(({ key, name }) => key === name || !Object.hasOwn(value, name))
      .map(({ name, entry }) => [name, entry]),
  );
}

/** `{data: […]}` for a bare list; anything else as it is. */
export function wrapList(value: unknown): unknown {
  return Array.isArray(value) ? { data: value } : value;
}

/** An object whose fields are read in camelCase and snake_case and given in camelCase. Unknown fields are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.transform(camelCaseKeys), v.object(entries));
}

/** A list of items, read bare or wrapped in `data`, and given as `{data}`. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(wrapList), v.object({ data: v.array(item) }));
}

/** One page of a longer list, read bare or wrapped in `data`. The counts are missing where a server gives none. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => camelCaseKeys(wrapList(value))),
    v.object({
      data: v.array(item),
      page: v.optional(v.number()),
      pageSize: v.optional(v.number()),
      total: v.optional(v.number()),
    }),
  );
}

const multipliers: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

function readFigure(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const match = /(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)(?:\s?([km])\b)?/i.exec(value);
  if (!match) return Number.NaN;
  const [, digits = '', suffix = ''] = match;
  return Number(digits.replaceAll(',', '')) * (multipliers[suffix.toLowerCase()] ?? 1);
}

/** A number; text such as "$48K", "32 hrs/week" or "+27%" is read as its number. */
export const figure = v.pipe(v.unknown(), v.transform(readFigure), v.number(), v.finite());

/** An identifier; numbers are read as text. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.string(),
  v.nonEmpty(),
);

/** Text that may be missing, empty or null: all read as null. */
export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
  v.nullable(v.string()),
);

/** A number that may be missing or null; numeric text is read as its number. */
export const optionalNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
  v.nullable(v.pipe(v.number(), v.finite())),
);

/** A moment as ISO 8601 text that may be missing or null. */
export const optionalTimestamp = optionalText;

/** A whole number of a query string within limits, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `Give a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.number(),
    v.integer(message),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
}
