import * as v from 'valibot';
import { nameOf } from '../line-of-text.ts';

/** Optional text. Whitespace-only text becomes null. */
/* @__NO_SIDE_EFFECTS__ */
function optionalText(maximum: number) {
  return v.pipe(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Use at most ${maximum} characters.`))),
    v.transform((text) => text || null),
  );
}

/** An optional number. If it is null, the showcase picks a default. */
/* @__NO_SIDE_EFFECTS__ */
function optionalFigure(minimum: number, maximum: number, decimals: number) {
  const message = `Enter a number from ${minimum} to ${maximum}.`;
  return v.nullable(
    v.pipe(
      v.number(message),
      v.minValue(minimum, message),
      v.maxValue(maximum, message),
      // Rounded as in the database, so that the sent value equals the stored one.
      v.transform((value) => Number(value.toFixed(decimals))),
    ),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether the text is a path on this site. Browsers resolve `//` and `/\` to another host. */
function isSitePath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}

/** Maximum priority and, negated, the minimum. */
export const PRIORITY_LIMIT = 1_000_000;

const wholePriority = `Enter a whole number from ${-PRIORITY_LIMIT} to ${PRIORITY_LIMIT}.`;
const wholeSize = 'Enter a whole number from 16 to 112.';

/** The fields of a technology as admins enter them. The limits are what the showcase can draw. */
export const TechAssetFields = /* @__PURE__ */ v.object({
  name: nameOf(80, { missing: 'Enter a name.', tooLong: 'Use at most 80 characters.' }),
  category: v.pipe(
    nameOf(40, { missing: 'Enter a category.', tooLong: 'Use at most 40 characters.' }),
    v.excludes(',', 'Remove the commas.'),
  ),
  description: optionalText(200),
  url: v.pipe(
    optionalText(500),
    v.check((url) => url === null || isWebAddress(url), 'Enter a full URL, such as https://react.dev.'),
  ),
  /** A path on this site or an https URL. */
  iconPath: v.pipe(
    optionalText(500),
    v.check(
      (path) => path === null || isSitePath(path) || (path.startsWith('https://') && URL.canParse(path)),
      'Enter a path that starts with / or a URL that starts with https://.',
    ),
  ),
  /** Highest first. */
  priority: v.pipe(
    v.number(wholePriority),
    v.integer(wholePriority),
    v.minValue(-PRIORITY_LIMIT, wholePriority),
    v.maxValue(PRIORITY_LIMIT, wholePriority),
  ),
  /** Fraction of the outermost ring's radius. */
  orbitRadius: optionalFigure(0, 1, 3),
  /** Revolutions per minute. Negative values reverse the direction. */
  orbitSpeed: optionalFigure(-20, 20, 3),
  /** Degrees. */
  orbitTilt: optionalFigure(-360, 360, 2),
  /** Pixels at the stage's full width. */
  iconSize: v.nullable(
    v.pipe(v.number(wholeSize), v.integer(wholeSize), v.minValue(16, wholeSize), v.maxValue(112, wholeSize)),
  ),
  isActive: v.boolean('Enter true or false.'),
});
export type TechAssetFields = v.InferOutput<typeof TechAssetFields>;

const { entries } = TechAssetFields;

/** The fields of a new technology. Only the name and category are required. */
export const NewTechAssetFields = /* @__PURE__ */ v.object({
  ...entries,
  description: v.optional(entries.description, null),
  url: v.optional(entries.url, null),
  iconPath: v.optional(entries.iconPath, null),
  priority: v.optional(entries.priority, 0),
  orbitRadius: v.optional(entries.orbitRadius, null),
  orbitSpeed: v.optional(entries.orbitSpeed, null),
  orbitTilt: v.optional(entries.orbitTilt, null),
  iconSize: v.optional(entries.iconSize, null),
  isActive: v.optional(entries.isActive, true),
});

export type TechAssetField = keyof TechAssetFields;

/** The fields in import and export file order. */
export const techAssetFieldNames = [
  'name',
  'category',
  'description',
  'url',
  'iconPath',
  'priority',
  'orbitRadius',
  'orbitSpeed',
  'orbitTilt',
  'iconSize',
  'isActive',
] as const satisfies readonly TechAssetField[];

/** Parses entered fields. Returns the values to store, or error messages by field. */
export function readTechAssetFields(
  entered: unknown,
): { fields: TechAssetFields } | { errors: Partial<Record<TechAssetField, string>> } {
  const result = v.safeParse(TechAssetFields, entered);
  if (result.success) return { fields: result.output };
  const errors: Partial<Record<TechAssetField, string>> = {};
  for (const issue of result.issues) {
    const name = techAssetFieldNames.find((field) => field === v.getDotPath(issue));
    if (name) errors[name] ??= issue.message;
  }
  return { errors };
}
