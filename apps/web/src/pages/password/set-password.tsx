import { ApiError } from '@uplift/data-client';
import { newPasswordLength, publicEndpoints } from '@uplift/data-client/contract';
import { usePasswordLink, useResetPassword } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { LinkButton } from '@uplift/ui/link-button';
import { PasswordInput } from '@uplift/ui/password-input';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { wordsOf } from '../../areas/shared/forms/known-words.ts';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx';
import { brand } from '../../content/brand.ts';
import { CheckingLink } from './checking-link.tsx';
import type { PasswordLink } from './link-in-address.ts';

type Kind = PasswordLink['kind'];

/** The owner of the link's password. Null values for a setup link, which creates the first admin. */
interface Owner {
  name: string | null;
  email: string | null;
}

type SetArea = 'client' | 'manager' | 'admin';

const signInPaths = {
  client: '/client/login',
  manager: '/manager',
  admin: '/admin',
} as const satisfies Record<SetArea, string>;

/** Where the user signs in, as far as the kind of link determines it. */
const knownSignIns = {
  client: '/client/login',
  account: '/portal',
  invite: '/portal',
  setup: '/admin',
} as const satisfies Record<Kind, string>;

function titleOf(kind: Kind, { name }: Owner): string {
  if (kind === 'setup') return `Set up ${brand.name}`;
  return kind === 'invite' ? `Welcome, ${name}` : 'Set a new password';
}

function leadOf(kind: Kind, { email }: Owner): string {
  if (kind === 'setup') return 'You’re the first admin. Invite the rest of your team once you’re signed in.';
  if (kind === 'invite') return `Choose a password for ${email} to get started.`;
  return `For the account of ${email}.`;
}

function isGone(error: Error | null | undefined): boolean {
  return error instanceof ApiError && error.status === 410;
}

export interface SetPasswordProps {
  link: PasswordLink;
  /** Called when the link is no longer useful. */
  onForget: () => void;
}

/** The options when a link can no longer set a password. */
function WaysOn({ link: { kind }, onForget }: SetPasswordProps): ReactElement {
  const canAsk = kind === 'client' || kind === 'account';
  return (
    <>
      {canAsk && (
        <LinkButton asChild>
          <RouterLink to={`/forgot-password?kind=${kind}`} onClick={onForget}>
            Ask for a new link
          </RouterLink>
        </LinkButton>
      )}
      <LinkButton asChild variant={canAsk ? 'secondary' : 'primary'}>
        <RouterLink to={knownSignIns[kind]}>Go to sign-in</RouterLink>
      </LinkButton>
    </>
  );
}

interface NewPasswordFormProps extends SetPasswordProps {
  owner: Owner;
  onDone: (answer: { email: string; area: SetArea }) => void;
}

function NewPasswordForm({ link, owner, onForget, onDone }: NewPasswordFormProps): ReactElement {
  const { trigger } = useResetPassword();
  const isSetup = link.kind === 'setup';
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: publicEndpoints.resetPassword.body,
    values: link,
    send: async (body) => onDone(await trigger(body)),
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t set the password">
            {failure.message}
          </Alert>
        )}
        {isGone(failure) && <WaysOn link={link} onForget={onForget} />}
        {isSetup ? (
          <>
            <Field label="Your name" error={errorOf('name')}>
              <Input autoComplete="name" maxLength={120} {...control('name')} />
            </Field>
            <Field label="E-mail" hint="You’ll sign in with it." error={errorOf('email')}>
              <Input type="email" autoComplete="username" {...control('email')} />
            </Field>
          </>
        ) : (
          // Identifies the account to password managers.
          <input hidden readOnly type="email" autoComplete="username" value={owner.email ?? ''} />
        )}
        <Field label="New password" error={errorOf('password')}>
          <PasswordInput
            strength
            {...newPasswordLength}
            knownWords={wordsOf(brand.name, owner.name, owner.email)}
            {...control('password')}
          />
        </Field>
        <Button type="submit" loading={pending}>
          {isSetup ? 'Create my account' : 'Set password'}
        </Button>
      </Stack>
    </form>
  );
}

/** Sets a password from a link, then leads to the sign-in. */
export default function SetPassword({ link, onForget }: SetPasswordProps): ReactElement {
  const { data: owner, error, isValidating, mutate } = usePasswordLink(link);
  const [done, setDone] = useState<{ email: string; area: SetArea } | null>(null);

  if (done) {
    const isNew = link.kind === 'invite' || link.kind === 'setup';
    return (
      <SignInPage
        follows
        title={isNew ? 'Your account is ready' : 'Your password was changed'}
        lead={isNew ? `Sign in as ${done.email}.` : 'Your other devices have been signed out.'}
      >
        <Stack>
          <LinkButton asChild>
            <RouterLink to={signInPaths[done.area]} state={{ email: done.email }}>
              Sign in
            </RouterLink>
          </LinkButton>
        </Stack>
      </SignInPage>
    );
  }
  if (!owner && isGone(error)) {
    return (
      <SignInPage follows title="This link no longer works" lead={error?.message}>
        <Stack gap={3}>
          <WaysOn link={link} onForget={onForget} />
        </Stack>
      </SignInPage>
    );
  }
  if (!owner && error) {
    return (
      <SignInPage title="Couldn’t check the link" lead="It may still work. Try again in a moment.">
        <Stack gap={5}>
          <Alert tone="danger" title={error.message} />
          <Button loading={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </Stack>
      </SignInPage>
    );
  }
  if (!owner) return <CheckingLink />;
  return (
    <SignInPage follows title={titleOf(link.kind, owner)} lead={leadOf(link.kind, owner)}>
      <NewPasswordForm link={link} owner={owner} onForget={onForget} onDone={setDone} />
    </SignInPage>
  );
}
