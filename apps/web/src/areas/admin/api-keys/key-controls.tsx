import { DateInput } from '@uplift/ui/date-input';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import type { ReactElement } from 'react';
import { viewerDay, viewerZoneHint } from '../../../app/time/viewer-time.ts';
import type { KeyDefaults, KeyForm } from './key-form.ts';
import { ScopePicker } from './scope-picker.tsx';

export interface KeyControlsProps {
  form: KeyForm;
  defaults: KeyDefaults;
}

/** Form controls of a key: name, scopes, expiry, and rate limit. */
export function KeyControls({
  form: { control, errors, scopes, setScopes },
  defaults,
}: KeyControlsProps): ReactElement {
  const { name, expiresAt, rateLimit } = defaults;
  return (
    <>
      <Field label="Name" hint="Which program uses the key, and where it runs." error={errors.name}>
        <Input autoComplete="off" defaultValue={name} {...control('name')} />
      </Field>
      <ScopePicker scopes={scopes} onScopesChange={setScopes} error={errors.scopes} />
      <Field
        label="Last day"
        hint={`The key stops when this day ends. Without one it works until it is revoked. ${viewerZoneHint()}`.trim()}
        error={errors.expiresAt}
      >
        <DateInput
          min={viewerDay(Date.now())}
          {...(expiresAt === null ? {} : { defaultValue: viewerDay(expiresAt) })}
          {...control('expiresAt')}
        />
      </Field>
      <Field
        label="Calls per minute"
        hint="Further calls are refused until the minute is over."
        error={errors.rateLimit}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(rateLimit)}
          {...control('rateLimit')}
        />
      </Field>
    </>
  );
}
