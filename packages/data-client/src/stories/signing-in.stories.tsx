import preview from '@uplift/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { publicEndpoints } from '../index.ts';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleAdmin,
  sampleClientSession,
  sampleManager,
} from '../testing/index.ts';
import { ClientPanel, TeamPanel } from './sign-in-panel.tsx';
import { StoryPage, type StoryPageProps, storyPageArgTypes } from './story-page.tsx';

const {
  getAccountUser,
  getClientSession,
  signInAdmin,
  signInClient,
  signOutAdmin,
  signOutClient,
  signOutManager,
} = publicEndpoints;

/** A server that signs users in and out. */
const server: StoryPageProps['handlers'] = ({ mark }) => [
  answer(getClientSession, sampleClientSession),
  answer(getAccountUser, sampleAdmin),
  answerWith(
    signInClient,
    ({ body }) => {
      mark('client', true);
      return { ...sampleClientSession, email: body.email };
    },
    { delay: 300 },
  ),
  answerWith(signInAdmin, () => {
    mark('admin', true);
    return { token: 'sample-token', user: sampleAdmin, offerSecondFactor: false };
  }),
  answerWith(signOutClient, () => {
    mark('client', false);
    return { signedOut: true };
  }),
  answerWith(signOutAdmin, () => {
    mark('admin', false);
    return { signedOut: true };
  }),
  answerWith(signOutManager, () => {
    mark('manager', false);
    return { signedOut: true };
  }),
];

const meta = preview.meta({
  title: 'Data client/Signing in',
  component: StoryPage,
  args: { handlers: server, children: <ClientPanel />, narrow: true },
  argTypes: storyPageArgTypes,
  parameters: {
    docs: {
      description: {
        component: [
          'Who is signed in, and how they get in and out. `useClientSession` and `useAccountUser` give `status`: `anonymous`, `checking` or `authenticated`.',
          '',
          '```ts',
          "import { useClientSession, useAccountUser } from '@uplift/data-client/swr';",
          '```',
        ].join('\n'),
      },
    },
  },
});

/** Sets or clears the document's own marker cookie of a client. */
function markDocument(present: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie with a response.
  document.cookie = `clientSession=1; Path=/; Max-Age=${present ? 60 : 0}`;
}

async function signIn(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Password'), 'correct horse battery staple');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** No cookie marks a session, so there is no request, and anonymous visitors cause no errors. */
export const Anonymous = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('None so far. Nothing had to be asked.')).toBeVisible();
  },
});

/** A cookie marks a client session. The check is in progress. */
export const Checking = meta.story({
  args: { markers: ['client'], handlers: () => [pending(getClientSession)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Checking who is signed in')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A client with a manager sees "Book Meeting". */
export const SignedIn = meta.story({
  args: { markers: ['client'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mara Lindqvist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Meeting' })).toHaveAttribute(
      'href',
      'https://meet.example/mara-lindqvist',
    );
  },
});

/** A client without a manager doesn't. */
export const WithoutManager = meta.story({
  args: {
    markers: ['client'],
    handlers: () => [answer(getClientSession, { ...sampleClientSession, manager: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To be named')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The session has expired: the client is a visitor again. */
export const SessionEnded = meta.story({
  args: { markers: ['client'], handlers: () => [fail(getClientSession, 401, 'You’re not signed in.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('401')).toBeVisible();
  },
});

/** When a session ends in another tab, its cookie is removed and this tab shows a visitor. */
export const EndedInAnotherTab = meta.story({
  // Stories of a docs page share the document's cookies.
  tags: ['behavior', '!autodocs'],
  args: { documentCookies: true },
  beforeEach: () => {
    markDocument(true);
    return () => markDocument(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome back, Ada Okafor')).toBeVisible();
    markDocument(false);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** The sign-in response is the session: one call, no further requests. */
export const ClientSignsIn = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('Welcome back, Ada Okafor')).toBeVisible();
    const calls = within(canvas.getByRole('region', { name: 'Calls' }));
    await expect(calls.getAllByRole('listitem')).toHaveLength(1);
    await expect(calls.getByText('/api/client/login')).toBeVisible();
  },
});

/** The message comes from the server if it sent one. */
export const WrongPassword = meta.story({
  args: { handlers: () => [fail(signInClient, 401, 'The e-mail address or the password is wrong.')] },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The e-mail address or the password is wrong.',
    );
  },
});

/** "Login failed" appears when the server sent no message for users. */
export const LoginFailed = meta.story({
  args: { handlers: () => [fail(signInClient, 502, '')] },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed');
  },
});

/**
 * Logging out clears the local state, ends the session, and goes to the page that ends any remaining session.
 */
export const Logout = meta.story({
  args: { markers: ['client'], tokens: { clientToken: sampleClientSession.clientToken } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByText('/api/logout')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const calls = within(canvas.getByRole('region', { name: 'Calls' })).getAllByRole('listitem');
    await expect(calls.map(({ textContent }) => textContent)).toEqual([
      'GET /api/client/me200',
      'POST /api/client/logout200',
      'Go to /api/logoutpage',
    ]);
  },
});

/** A failed logout goes there too. */
export const LogoutFails = meta.story({
  args: {
    markers: ['client'],
    handlers: () => [
      answer(getClientSession, sampleClientSession),
      fail(signOutClient, 500, 'Couldn’t end the session.'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByText('/api/logout')).toBeVisible();
    await expect(canvas.getByText('500')).toBeVisible();
  },
});

/** Admins and managers are identified by a token stored in this browser. */
export const Manager = meta.story({
  args: {
    tokens: { managerToken: 'sample-token' },
    handlers: () => [answer(getAccountUser, sampleManager)],
    children: <TeamPanel />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Manager')).toBeVisible();
  },
});

/** The token is stored and sent from then on. */
export const AdminSignsIn = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { children: <TeamPanel /> },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('Ines Duarte')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

/** An account with 2FA: the error names the field `totp`, and the code goes with the credentials. */
export const AdminWithSecondStep = meta.story({
  args: {
    children: <TeamPanel />,
    handlers: () => [
      fail(signInAdmin, 401, 'Enter the code of your app.', {
        errors: { totp: ['Enter the six digits of your app.'] },
        once: true,
      }),
      answerWith(signInAdmin, () => ({
        token: 'sample-token',
        user: sampleAdmin,
        offerSecondFactor: false,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.type(await canvas.findByLabelText('Code of your app'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Ines Duarte')).toBeVisible();
  },
});

/** The first sign-in of an account without 2FA: `offerSecondFactor` says to offer it now. */
export const AdminIsOfferedASecondStep = meta.story({
  args: {
    children: <TeamPanel />,
    handlers: () => [
      answer(signInAdmin, { token: 'sample-token', user: sampleAdmin, offerSecondFactor: true }),
    ],
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('Turn on two-factor authentication')).toBeVisible();
  },
});

/** An expired token: the message says so and the form appears. */
export const TokenExpired = meta.story({
  args: {
    tokens: { adminToken: 'expired' },
    handlers: () => [fail(getAccountUser, 401, 'Your session has ended. Sign in again.')],
    children: <TeamPanel />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session has ended. Sign in again.')).toBeVisible();
  },
});
