import * as v from 'valibot';
import { identifier, record } from '../reading.ts';

/** A brand file: a logo, an icon, or an illustration. `/api/assets/{id}/file` serves its bytes. */
export const Asset = record({
  id: identifier,
  name: v.string(),
  isActive: v.nullish(v.boolean(), true),
  category: v.nullish(v.string(), 'other'),
});
export type Asset = v.InferOutput<typeof Asset>;
