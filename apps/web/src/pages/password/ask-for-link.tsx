import { publicEndpoints } from '@uplift/data-client/contract';
import { useForgotPassword } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useId, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useForm } from '../../areas/shared/forms/use-form.ts';
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx';
import { NeedsScript } from '../../hydration/needs-script.tsx';
import * as styles from './ask-for-link.styles.ts';
import { useResendPause } from './resend-pause.ts';

const kinds = ['client', 'account'] as const;
type Kind = (typeof kinds)[number];

const kindLabels = { client: 'I’m a client', account: 'I work here' } as const satisfies Record<Kind, string>;

interface Asked {
  kind: Kind;
  email: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Chooses the kind of account. Links, so that they work without JavaScript and each has a URL. */
function KindChoice({ current }: { current: Kind | undefined }): ReactElement {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} css={styles.question}>
      <p id={labelId} css={styles.label}>
        Who are you?
      </p>
      <div css={styles.choice}>
        {kinds.map((kind) => (
          <RouterLink
            key={kind}
            to={`?kind=${kind}`}
            replace
            aria-current={kind === current ? 'true' : undefined}
            css={styles.option}
          >
            {kindLabels[kind]}
          </RouterLink>
        ))}
      </div>
    </nav>
  );
}

interface AskFormProps {
  kind: Kind;
  email: string;
  send: (kind: Kind, email: string) => Promise<void>;
}

function AskForm({ kind, email: initial, send }: AskFormProps): ReactElement {
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: v.pick(publicEndpoints.requestPasswordReset.body, ['email']),
    send: ({ email }) => send(kind, email),
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t send the link">
            {failure.message}
          </Alert>
        )}
        <Field label="E-mail" hint="The address you sign in with." error={errorOf('email')}>
          <Input type="email" autoComplete="username" defaultValue={initial} {...control('email')} />
        </Field>
        <Button type="submit" loading={pending}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}

function WhatHappensNext({
  asked: { email, at },
  again,
  change,
}: {
  asked: Asked;
  again: () => Promise<void>;
  change: () => void;
}): ReactElement {
  const secondsLeft = useResendPause(at);
  const [news, setNews] = useState<'none' | 'sending' | 'sent' | Error>('none');
  const waiting = secondsLeft > 0;

  async function sendAgain(): Promise<void> {
    if (waiting || news === 'sending') return;
    setNews('sending');
    await again().then(
      () => setNews('sent'),
      (error: unknown) => setNews(error instanceof Error ? error : new Error('Try again in a moment.')),
    );
  }

  return (
    <Stack gap={5}>
      <Text>
        If <strong>{email}</strong> has an account, we’ve sent it a link. Open the link to set a new password.
        It works once, for 10 minutes.
      </Text>
      <Text tone="muted">
        Nothing there after a minute? Check your spam folder and the address, or resend it. Only the latest
        link works.
      </Text>
      {news instanceof Error && (
        <Alert tone="danger" title="Couldn’t send the link">
          {news.message}
        </Alert>
      )}
      {news === 'sent' && <Alert tone="success" title="Sent again. Only the latest link works." />}
      <Button
        variant="secondary"
        loading={news === 'sending'}
        {...(waiting && { 'aria-disabled': true })}
        onClick={() => void sendAgain()}
      >
        {waiting ? `Resend in ${secondsLeft} s` : 'Resend'}
      </Button>
      <Button variant="ghost" onClick={change}>
        Use another address
      </Button>
    </Stack>
  );
}

const note = (
  <>
    Remembered it? <RouterLink to="/portal">Back to the portal</RouterLink>
  </>
);

/** Requests a password link. The response is the same whether or not the account exists. */
export default function AskForLink(): ReactElement {
  const [parameters] = useSearchParams();
  const kind = kinds.find((candidate) => candidate === parameters.get('kind'));
  const { trigger } = useForgotPassword();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [email, setEmail] = useState('');

  async function ask(chosen: Kind, address: string): Promise<void> {
    await trigger({ kind: chosen, email: address });
    setEmail(address);
    setAsked({ kind: chosen, email: address, at: Date.now() });
  }

  if (asked) {
    return (
      <SignInPage follows title="Check your e-mail" lead="Continue from your inbox." note={note}>
        <WhatHappensNext
          asked={asked}
          again={() => ask(asked.kind, asked.email)}
          change={() => setAsked(null)}
        />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      follows={email !== ''}
      title="Forgot your password?"
      lead="Enter your e-mail address and we’ll send you a link to set a new one."
      note={note}
    >
      <Stack gap={5}>
        <KindChoice current={kind} />
        <NeedsScript what="page" />
        {kind && <AskForm kind={kind} email={email} send={ask} />}
      </Stack>
    </SignInPage>
  );
}
