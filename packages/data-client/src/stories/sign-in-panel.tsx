import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { LinkButton } from '@uplift/ui/link-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type FormEvent, type ReactElement, useState } from 'react';
import {
  type AdminCredentials,
  asksForSecondFactor,
  useAccountUser,
  useAdminSignIn,
  useClientSession,
  useClientSignIn,
  useSignOut,
} from '../swr/index.ts';
import { Panel } from './panel.tsx';
import * as styles from './sign-in-panel.styles.ts';
import { useStoryBrowser } from './story-page.tsx';

interface SignInFormProps {
  pending: boolean;
  error: Error | undefined;
  onSubmit: (credentials: AdminCredentials) => void;
}

function SignInForm({ pending, error, onSubmit }: SignInFormProps): ReactElement {
  const [withCode, setWithCode] = useState(false);
  if (asksForSecondFactor(error) && !withCode) setWithCode(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = (name: string) => String(new FormData(event.currentTarget).get(name));
    const credentials = { email: read('email'), password: read('password') };
    onSubmit(withCode ? { ...credentials, totp: read('totp') } : credentials);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Field label="E-mail">
          <Input name="email" type="email" autoComplete="username" defaultValue="ada@northwind.example" />
        </Field>
        <Field label="Password">
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        {withCode && (
          <Field label="Code of your app">
            <Input name="totp" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
        )}
        {error && <Alert tone="danger" title={error.message} />}
        <Button type="submit" loading={pending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactElement {
  return (
    <dl css={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Checking(): ReactElement {
  return (
    <div role="status" aria-label="Checking who is signed in" aria-busy>
      <Text>
        <Skeleton width="12rem" />
      </Text>
      <Text size="sm">
        <Skeleton />
        <Skeleton width="70%" />
      </Text>
    </div>
  );
}

function LogoutButton(): ReactElement {
  const { navigate } = useStoryBrowser();
  const [failure, setFailure] = useState<Error | null>(null);
  const signOut = useSignOut({ navigate, onError: setFailure });
  return (
    <Stack>
      {failure && <Alert tone="warning" title={failure.message} />}
      <Button variant="secondary" onClick={() => void signOut()}>
        Logout
      </Button>
    </Stack>
  );
}

/** A minimal client portal: a sign-in form, or the signed-in client. */
export function ClientPanel(): ReactElement {
  const { status, session } = useClientSession();
  const { trigger, isMutating, error } = useClientSignIn();
  if (status === 'checking') {
    return (
      <Panel title="Client portal">
        <Checking />
      </Panel>
    );
  }
  if (!session) {
    return (
      <Panel title="Client portal">
        <SignInForm
          pending={isMutating}
          error={error}
          onSubmit={(credentials) => void trigger(credentials, { throwOnError: false })}
        />
      </Panel>
    );
  }
  const { manager } = session;
  return (
    <Panel title={`Welcome back, ${session.name}`}>
      <Facts
        facts={[
          ['Company', session.company],
          ['Signed in as', session.email],
          ['Manager', manager?.name ?? 'To be named'],
        ]}
      />
      <Cluster>
        {manager?.bookingUrl && (
          <LinkButton href={manager.bookingUrl} target="_blank" rel="noreferrer">
            Book Meeting
          </LinkButton>
        )}
        <LogoutButton />
      </Cluster>
    </Panel>
  );
}

/** A minimal team area. */
export function TeamPanel(): ReactElement {
  const { status, user, error, refetch } = useAccountUser();
  const signIn = useAdminSignIn();
  if (status === 'checking') {
    return (
      <Panel title="Team">
        <Checking />
      </Panel>
    );
  }
  if (user) {
    return (
      <Panel title={user.name}>
        {signIn.data?.offerSecondFactor && (
          <Alert title="Turn on two-factor authentication">
            Then a stolen password isn’t enough to sign in.
          </Alert>
        )}
        <Facts
          facts={[
            ['Signed in as', user.email],
            ['Role', user.role === 'admin' ? 'Admin' : 'Manager'],
          ]}
        />
        <LogoutButton />
      </Panel>
    );
  }
  return (
    <Panel title="Team">
      {error && (
        <Alert tone="warning" title={error.message}>
          <Button size="sm" variant="secondary" onClick={refetch}>
            Try again
          </Button>
        </Alert>
      )}
      <SignInForm
        pending={signIn.isMutating}
        error={signIn.error}
        onSubmit={(credentials) => void signIn.trigger(credentials, { throwOnError: false })}
      />
    </Panel>
  );
}
