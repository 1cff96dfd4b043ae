import { publicEndpoints } from '@uplift/data-client/contract';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { answer, fail, sampleClientSession, sampleSessions } from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { expectShown } from '../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../app/testing/site-network.ts';
import { SitePage } from '../../app/testing/site-page.tsx';
import { messageNetwork } from '../../features/project/messages/testing/message-network.ts';

const network = [
  answer(clientEndpoints.listSessions, { data: [...sampleSessions] }),
  answer(clientEndpoints.getNotificationSettings, { choice: 'immediate' }),
  answer(clientEndpoints.setTimeZone, { timeZone: 'Pacific/Auckland' }),
  answer(projectEndpoints.getDeletionRequest, { request: null }),
  ...messageNetwork(),
];

const meta = preview.meta({
  title: 'Pages/Client/Settings',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client/settings', asClient: true, network },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

/** The first story waits for the area's code to load. */
const patience = { timeout: 20_000 };

const zone = (name: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: name }).format(
    Date.parse(sampleSessions[0]?.createdAt ?? ''),
  );

/** Displayed times update immediately. */
export const TimeZone = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const section = within(await canvas.findByRole('region', { name: 'Time zone' }, patience));
    const select = section.getByRole('combobox', { name: 'Time zone' });
    await expect(select).toHaveValue('UTC');
    await canvas.findByText(zone('UTC'), { exact: false });
    await userEvent.selectOptions(select, 'Pacific/Auckland');
    await userEvent.click(section.getByRole('button', { name: 'Save time zone' }));
    await expectShown(await within(canvasElement.ownerDocument.body).findByText('Saved your time zone'));
    await canvas.findByText(zone('Pacific/Auckland'), { exact: false });
    await expect(section.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Auckland');
  },
});

export const TimeZoneRefused = meta.story({
  args: { network: [fail(clientEndpoints.setTimeZone, 400, 'Choose a time zone.'), ...network] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Time zone' }, patience));
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Time zone' }), 'Pacific/Auckland');
    await userEvent.click(section.getByRole('button', { name: 'Save time zone' }));
    await expectShown(await section.findByText('Couldn’t save your time zone', undefined, patience));
    await expect(section.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific/Auckland');
  },
});

/** The first sign-in stores the browser's time zone. */
export const NoneStored = meta.story({
  args: {
    network: [
      answer(publicEndpoints.getClientSession, { ...sampleClientSession, timeZone: null }),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Time zone' }, patience));
    await expect(
      await section.findByRole('option', { name: 'Pacific/Auckland', selected: true }),
    ).toBeInTheDocument();
  },
});
