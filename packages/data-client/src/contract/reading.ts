import * as v from 'valibot';
import { camelCaseKeys } from './camel-case-keys.ts';

/** An object schema. Accepts camelCase and snake_case keys, returns camelCase, and drops unknown fields. */
/* @__NO_SIDE_EFFECTS__ */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.transform(camelCaseKeys), v.object(entries));
}

/** Wraps a bare list as `{data: […]}`. Other values keep their shape, with camelCase keys. */
function wrapList(value: unknown): unknown {
  return Array.isArray(value) ? { data: value } : camelCaseKeys(value);
}

/** A list of items. Accepts a bare array or one wrapped in `data`, and returns `{data}`. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(wrapList), v.object({ data: v.array(item) }));
}

/** A page of a list, bare or wrapped in `data`. Counts are absent if the server sends none. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  const count = v.optional(v.number());
  return v.pipe(
    v.unknown(),
    v.transform(wrapList),
    v.object({ data: v.array(item), page: count, pageSize: count, total: count }),
  );
}

/** JSON and text can both overflow to infinity. Maps that to NaN, which the schemas reject. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Parses numeric text. Returns NaN for other text, and any other value unchanged. */
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
  // A comma that isn't a thousands separator is a decimal comma.
  const plain = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return finite(Number(plain) * (multipliers[suffix.toLowerCase()] ?? 1));
}

/** A number. Parses text such as "$48K", "32hrs/week", or "+27%". */
export const figure = /* @__PURE__ */ v.pipe(v.unknown(), v.transform(readFigure), v.number());

/** An identifier. Numbers become text. */
export const identifier = /* @__PURE__ */ v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.string(),
  v.nonEmpty(),
);

/** An identifier in a path. */
export const pathSegment = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Non-empty text. */
export const someText = /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty());

/** Optional text. Missing, empty, and null values become null. */
export const optionalText = /* @__PURE__ */ v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (value === '' ? null : value)),
  v.nullable(v.string()),
);

/** An optional number. Missing and null values and empty text become null. Numeric text becomes a number. */
export const optionalNumber = /* @__PURE__ */ v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (value === '' ? null : readNumber(value))),
  v.nullable(v.number()),
);

/** A whole number in a query string, between inclusive limits. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(minimum: number, maximum: number) {
  const message = `Enter a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.number(),
    v.minValue(minimum, message),
    v.maxValue(maximum, message),
  );
}
