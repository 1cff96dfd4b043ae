import { type ApiKey, adminEndpoints } from '@uplift/data-client/contract/admin';
import * as v from 'valibot';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import { type DraftedForm, useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { endOfDay } from './key-labels.ts';

const body = v.omit(adminEndpoints.updateApiKey.body, ['version']);

/** Returns the expiry: the end of the entered day. An unchanged day keeps the exact time. */
function expiryOf(day: string, known: string | null): string | null {
  if (day === '') return null;
  return known !== null && viewerDay(known) === day ? known : endOfDay(day);
}

/** A key with the last day that people enter instead of the time of its expiry. */
function schemaOf(known: string | null) {
  return v.object({
    ...body.entries,
    expiresAt: v.pipe(
      v.string(),
      v.transform((day) => expiryOf(day, known)),
      body.entries.expiresAt,
    ),
  });
}

/** Initial values of the form. */
export type KeyDefaults = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'rateLimit'>;

export type KeyForm = DraftedForm<ReturnType<typeof schemaOf>>;

/** Form state for creating or editing a key. */
export function useKeyForm(
  { scopes, expiresAt }: KeyDefaults,
  draft: string,
  send: (fields: v.InferOutput<typeof body>) => Promise<unknown>,
): KeyForm {
  return useDraftedForm({ schema: schemaOf(expiresAt), values: { scopes }, draft, send });
}
