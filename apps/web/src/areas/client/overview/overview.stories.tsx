import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleDeliverables,
  sampleMessages,
  sampleMilestones,
  sampleProject,
  sampleResults,
  sampleResultsAfter,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const { awaiting } = sampleDeliverables;

const results = answer(projectEndpoints.getResults, sampleResults);
const network = [
  answer(projectEndpoints.getProject, sampleProject),
  answer(projectEndpoints.listMilestones, { data: [...sampleMilestones] }),
  results,
  answer(projectEndpoints.listMessages, {
    data: [...sampleMessages].sort((first, second) => second.number - first.number),
    readUpTo: 1,
    seenUpTo: 1,
  }),
];

const meta = preview.meta({
  title: 'Pages/Client/Overview',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client', asClient: true, network },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Overview = meta.story({
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('region', { name: 'Needs your approval' });
    await expect(within(waiting).getByRole('link', { name: `Review ${awaiting.title}` })).toHaveAttribute(
      'href',
      `/client/project#deliverable-${awaiting.id}`,
    );
    await expectShown(within(waiting).getByRole('button', { name: `Approve ${awaiting.title}` }));
    await expectShown(await canvas.findByRole('list', { name: 'Project phases' }));
    await expectShown(await canvas.findByRole('region', { name: 'Value to date' }));
    await expectShown(await canvas.findByRole('region', { name: 'Our guarantee' }));
    const messages = await canvas.findByRole('region', { name: 'Latest messages' });
    await expect(within(messages).getAllByRole('listitem')).toHaveLength(3);
    const manager = await canvas.findByRole('region', { name: 'Your manager' });
    await expect(await within(manager).findByRole('link', { name: 'Book Meeting' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});

export const Approving = meta.story({
  args: {
    network: [
      answerWith(projectEndpoints.moveDeliverable, ({ body: { state } }) => ({ ...awaiting, state })),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Approve ${awaiting.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Approve “${awaiting.title}”` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expectShown(await canvas.findByText(/Nothing to approve/));
  },
});

/** Unknown paths below /client show the overview. */
export const AtAnUnknownAddress = meta.story({
  args: { path: '/client/anything/else' },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('region', { name: 'Needs your approval' }));
  },
});

export const NothingYet = meta.story({
  args: {
    network: [
      answer(projectEndpoints.getProject, {
        ...sampleProject,
        manager: null,
        project: { ...sampleProject.project, phase: 'audit' },
      }),
      answer(projectEndpoints.listMilestones, { data: [] }),
      answer(projectEndpoints.getResults, {
        ...sampleResultsAfter(0),
        baseline: null,
        totals: { hours: 0, revenueEffect: 0, value: null },
        forecastToDate: null,
        breakEven: null,
        course: [],
        guarantee: { state: 'waiting', startsOn: '2030-06-03' },
        agreedHours: null,
      }),
      answer(projectEndpoints.listMessages, { data: [], readUpTo: 0, seenUpTo: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('The first milestones are being planned.'));
    await expectShown(await canvas.findByText(/No messages yet/));
    await expectShown(canvas.getByText(/within one working day/));
  },
});

export const Loading = meta.story({
  args: {
    network: [
      pending(projectEndpoints.getProject),
      pending(projectEndpoints.listMilestones),
      pending(projectEndpoints.getResults),
      pending(projectEndpoints.listMessages),
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading your project' }));
    await expectShown(canvas.getByRole('status', { name: 'Loading your messages' }));
  },
});

/** When one section fails, the others still work. */
export const OnePartFailing = meta.story({
  args: {
    network: [fail(projectEndpoints.listMilestones, 403, 'Only clients may do this.'), ...network],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Couldn’t load your project'));
    await expectShown(await canvas.findByRole('region', { name: 'Latest messages' }));
  },
});
