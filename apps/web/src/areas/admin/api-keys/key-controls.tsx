import { DatePicker } from '@uplift/ui/date-picker';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { parseNumber } from '@uplift/ui/parse-number';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { viewerDay, viewerZoneHint } from '../../../app/time/viewer-time.ts';
import type { KeyDefaults, KeyForm } from './key-form.ts';
import { ScopePicker } from './scope-picker.tsx';

export interface KeyControlsProps {
  form: KeyForm;
  defaults: KeyDefaults;
}

const rateOf = (text: string) => parseNumber(text, { fractions: 'refuse' }).value;

/** Form controls of a key: name, scopes, expiry, and rate limit. */
export function KeyControls({
  form: { control, errorOf, fields },
  defaults: { name, expiresAt, rateLimit },
}: KeyControlsProps): ReactElement {
  const today = viewerDay(Date.now());
  // Before the scopes, because the first invalid field in this order gets focus.
  const nameProps = control('name');
  const { field: scopes } = useController({ control: fields.control, name: 'scopes' });
  return (
    <>
      <Field label="Name" hint="What uses the key, and where it runs." error={errorOf('name')}>
        <Input autoComplete="off" defaultValue={name} {...nameProps} />
      </Field>
      <ScopePicker
        ref={scopes.ref}
        scopes={scopes.value}
        onScopesChange={scopes.onChange}
        error={errorOf('scopes')}
      />
      <Field
        label="Last day"
        hint={`The key expires at the end of this day. Leave it empty for a key that doesn’t expire. ${viewerZoneHint()}`.trim()}
        error={errorOf('expiresAt')}
      >
        <DatePicker
          defaultValue={expiresAt === null ? null : viewerDay(expiresAt)}
          min={today}
          today={today}
          {...fields.register('expiresAt')}
        />
      </Field>
      <Field
        label="Requests per minute"
        hint="Requests over the limit are rejected until the minute is over."
        error={errorOf('rateLimit')}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(rateLimit)}
          {...control('rateLimit', { setValueAs: rateOf })}
        />
      </Field>
    </>
  );
}
