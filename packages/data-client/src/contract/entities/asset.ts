import * as v from 'valibot';
import { identifier, record } from '../reading.ts';

/** A file of the consultancy: a logo, an icon, an illustration. Its bytes are at `/api/assets/{id}/file`. */
export const Asset = record({
  id: identifier,
  name: v.string(),
  isActive: v.nullish(v.boolean(), true),
  category: v.nullish(v.string(), 'other'),
});
export type Asset = v.InferOutput<typeof Asset>;
