import { type ApiKey, adminEndpoints } from '@uplift/data-client/contract/admin';
import { type InferOutput, omit } from 'valibot';
import { type DraftedForm, useDraftedForm } from '../../shared/forms/use-drafted-form.ts';

const schema = omit(adminEndpoints.updateApiKey.body, ['version']);

/** Initial values of the form. */
export type KeyDefaults = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'rateLimit'>;

export type KeyForm = DraftedForm<typeof schema>;

/** Form state for creating or editing a key. */
export function useKeyForm(
  { scopes }: KeyDefaults,
  draft: string,
  send: (fields: InferOutput<typeof schema>) => Promise<unknown>,
): KeyForm {
  return useDraftedForm({ schema, values: { scopes }, draft, send });
}
