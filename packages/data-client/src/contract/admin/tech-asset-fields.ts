import * as v from 'valibot';
import { nameOf } from '../line-of-text.ts';

/** Text that may be missing; nothing but spaces is nothing. */
/* @__NO_SIDE_EFFECTS__ */
function optionalText(maximum: number) {
  return v.pipe(
    v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(maximum, `Write ${maximum} characters or fewer.`))),
    v.transform((text) => text || null),
  );
}

/** A figure that may be missing: the showcase then chooses a sensible one. */
/* @__NO_SIDE_EFFECTS__ */
function optionalFigure(minimum: number, maximum: number, decimals: number) {
  const message = `Enter a number from ${minimum} to ${maximum}.`;
  return v.nullable(
    v.pipe(
      v.number(message),
      v.minValue(minimum, message),
      v.maxValue(maximum, message),
      // As the database keeps it, so that what was sent equals what is read.
      v.transform((value) => Number(value.toFixed(decimals))),
    ),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** A path on this site, and no address of another one in disguise: browsers read `//` and `/\` as the latter. */
function isSitePath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}

/** The highest and the lowest place in the order. */
export const PRIORITY_LIMIT = 1_000_000;

const wholePriority = `Enter a whole number from ${-PRIORITY_LIMIT} to ${PRIORITY_LIMIT}.`;
const wholeSize = 'Enter a whole number from 16 to 112.';

/** What admins enter of a technology. The limits are those within which the showcase draws. */
export const TechAssetFields = /* @__PURE__ */ v.object({
  name: nameOf(80, { missing: 'Enter a name.', tooLong: 'Write 80 characters or fewer.' }),
  category: v.pipe(
    nameOf(40, { missing: 'Enter a category.', tooLong: 'Write 40 characters or fewer.' }),
    v.excludes(',', 'Leave commas out.'),
  ),
  description: optionalText(200),
  url: v.pipe(
    optionalText(500),
    v.check((url) => url === null || isWebAddress(url), 'Enter a whole address, such as https://react.dev.'),
  ),
  /** A path on this site, or an https address. */
  iconPath: v.pipe(
    optionalText(500),
    v.check(
      (path) => path === null || isSitePath(path) || (path.startsWith('https://') && URL.canParse(path)),
      'Enter a path on this site that begins with /, or an address that begins with https://.',
    ),
  ),
  /** The highest comes first. */
  priority: v.pipe(
    v.number(wholePriority),
    v.integer(wholePriority),
    v.minValue(-PRIORITY_LIMIT, wholePriority),
    v.maxValue(PRIORITY_LIMIT, wholePriority),
  ),
  /** Factor of the outermost ring. */
  orbitRadius: optionalFigure(0, 1, 3),
  /** Turns per minute; negative values turn the other way. */
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

/** The fields of a new technology. Only its name and category are needed. */
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

/** The fields in the order in which files hold them. */
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

/** What was entered as it is kept, or what is wrong with it by field. */
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
