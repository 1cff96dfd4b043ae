import { clientEndpoints } from '@uplift/data-client/contract/client';
import { type Message, projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleMessages,
  sampleSessions,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';
import { messageNetwork } from '../../../features/project/messages/testing/message-network.ts';

const [latest] = sampleMessages;

/** Three years of a busy thread. */
const many: readonly Message[] = Array.from({ length: 5_000 }, (_, index) => {
  const message = sampleMessages[index % sampleMessages.length] ?? sampleMessages[0];
  if (!message) throw new Error('There is no sample message.');
  const number = 5_000 - index;
  return {
    ...message,
    id: `message-${number}`,
    number,
    body: `${message.body} (No. ${number})`,
    createdAt: new Date(Date.UTC(2026, 2, 4) - index * 5 * 3_600_000).toISOString(),
  };
});

const meta = preview.meta({
  title: 'Pages/Client/Messages',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client/messages', asClient: true, network: messageNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

/** The first story waits for the area's code to load. */
const patience = { timeout: 20_000 };
const composer = { name: 'Message to Mara Lindqvist' };

export const Thread = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(latest?.body ?? '', undefined, patience));
    await expectShown(canvas.getByText('New'));
    const link = canvas.getByRole('link', { name: 'https://uplift.example/samples/tuesday' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('Read')).toBeInTheDocument();
    // Once the messages are seen, the menu entry has no count.
    await waitFor(() => expect(canvas.queryByText('unread messages')).toBeNull());
  },
});

export const Sending = meta.story({
  args: { network: messageNetwork({ readUpTo: 6 }) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', composer, patience);
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}Second line');
    await expect(field).toHaveValue('First line\nSecond line');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/First line\s+Second line/)).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectShown(await canvas.findByText('Enter some text.'));
  },
});

export const SendingFails = meta.story({
  args: {
    network: [
      fail(projectEndpoints.sendMessage, 500, 'The server has a moment of weakness.', { once: true }),
      ...messageNetwork({ readUpTo: 6 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', composer, patience), 'Important words{Enter}');
    await expectShown(await canvas.findByText(/Not sent\. The server has a moment of weakness\./));
    await expectShown(canvas.getByText('Important words'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/Not sent|Sending/)).toBeNull());
    await expectShown(canvas.getByText('Important words'));
  },
});

export const TooLong = meta.story({
  args: { network: messageNetwork({ readUpTo: 6 }) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', composer, patience);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(5_010));
    await userEvent.keyboard('{Enter}');
    await expectShown(await canvas.findByText(/This is 10 characters too long/));
    await userEvent.clear(field);
  },
});

/** Renders only the messages in view and loads more on scroll. */
export const Many = meta.story({
  args: { network: messageNetwork({ messages: many, readUpTo: 5_000, seenUpTo: 5_000 }) },
  play: async ({ canvas }) => {
    const thread = await canvas.findByRole('region', { name: 'Messages with Mara Lindqvist' }, patience);
    await expectShown(await canvas.findByText(/\(No\. 5000\)/));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await waitFor(() => {
      thread.scrollTo({ top: 0 });
      expect(canvas.getByRole('button', { name: 'Latest messages' })).toBeVisible();
    });
    await waitFor(() => {
      thread.scrollTo({ top: 0 });
      expect(canvas.getAllByText(/\(No\. 49[01]\d\)/).length).toBeGreaterThan(0);
    }, patience);
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Latest messages' }));
    await expectShown(await canvas.findByText(/\(No\. 5000\)/, undefined, patience));
  },
});

export const EarlierFail = meta.story({
  args: {
    network: [
      answerWith(projectEndpoints.listMessages, ({ query: { before } }) => {
        if (before !== undefined) throw Response.error();
        return { data: many.slice(0, 50), readUpTo: 5_000, seenUpTo: 0 };
      }),
      ...messageNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    const thread = await canvas.findByRole('region', { name: 'Messages with Mara Lindqvist' }, patience);
    await waitFor(() => {
      thread.scrollTo({ top: 0 });
      expect(canvas.getByText('Couldn’t load earlier messages')).toBeVisible();
    }, patience);
  },
});

export const Empty = meta.story({
  args: { network: messageNetwork({ messages: [], readUpTo: 0 }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No messages yet' }, patience));
    await expectShown(canvas.getByRole('textbox', composer));
  },
});

export const Loading = meta.story({
  args: { network: [pending(projectEndpoints.listMessages), ...messageNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the messages' }, patience));
  },
});

export const Failing = meta.story({
  args: {
    network: [fail(projectEndpoints.listMessages, 404, 'Client not found.'), ...messageNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Couldn’t load the messages', undefined, patience));
  },
});

export const MailSettings = meta.story({
  args: {
    path: '/client/settings',
    network: [
      answer(clientEndpoints.listSessions, { data: [...sampleSessions] }),
      answer(clientEndpoints.getNotificationSettings, { choice: 'daily' }),
      answerWith(clientEndpoints.setNotificationSettings, ({ body }) => body),
      ...messageNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    const daily = await canvas.findByRole('radio', { name: /Daily summary/ }, patience);
    await expect(daily).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Off/ }));
    await expectShown(await canvas.findByText(/E-mail notifications are off/));
  },
});

export const ChoiceNotTaken = meta.story({
  args: {
    path: '/client/settings',
    network: [
      answer(clientEndpoints.listSessions, { data: [...sampleSessions] }),
      answer(clientEndpoints.getNotificationSettings, { choice: 'immediate' }),
      fail(clientEndpoints.setNotificationSettings, 404, 'Account not found.'),
      ...messageNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Off/ }, patience));
    await expectShown(await canvas.findByText('Couldn’t save your choice'));
    await expect(canvas.getByRole('radio', { name: /Right away/ })).toBeChecked();
  },
});
