import preview from '@uplift/storybook/preview';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Field } from '../field/index.ts';
import { Heading } from '../heading/index.ts';
import { Input } from '../input/index.ts';
import { Link } from '../link/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { PinInput } from '../pin-input/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';

interface SignInProps {
  /** Resolves to whether the e-mail address and the password belong together. */
  checkPassword: (email: string, password: string) => Promise<boolean>;
  checkCode: (code: string) => Promise<boolean>;
  onSignedIn: () => void;
}

interface PasswordStepProps {
  check: SignInProps['checkPassword'];
  onPassed: (email: string) => void;
}

function PasswordStep({ check, onPassed }: PasswordStepProps): ReactElement {
  const [state, setState] = useState<'idle' | 'busy' | 'refused'>('idle');

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const email = String(answers.get('email'));
    setState('busy');
    if (await check(email, String(answers.get('password')))) onPassed(email);
    else setState('refused');
  }

  return (
    <Stack gap={5} asChild>
      <form onSubmit={submit} aria-label="Sign in">
        <Stack gap={1}>
          <Heading level={1} size="lg">
            Sign in
          </Heading>
          <Text tone="muted">See what your automations saved this week.</Text>
        </Stack>
        {state === 'refused' && (
          <Alert tone="danger" title="E-mail or password is wrong">
            Check both, or reset your password.
          </Alert>
        )}
        <Field label="Work e-mail">
          <Input type="email" name="email" autoComplete="username" required />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" loading={state === 'busy'}>
          Sign in
        </Button>
        <Text size="sm">
          <Link href="#reset">Forgot your password?</Link>
        </Text>
      </form>
    </Stack>
  );
}

interface CodeStepProps {
  email: string;
  check: SignInProps['checkCode'];
  onPassed: () => void;
  onBack: () => void;
}

function CodeStep({ email, check, onPassed, onBack }: CodeStepProps): ReactElement {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  async function submit(complete: string): Promise<void> {
    setError(undefined);
    if (await check(complete)) return onPassed();
    setCode('');
    setError('This code has expired or is wrong. Enter the current one.');
  }

  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} size="lg">
          Enter your code
        </Heading>
        <Text tone="muted">Open your authenticator app and enter the six digits for {email}.</Text>
      </Stack>
      <Field label="Code" error={error}>
        <PinInput autoFocus value={code} onValueChange={setCode} onComplete={submit} />
      </Field>
      <Cluster justify="between">
        <Button variant="ghost" size="sm" onClick={onBack}>
          Use another account
        </Button>
        <Text size="sm">
          <Link href="#recovery">Use a recovery code</Link>
        </Text>
      </Cluster>
    </Stack>
  );
}

function SignIn({ checkPassword, checkCode, onSignedIn }: SignInProps): ReactElement {
  const [email, setEmail] = useState<string>();
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '100svh', padding: '1.25rem' }}>
      <Card padding="lg" style={{ inlineSize: '100%', maxInlineSize: '26rem' }}>
        {email === undefined ? (
          <PasswordStep check={checkPassword} onPassed={setEmail} />
        ) : (
          <CodeStep
            email={email}
            check={checkCode}
            onPassed={onSignedIn}
            onBack={() => setEmail(undefined)}
          />
        )}
      </Card>
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/Sign in',
  component: SignIn,
  args: {
    checkPassword: async (_, password) => password === 'seven quiet harbors',
    checkCode: async (code) => code === '123456',
    onSignedIn: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component: [
          'Signs in with a password and a second factor, one question at a time. A wrong password doesn’t say',
          'which of the two is wrong, and what was typed stays. The sixth digit submits the code.',
          '',
          'Uses `Card` with `Field`, `Input` and `PasswordInput`, `Alert` for a refused attempt, and `PinInput` for',
          'the code. Each control names its `autoComplete`, so password managers and phones fill it in.',
        ].join('\n'),
      },
    },
  },
});

export const Password = meta.story();

export const PasswordAndCode = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Work e-mail' }), 'dana@harbor-dental.com');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail or password is wrong');
    await expect(canvas.getByRole('textbox', { name: 'Work e-mail' })).toHaveValue('dana@harbor-dental.com');

    await userEvent.clear(password);
    await userEvent.type(password, 'seven quiet harbors{Enter}');
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('654321');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^This code has expired/));
    await expect(code).toHaveValue('');
    await userEvent.keyboard('123456');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});
