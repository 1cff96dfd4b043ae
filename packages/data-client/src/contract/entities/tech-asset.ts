import * as v from 'valibot';
import { camelCaseKeys } from '../camel-case-keys.ts';
import { isRecord } from '../is-record.ts';
import { identifier, optionalNumber, optionalText, someText } from '../reading.ts';

/** The categories that the specification names, in the order in which they are offered; others may occur. */
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

/** A technology of the stack. `sortOrder` is read as an alias of `priority`; the highest comes first. */
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
    /** Distance of the orbit from the nucleus, as a factor of the outermost ring (0 to 1). */
    orbitRadius: optionalNumber,
    /** Turns per minute. */
    orbitSpeed: optionalNumber,
    /** Tilt of the orbit's plane in degrees. */
    orbitTilt: optionalNumber,
    /** Size of the icon in px at the stage's full width. */
    iconSize: optionalNumber,
    isActive: v.nullish(v.boolean(), true),
    createdAt: optionalText,
    updatedAt: optionalText,
  }),
);
export type TechAsset = v.InferOutput<typeof TechAsset>;
