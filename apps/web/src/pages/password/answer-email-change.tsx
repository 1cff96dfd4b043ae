import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SignInPage } from '../../auth/sign-in/sign-in-page.tsx';
import type { EmailLink } from './link-in-address.ts';

const questions = {
  'email-old': {
    title: 'Change your e-mail address?',
    lead: 'The e-mail shows the new address you’d sign in with.',
  },
  'email-new': {
    title: 'Is this your new e-mail address?',
    lead: 'You’ll sign in with it from now on.',
  },
} as const satisfies Record<EmailLink['kind'], { title: string; lead: string }>;

const outcomes = {
  changed: {
    title: 'Your e-mail address was changed',
    lead: 'Sign in with your new address from now on. Your devices stay signed in.',
  },
  waiting: {
    title: 'Confirm your other address',
    lead: 'We also sent a link to your other address. Confirm it there to finish the change.',
  },
  stopped: {
    title: 'Your e-mail address wasn’t changed',
    lead: 'The change was canceled. The other link no longer works.',
  },
} as const;

type State = keyof typeof outcomes;

/**
 * Confirms or stops a change of e-mail address, from the old or the new one. Opening the link changes
 * nothing.
 */
export default function AnswerEmailChange({ link: { kind, token } }: { link: EmailLink }): ReactElement {
  const { trigger } = useEndpointMutation(visitorEndpoints.answerEmailChange);
  const [pending, setPending] = useState<'confirm' | 'stop' | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [state, setState] = useState<State | null>(null);

  async function send(answer: 'confirm' | 'stop'): Promise<void> {
    if (pending) return;
    setPending(answer);
    setFailure(null);
    try {
      setState((await trigger({ body: { token, answer } })).state);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error('Try again in a moment.', { cause: error }));
    } finally {
      setPending(null);
    }
  }

  if (state) {
    return (
      <SignInPage follows {...outcomes[state]}>
        <Stack>
          <LinkButton asChild>
            <RouterLink to="/portal">Go to the portal</RouterLink>
          </LinkButton>
        </Stack>
      </SignInPage>
    );
  }
  return (
    <SignInPage follows {...questions[kind]}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Something went wrong">
            {failure.message}
          </Alert>
        )}
        <Button loading={pending === 'confirm'} onClick={() => void send('confirm')}>
          Confirm change
        </Button>
        <Button variant="secondary" loading={pending === 'stop'} onClick={() => void send('stop')}>
          Cancel change
        </Button>
      </Stack>
    </SignInPage>
  );
}
