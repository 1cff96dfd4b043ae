import { type ApiKey, KEY_RATE_LIMIT } from '@uplift/data-client/contract/admin';
import { parseNumber } from '@uplift/ui/parse-number';
import { useState } from 'react';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import type { FieldErrors } from '../../shared/forms/field-errors.ts';
import { type DraftedForm, useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import type { ReadControl } from '../../shared/forms/use-form.ts';
import { endOfDay } from './key-words.ts';

const names = ['name', 'scopes', 'expiresAt', 'rateLimit'] as const;
type Name = (typeof names)[number];

/** The key fields that a form submits. */
export interface KeyFields {
  name: string;
  scopes: string[];
  expiresAt: string | null;
  rateLimit: number;
}

/** Initial values of the form. */
export type KeyDefaults = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'rateLimit'>;

export interface KeyForm extends DraftedForm<Name> {
  scopes: readonly string[];
  setScopes: (scopes: readonly string[]) => void;
}

/** Reads the expiry: the end of the entered day. An unchanged day keeps the exact time. */
function readExpiry(day: string, known: string | null): string | null {
  if (day === '') return null;
  return known !== null && viewerDay(known) === day ? known : endOfDay(day);
}

function readRate(read: ReadControl<Name>): number | null {
  return parseNumber(read('rateLimit'), { fractions: 'refuse' }).value;
}

function check(read: ReadControl<Name>, scopes: readonly string[], known: string | null): FieldErrors<Name> {
  const day = read('expiresAt');
  const isPast =
    day !== '' && (known === null || viewerDay(known) !== day) && Date.parse(endOfDay(day)) < Date.now();
  const rate = readRate(read);
  const isRate = rate !== null && rate >= KEY_RATE_LIMIT.min && rate <= KEY_RATE_LIMIT.max;
  return {
    ...(read('name') ? {} : { name: 'Enter a name that says which program uses the key.' }),
    ...(scopes.length > 0 ? {} : { scopes: 'Choose at least one scope.' }),
    ...(isPast ? { expiresAt: 'Choose a day that is still to come.' } : {}),
    ...(isRate
      ? {}
      : {
          rateLimit: `Enter a whole number from ${KEY_RATE_LIMIT.min} to ${KEY_RATE_LIMIT.max.toLocaleString('en-US')}.`,
        }),
  };
}

/** Form state for creating or editing a key. */
export function useKeyForm(
  defaults: KeyDefaults,
  draft: string,
  send: (fields: KeyFields) => Promise<unknown>,
): KeyForm {
  const [scopes, setScopes] = useState<readonly string[]>(defaults.scopes);
  const form = useDraftedForm({
    names,
    draft,
    check: (read) => check(read, scopes, defaults.expiresAt),
    send: (read) =>
      send({
        name: read('name'),
        scopes: [...scopes],
        expiresAt: readExpiry(read('expiresAt'), defaults.expiresAt),
        rateLimit: readRate(read) ?? defaults.rateLimit,
      }),
  });
  return {
    ...form,
    scopes,
    setScopes: (next) => {
      setScopes(next);
      form.control('scopes').onInput();
    },
  };
}
