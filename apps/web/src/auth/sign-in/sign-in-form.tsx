import { asksForSecondFactor } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Area } from '../../app/area.ts';
import type { FieldErrors } from '../../areas/shared/forms/field-errors.ts';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { readArrival } from './sign-in-arrival.ts';

/** Credentials entered into the form. */
export interface SignInEntry {
  email: string;
  password: string;
  /** An authenticator code or a recovery code, once the server has asked for one. */
  totp?: string;
}

export interface SignInFormProps {
  /** The area to sign in to. Decides where the forgot-password link leads. */
  area: Area;
  /** Signs in. Throws on failure. */
  onSubmit: (entry: SignInEntry) => Promise<unknown>;
}

const names = ['email', 'password', 'totp'] as const;
type Name = (typeof names)[number];

/** The current two-factor step: none, an authenticator code, or a recovery code. */
type SecondStep = 'none' | 'app' | 'recovery';

/** Form with e-mail address, password and, if needed, a 2FA code. Shows errors and keeps typed text. */
export function SignInForm({ area, onSubmit }: SignInFormProps): ReactElement {
  const { state } = useLocation();
  const acceptsCookies = useBrowserValue(globalThis.navigator?.cookieEnabled, true);
  const [secondStep, setSecondStep] = useState<SecondStep>('none');
  const { attributes, control, errors, failure, focus, pending } = useForm<Name>({
    names,
    check: (read) => {
      const gaps: FieldErrors<Name> = {};
      if (!read('email')) gaps.email = 'Enter your e-mail address.';
      if (!read('password')) gaps.password = 'Enter your password.';
      if (secondStep !== 'none' && !read('totp')) {
        gaps.totp = secondStep === 'app' ? 'Enter the six digits of your app.' : 'Enter a recovery code.';
      }
      return gaps;
    },
    send: async (read) => {
      const totp = read('totp');
      const entry = { email: read('email'), password: read('password') };
      try {
        await onSubmit(totp ? { ...entry, totp } : entry);
      } catch (error) {
        if (totp || !asksForSecondFactor(error)) throw error;
        setSecondStep('app');
        focus('totp');
      }
    },
  });

  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="You are not signed in">
            {failure.message}
          </Alert>
        )}
        {!acceptsCookies && area !== 'client' && (
          <Alert tone="warning" title="Your browser refuses cookies">
            You can sign in, but you will be signed out when you reload the page, and downloads and live
            updates don’t work. Allow cookies for this site in your browser’s settings.
          </Alert>
        )}
        <Field label="E-mail" error={errors.email}>
          <Input
            type="email"
            autoComplete="username"
            defaultValue={readArrival(state).email}
            {...control('email')}
          />
        </Field>
        <Field label="Password" error={errors.password}>
          <Input type="password" autoComplete="current-password" {...control('password')} />
        </Field>
        {secondStep !== 'none' && (
          <Stack gap={2} align="stretch">
            {secondStep === 'app' ? (
              <Field
                key="app"
                label="Code of your authenticator app"
                hint="The six digits that it shows now."
                error={errors.totp}
              >
                <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...control('totp')} />
              </Field>
            ) : (
              <Field
                key="recovery"
                label="Recovery code"
                hint="One of the ten codes you saved. Each works once."
                error={errors.totp}
              >
                <Input
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  {...control('totp')}
                />
              </Field>
            )}
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setSecondStep(secondStep === 'app' ? 'recovery' : 'app');
                focus('totp');
              }}
            >
              {secondStep === 'app' ? 'Use a recovery code instead' : 'Use the app instead'}
            </Button>
          </Stack>
        )}
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
