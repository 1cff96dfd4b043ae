import { projectEndpoints } from '@uplift/data-client/contract/project';
import { pending, sampleClientSession, sampleMessages } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectShown } from '../../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../../app/testing/site-network.ts';
import { SitePage } from '../../../../app/testing/site-page.tsx';
import { messageNetwork } from '../../../../features/project/messages/testing/message-network.ts';

const { clientId, company } = sampleClientSession;
const [, , ...untilTheirs] = sampleMessages;

const meta = preview.meta({
  title: 'Pages/Manager/Messages',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/manager/clients/${clientId}/messages`,
    asManager: true,
    network: messageNetwork({ side: 'team', messages: untilTheirs, readUpTo: 3, seenUpTo: 3 }),
  },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

/** The first story waits for the area's code to load. */
const patience = { timeout: 20_000 };

export const Thread = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(/the team liked that their own words/, undefined, patience));
    await expectShown(canvas.getByText('New'));
    await userEvent.type(
      canvas.getByRole('textbox', { name: `Message to ${company}` }),
      'Glad to hear{Enter}',
    );
    await waitFor(() => expect(canvas.getByText('Glad to hear')).toBeVisible());
    // The divider disappears once the manager has replied.
    await expect(canvas.queryByText('New')).toBeNull();
  },
});

/** The navigation shows the number of unread messages on every page. */
export const Unread = meta.story({
  args: {
    network: [
      pending(projectEndpoints.listMessages),
      ...messageNetwork({ side: 'team', messages: untilTheirs, readUpTo: 3 }),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: /^Messages\s+1 unread messages$/ }, patience));
    await expectShown(await canvas.findByRole('status', { name: 'Loading the messages' }));
  },
});
