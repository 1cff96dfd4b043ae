import { ApiError } from '@uplift/data-client';
import type { Credentials } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Area } from '../routes.tsx';

type FieldName = keyof Credentials;
type FieldErrors = Partial<Record<FieldName, string>>;

const missing: Record<FieldName, string> = {
  email: 'Enter your e-mail address.',
  password: 'Enter your password.',
};

export interface SignInFormProps {
  /** Whose account it is, for the way to a forgotten password. */
  area: Area;
  /** Signs in, or throws what went wrong. */
  onSubmit: (credentials: Credentials) => Promise<unknown>;
}

function readCredentials(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function missingFields(credentials: Credentials): FieldErrors {
  return Object.fromEntries(
    (['email', 'password'] as const)
      .filter((name) => credentials[name] === '')
      .map((name) => [name, missing[name]]),
  );
}

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What the server says about single fields. */
function fieldErrorsOf(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? error.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  const result: FieldErrors = {};
  for (const [name, messages] of Object.entries(errors)) {
    if ((name === 'email' || name === 'password') && isMessages(messages)) result[name] = messages.join(' ');
  }
  return result;
}

/** E-mail address and password, and what went wrong with them. What was typed stays. */
export function SignInForm({ area, onSubmit }: SignInFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function showErrors(next: FieldErrors): void {
    setErrors(next);
    const [first] = Object.keys(next);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (pending) return;
    const credentials = readCredentials(event.currentTarget);
    const gaps = missingFields(credentials);
    setFailure(null);
    showErrors(gaps);
    if (Object.keys(gaps).length > 0) return;
    setPending(true);
    try {
      await onSubmit(credentials);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      showErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) {
        setFailure(error instanceof Error ? error.message : 'Login failed');
      }
    } finally {
      setPending(false);
    }
  }

  const clear = (name: FieldName) => () => {
    if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
  };

  return (
    // Until this code runs, the browser would put the password into the address. The method dialog does nothing.
    <form ref={form} method="dialog" noValidate onSubmit={submit}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="You are not signed in">
            {failure}
          </Alert>
        )}
        <Field label="E-mail" error={errors.email}>
          <Input name="email" type="email" autoComplete="username" onInput={clear('email')} />
        </Field>
        <Field label="Password" error={errors.password}>
          <Input
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={128}
            onInput={clear('password')}
          />
        </Field>
        <Button type="submit" loading={pending}>
          Sign in
        </Button>
        <p>
          <Link asChild underline="hover">
            <RouterLink to={`/forgot-password?kind=${area === 'client' ? 'client' : 'account'}`}>
              Forgot your password?
            </RouterLink>
          </Link>
        </p>
      </Stack>
    </form>
  );
}
