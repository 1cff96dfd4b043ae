import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { PasswordInput } from '@uplift/ui/password-input';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ApiError } from '../index.ts';
import { type PasswordLink, useForgotPassword, usePasswordLink, useResetPassword } from '../swr/index.ts';
import { Panel } from './panel.tsx';

/** Creates a submit handler that passes on the value of one field. */
function onSubmitOf(name: string, send: (value: string) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get(name)));
  };
}

/** Requests a password reset link. */
export function ForgotPasswordPanel(): ReactElement {
  const { trigger, data, error, isMutating } = useForgotPassword();
  if (data) {
    return (
      <Panel title="Check your e-mail">
        <Alert tone="success" title={data.message} />
      </Panel>
    );
  }
  return (
    <Panel title="Forgot your password?">
      <form
        noValidate
        onSubmit={onSubmitOf(
          'email',
          (email) => void trigger({ kind: 'client', email }, { throwOnError: false }),
        )}
      >
        <Stack gap={5}>
          <Field label="E-mail">
            <Input name="email" type="email" autoComplete="username" defaultValue="ada@northwind.example" />
          </Field>
          {error && <Alert tone="danger" title={error.message} />}
          <Button type="submit" loading={isMutating}>
            Send a link
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

const sampleLink: PasswordLink = { kind: 'client', token: 'sample-one-time-secret' };

function ChoosePassword({ link, name }: { link: PasswordLink; name: string }): ReactElement {
  const { trigger, data, error, isMutating } = useResetPassword();
  if (data) return <Alert tone="success" title={`The password of ${data.email} is set. Sign in with it.`} />;
  return (
    <form
      noValidate
      onSubmit={onSubmitOf(
        'password',
        (password) => void trigger({ ...link, password }, { throwOnError: false }),
      )}
    >
      <Stack gap={5}>
        <Text>For {name}. Every session ends with it.</Text>
        <Field label="New password" hint="At least 12 characters.">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        {error && <Alert tone="danger" title={error.message} />}
        <Button type="submit" loading={isMutating}>
          Set password
        </Button>
      </Stack>
    </form>
  );
}

/** Whether the server knows the link and it can no longer be used. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status === 410;
}

/** Sets a password through a link, once its account is known. */
export function ResetPasswordPanel(): ReactElement {
  const [link] = useState(sampleLink);
  const { data, error, isValidating, mutate } = usePasswordLink(link);
  return (
    <Panel title="Choose a new password">
      {data && <ChoosePassword link={link} name={data.name ?? 'the first admin'} />}
      {!data && error && (
        <Alert tone="danger" title={isFinal(error) ? 'This link cannot be used' : 'The link was not checked'}>
          <Stack align="start">
            {error.message}
            {!isFinal(error) && (
              <Button size="sm" variant="secondary" loading={isValidating} onClick={() => void mutate()}>
                Try again
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {!data && !error && (
        <div role="status" aria-label="Checking the link" aria-busy>
          <Text>
            <Skeleton />
            <Skeleton width="60%" />
          </Text>
        </div>
      )}
    </Panel>
  );
}
