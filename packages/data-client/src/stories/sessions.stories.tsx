import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { clientEndpoints } from '../contract/client/index.ts';
import { answer, fail, type Scenario, scenario, scenarios } from '../testing/index.ts';
import { SessionList } from './session-list.tsx';
import { StoryPage } from './story-page.tsx';

const { listSessions, endSession, endOtherSessions } = clientEndpoints;

interface SessionsPageProps {
  /** State of the list, one of those that `scenario` supports. @default 'success' */
  state?: Scenario;
}

function SessionsPage({ state = 'success' }: SessionsPageProps): ReactElement {
  return (
    <StoryPage
      key={state}
      handlers={() => [
        scenario(listSessions, state),
        answer(endSession, { id: 'ended' }, { delay: 600 }),
        answer(endOtherSessions, { ended: 2 }, { delay: 600 }),
      ]}
    >
      <SessionList />
    </StoryPage>
  );
}

const meta = preview.meta({
  title: 'Data client/Sessions',
  component: SessionsPage,
  args: { state: 'success' },
  argTypes: { state: { options: [...scenarios], control: 'select' } },
  parameters: {
    docs: {
      description: {
        component: [
          'Where a user is signed in, and how they sign out there. `useSessions(area)` reads the list, `useEndSession(area)` and `useEndOtherSessions(area)` remove sessions from it immediately, and restore them on failure.',
          '',
          '```ts',
          "import { useSessions, useEndSession, useEndOtherSessions } from '@uplift/data-client/swr';",
          '```',
        ].join('\n'),
      },
    },
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome on Windows')).toBeVisible();
    await expect(canvas.getByText('This one')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^End / })).toHaveLength(3);
  },
});

/** No response yet. */
export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Loading your sessions')).toHaveAttribute('aria-busy', 'true');
  },
});

/** The response takes two seconds. */
export const Slow = meta.story({
  args: { state: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Loading your sessions')).toBeVisible();
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
  },
});

/** An empty list. */
export const Empty = meta.story({
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions')).toBeVisible();
  },
});

/** The server fails twice. Then the user decides. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in a minute.');
  },
});

/** The response doesn't match the contract. */
export const Malformed = meta.story({
  args: { state: 'malformed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is invalid: data');
  },
});

/** A session leaves the list immediately, while the request is in progress. */
export const EndsOne = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPhone' }));
    await expect(await canvas.findByText('waiting')).toBeVisible();
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
    await expect(canvas.getByText('Chrome on Windows')).toBeVisible();
  },
});

/** It returns to its place when the server rejects the request. */
export const EndingFails = meta.story({
  render: () => (
    <StoryPage
      handlers={() => [
        scenario(listSessions, 'success'),
        fail(endSession, 503, 'The session could not be ended just now.', { delay: 600 }),
      ]}
    >
      <SessionList />
    </StoryPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPhone' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The session could not be ended just now.',
    );
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
  },
});

/** Ends all sessions except this one. */
export const EndsAllOthers = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    await expect(await canvas.findByText('waiting')).toBeVisible();
    await expect(canvas.getAllByText(/^Last used/)).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
