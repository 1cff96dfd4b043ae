import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { type SecondFactor, useSecondFactor } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { PasswordInput } from '@uplift/ui/password-input';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { LoadFailure } from '../frame/load-failure.tsx';
import type { Person } from './password-section.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SettingSection } from './setting-section.tsx';

function RemoveForm({
  person,
  remove,
  onRemoved,
  onCancel,
}: {
  person: Person;
  remove: SecondFactor['remove'];
  onRemoved: () => void;
  onCancel: () => void;
}): ReactElement {
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: adminEndpoints.removeSecondFactor.body,
    send: async (body) => {
      await remove.trigger(body);
      onRemoved();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t turn off two-factor authentication">
            {failure.message}
          </Alert>
        )}
        <input hidden readOnly type="email" autoComplete="username" value={person.email} />
        <Field label="Your password" hint="Confirms that it’s you." error={errorOf('password')}>
          <PasswordInput {...control('password')} />
        </Field>
        <Cluster>
          <Button type="submit" variant="danger" loading={pending}>
            Turn off
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Turns two-factor authentication (2FA) of an admin on and off. */
export function SecondFactorSection({ person }: { person: Person }): ReactElement {
  const { data: state, error, mutate, start, confirm, remove } = useSecondFactor();
  const [step, setStep] = useState<'state' | 'setup' | 'remove'>('state');
  const [news, setNews] = useState('');

  function begin(): void {
    setNews('');
    start.trigger(undefined).then(
      () => setStep('setup'),
      () => {},
    );
  }

  function leaveSetup(): void {
    // Drop the secret and the recovery codes from memory as soon as they are off screen.
    start.reset();
    confirm.reset();
    setStep('state');
  }

  return (
    <SettingSection
      title="Two-factor authentication"
      lead="Signing in takes your password and a code from an app on your phone, so a stolen password isn’t enough."
    >
      {step === 'setup' && start.data ? (
        <SecondFactorSetup
          started={start.data}
          confirm={confirm}
          onDone={() => {
            leaveSetup();
            setNews('Two-factor authentication is on.');
          }}
          onCancel={leaveSetup}
        />
      ) : step === 'remove' ? (
        <RemoveForm
          person={person}
          remove={remove}
          onRemoved={() => {
            setStep('state');
            setNews('Two-factor authentication is off.');
          }}
          onCancel={() => setStep('state')}
        />
      ) : error && !state ? (
        <LoadFailure title="Couldn’t load your settings" error={error} onRetry={() => void mutate()} />
      ) : state ? (
        <Stack gap={5}>
          {news && <Alert tone="success" title={news} />}
          {start.error && (
            <Alert tone="danger" title="Setup didn’t start">
              {start.error.message}
            </Alert>
          )}
          <Cluster gap={3}>
            <Badge tone={state.enabled ? 'success' : 'neutral'}>{state.enabled ? 'On' : 'Off'}</Badge>
            <Text tone="muted">
              {state.enabled
                ? `${state.recoveryCodesLeft} of 10 recovery codes left.`
                : 'You sign in with your password only.'}
            </Text>
          </Cluster>
          {state.enabled && state.recoveryCodesLeft < 3 && (
            <Alert tone="warning" title="You’re running out of recovery codes">
              Turn two-factor authentication off and on again to get ten new ones.
            </Alert>
          )}
          <Cluster>
            {state.enabled ? (
              <Button variant="secondary" onClick={() => setStep('remove')}>
                Turn off
              </Button>
            ) : (
              <Button variant="secondary" loading={start.isMutating} onClick={begin}>
                Set up
              </Button>
            )}
          </Cluster>
        </Stack>
      ) : (
        <Stack gap={4} role="status" aria-label="Loading two-factor authentication">
          <Skeleton width="16rem" />
          <Skeleton width="8rem" height="2.75rem" />
        </Stack>
      )}
    </SettingSection>
  );
}
