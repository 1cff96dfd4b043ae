import preview from '@uplift/storybook/preview';
import { expect, userEvent, type within } from 'storybook/test';
import { publicEndpoints } from '../index.ts';
import { answer, disconnect, fail, sampleClientSession, scenario } from '../testing/index.ts';
import { ForgotPasswordPanel, ResetPasswordPanel } from './password-panel.tsx';
import { StoryPage, storyPageArgTypes } from './story-page.tsx';

const { requestPasswordReset, readPasswordLink, resetPassword } = publicEndpoints;

const { name, email } = sampleClientSession;
const sent = 'If there is an account of this address, a link is on its way. It works for 10 minutes.';

const meta = preview.meta({
  title: 'Data client/Passwords',
  component: StoryPage,
  args: {
    handlers: () => [
      answer(requestPasswordReset, { message: sent }, { delay: 300 }),
      answer(readPasswordLink, { name, email }),
      answer(resetPassword, { email, area: 'client' }, { delay: 300 }),
    ],
    children: <ForgotPasswordPanel />,
    narrow: true,
  },
  argTypes: storyPageArgTypes,
  parameters: {
    docs: {
      description: {
        component: [
          'A forgotten password, and a link that sets one. `useForgotPassword` asks for the link, `usePasswordLink` says whose password it sets, `useResetPassword` sets it. The secret of a link goes into the body of a request: it never reaches an address, and no key of the cache.',
          '',
          '```ts',
          "import { useForgotPassword, usePasswordLink, useResetPassword, useChangePassword } from '@uplift/data-client/swr';",
          '```',
        ].join('\n'),
      },
    },
  },
});

type Canvas = ReturnType<typeof within>;

async function askForLink(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Send a link' }));
}

async function choosePassword(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a long sentence of one');
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

/** The response is the same whether or not the account exists. */
export const Forgotten = meta.story({
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByText(sent)).toBeVisible();
    await expect(canvas.getByText('/api/auth/forgot-password')).toBeVisible();
  },
});

/** Too many requests: the server says when to retry. */
export const Throttled = meta.story({
  args: {
    handlers: () => [
      fail(requestPasswordReset, 429, 'Too many tries. Wait half a minute.', { retryAfter: 30 }),
    ],
  },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait half a minute.');
  },
});

/** No network: retried once after a second, then the message says what to do. */
export const ForgottenOffline = meta.story({
  args: { handlers: () => [disconnect(requestPasswordReset)] },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  },
});

/** A valid link: its owner chooses a password. */
export const Reset = meta.story({
  args: { children: <ResetPasswordPanel /> },
  play: async ({ canvas }) => {
    await choosePassword(canvas);
    await expect(
      await canvas.findByText('The password of ada@northwind.example is set. Sign in with it.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/sample-one-time-secret/)).toBeNull();
  },
});

/** The link's owner isn't known yet. */
export const CheckingTheLink = meta.story({
  args: { children: <ResetPasswordPanel />, handlers: () => [scenario(readPasswordLink, 'loading')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Checking the link')).toBeVisible();
  },
});

/** The response takes two seconds. */
export const SlowLink = meta.story({
  args: {
    children: <ResetPasswordPanel />,
    handlers: () => [scenario(readPasswordLink, 'slow', { answer: { name, email } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

/** A link can be used once, for a limited time. */
export const UsedLink = meta.story({
  args: {
    children: <ResetPasswordPanel />,
    handlers: () => [
      fail(readPasswordLink, 410, 'This link has been used or has expired. Ask for a new one.'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ask for a new one.');
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

/** The server fails; the check is retried like any read. */
export const LinkCannotBeChecked = meta.story({
  args: { children: <ResetPasswordPanel />, handlers: () => [scenario(readPasswordLink, 'error')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in a minute.');
  },
});

/** The response doesn't match the contract. */
export const MalformedLink = meta.story({
  args: { children: <ResetPasswordPanel />, handlers: () => [scenario(readPasswordLink, 'malformed')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t check the link.');
  },
});

/** Errors about a password appear at its field. */
export const CommonPassword = meta.story({
  args: {
    children: <ResetPasswordPanel />,
    handlers: () => [
      answer(readPasswordLink, { name, email }),
      fail(resetPassword, 400, 'Too many people use this password. Choose another.'),
    ],
  },
  play: async ({ canvas }) => {
    await choosePassword(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose another.');
  },
});
