import { newPasswordLength } from '@uplift/data-client/contract';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { useChangePassword } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { PasswordInput } from '@uplift/ui/password-input';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import type { Area } from '../../../app/area.ts';
import { brand } from '../../../content/brand.ts';
import { wordsOf } from '../forms/known-words.ts';
import { useForm } from '../forms/use-form.ts';
import { SettingSection } from './setting-section.tsx';

export interface Person {
  name: string;
  email: string;
}

export interface PasswordSectionProps {
  area: Area;
  person: Person;
}

function newsOf(ended: number): string {
  if (ended === 0) return 'You weren’t signed in anywhere else.';
  return ended === 1
    ? 'The other place where you were signed in is signed out.'
    : `The ${ended} other places where you were signed in are signed out.`;
}

/** Changes the password of the signed-in user. */
export function PasswordSection({ area, person }: PasswordSectionProps): ReactElement {
  const { trigger } = useChangePassword(area);
  const [ended, setEnded] = useState<number | null>(null);
  const { attributes, control, errorOf, failure, fields, pending } = useForm({
    schema: clientEndpoints.changePassword.body,
    send: async (body) => {
      setEnded(null);
      const answer = await trigger(body);
      fields.reset();
      setEnded(answer.ended);
    },
  });
  return (
    <SettingSection
      title="Password"
      lead="Changing it signs you out everywhere else. We’ll confirm the change by e-mail."
    >
      <form {...attributes}>
        <Stack gap={5}>
          {failure && (
            <Alert tone="danger" title="Couldn’t change your password">
              {failure.message}
            </Alert>
          )}
          {ended !== null && (
            <Alert tone="success" title="Password changed">
              {newsOf(ended)}
            </Alert>
          )}
          {/* Lets password managers match the password to the account. */}
          <input hidden readOnly type="email" autoComplete="username" value={person.email} />
          <Field label="Current password" error={errorOf('current')}>
            <PasswordInput {...control('current')} />
          </Field>
          <Field label="New password" error={errorOf('password')}>
            <PasswordInput
              strength
              {...newPasswordLength}
              knownWords={wordsOf(brand.name, person.name, person.email)}
              {...control('password')}
            />
          </Field>
          <Cluster>
            <Button type="submit" variant="secondary" loading={pending}>
              Change password
            </Button>
          </Cluster>
        </Stack>
      </form>
    </SettingSection>
  );
}
