import * as v from 'valibot';
import { camelCaseKeys } from '../camel-case-keys.ts';
import { isRecord } from '../is-record.ts';
import { identifier, optionalNumber, optionalText, someText } from '../reading.ts';

/** The categories named in the specification, in display order. Others may occur. */
export const techAssetCategories = [
  'Frontend',
  'Backend',
  'Database',
  'DevOps',
  'Cloud',
  'Language',
] as const;

function withPriority(value: unknown): unknown {
  const fields = camelCaseKeys(value);
  return isRecord(fields) ? { ...fields, priority: fields.priority ?? fields.sortOrder } : fields;
}

/** A technology of the stack. `sortOrder` is an alias of `priority`. The highest priority comes first. */
export const TechAsset = v.pipe(
  v.unknown(),
  v.transform(withPriority),
  v.object({
    id: identifier,
    name: someText,
    iconPath: optionalText,
    url: optionalText,
    category: v.nullish(v.string(), 'Other'),
    description: optionalText,
    priority: v.pipe(
      optionalNumber,
      v.transform((value) => value ?? 0),
      v.number(),
    ),
    /** Orbit radius as a fraction of the outermost ring (0 to 1). */
    orbitRadius: optionalNumber,
    /** Revolutions per minute. */
    orbitSpeed: optionalNumber,
    /** Tilt of the orbital plane in degrees. */
    orbitTilt: optionalNumber,
    /** Icon size in px at the stage's full width. */
    iconSize: optionalNumber,
    /** How many published success stories used it. */
    storyCount: v.optional(optionalNumber),
    isActive: v.nullish(v.boolean(), true),
    createdAt: optionalText,
    updatedAt: optionalText,
  }),
);
export type TechAsset = v.InferOutput<typeof TechAsset>;
