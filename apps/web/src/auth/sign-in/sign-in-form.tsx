import { publicEndpoints } from '@uplift/data-client/contract';
import { asksForSecondFactor } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Link } from '@uplift/ui/link';
import { PinInput } from '@uplift/ui/pin-input';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import type { Area } from '../../app/area.ts';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { readArrival } from './sign-in-arrival.ts';

/** For admins, because only they have two-factor authentication. The other areas send the same without a code. */
const schema = publicEndpoints.signInAdmin.body;

/** Credentials entered into the form. */
export type SignInEntry = InferOutput<typeof schema>;

export interface SignInFormProps {
  /** The area to sign in to. Decides where the forgot-password link leads. */
  area: Area;
  /** Signs in. Throws on failure. */
  onSubmit: (entry: SignInEntry) => Promise<unknown>;
}

/** The current two-factor step: none, an authenticator code, or a recovery code. */
type SecondStep = 'none' | 'app' | 'recovery';

/** Form with e-mail address, password and, if needed, a 2FA code. Shows errors and keeps typed text. */
export function SignInForm({ area, onSubmit }: SignInFormProps): ReactElement {
  const { state } = useLocation();
  const acceptsCookies = useBrowserValue(globalThis.navigator?.cookieEnabled, true);
  const [secondStep, setSecondStep] = useState<SecondStep>('none');
  const { attributes, control, errorOf, failure, fields, pending } = useForm({
    schema,
    send: async (entry) => {
      try {
        await onSubmit(entry);
      } catch (error) {
        if (entry.totp || !asksForSecondFactor(error)) throw error;
        setSecondStep('app');
      }
    },
  });
  const { setFocus } = fields;

  useEffect(() => {
    if (secondStep !== 'none') setFocus('totp');
  }, [secondStep, setFocus]);

  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t sign in">
            {failure.message}
          </Alert>
        )}
        {!acceptsCookies && area !== 'client' && (
          <Alert tone="warning" title="Your browser blocks cookies">
            You can sign in, but you will be signed out when you reload the page, and downloads and live
            updates don’t work. Allow cookies for this site in your browser’s settings.
          </Alert>
        )}
        <Field label="E-mail" error={errorOf('email')}>
          <Input
            type="email"
            autoComplete="username"
            defaultValue={readArrival(state).email}
            {...control('email')}
          />
        </Field>
        <Field label="Password" error={errorOf('password')}>
          <Input type="password" autoComplete="current-password" {...control('password')} />
        </Field>
        {secondStep !== 'none' && (
          <Stack gap={2} align="stretch">
            {secondStep === 'app' ? (
              <Field
                key="app"
                label="Code from your authenticator app"
                hint="The 6-digit code it shows now."
                error={errorOf('totp')}
              >
                <PinInput {...control('totp')} />
              </Field>
            ) : (
              <Field
                key="recovery"
                label="Recovery code"
                hint="One of the ten codes you saved. Each works once."
                error={errorOf('totp')}
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
                fields.resetField('totp');
                setSecondStep(secondStep === 'app' ? 'recovery' : 'app');
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
