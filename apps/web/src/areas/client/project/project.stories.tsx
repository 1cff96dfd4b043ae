import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleDeliverables,
  sampleMilestones,
  sampleProject,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const { awaiting, draft } = sampleDeliverables;
const [doneMilestone] = sampleMilestones;
if (!doneMilestone) throw new Error('The samples have no done milestone.');

/** The plan as the client sees it, without drafts. */
const plan = sampleMilestones.map((milestone) => ({
  ...milestone,
  deliverables: milestone.deliverables.filter(({ id }) => id !== draft.id),
}));

const network = [
  answer(projectEndpoints.getProject, sampleProject),
  answer(projectEndpoints.listMilestones, { data: plan }),
  answerWith(projectEndpoints.moveDeliverable, ({ body: { state } }) => ({ ...awaiting, state })),
];

const meta = preview.meta({
  title: 'Pages/Client/Project',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client/project', asClient: true, network },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Project = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review 1 deliverable' })).toHaveAttribute(
      'href',
      `#deliverable-${awaiting.id}`,
    );
    const current = within(canvas.getByRole('region', { name: 'Optimize' }));
    await expect(current.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 2');
    await expectShown(current.getByText('2 days overdue'));
    await expect(current.getByText(/“Please use our own words/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download version 1 of Test report' })).toHaveAttribute(
      'href',
      `/api/clients/${sampleProject.clientId}/deliverables/${awaiting.id}/versions/1/file`,
    );
  },
});

export const ProjectLoading = meta.story({
  args: { network: [pending(projectEndpoints.listMilestones), ...network] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your project' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  },
});

export const ProjectFailing = meta.story({
  args: { network: [fail(projectEndpoints.listMilestones, 404, 'Client not found.'), ...network] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Client not found.'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ProjectNotPlanned = meta.story({
  args: { network: [answer(projectEndpoints.listMilestones, { data: [] }), ...network] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No plan yet' }));
  },
});

export const ProjectMany = meta.story({
  args: {
    network: [
      answer(projectEndpoints.listMilestones, {
        data: Array.from({ length: 40 }, (_, index) => plan.at(index % plan.length))
          .filter((each) => each !== undefined)
          .map((milestone, index) => ({
            ...milestone,
            id: `milestone-${index}`,
            deliverables: milestone.deliverables.map((each) => ({ ...each, id: `${each.id}-${index}` })),
          })),
      }),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Review 10 deliverables' }));
  },
});

/** A done milestone is one line until it is opened. */
export const DoneMilestoneOpen = meta.story({
  play: async ({ canvas }) => {
    const done = await canvas.findByRole('button', { name: doneMilestone.title });
    await expectShown(canvas.getByText('1 file'));
    await expect(canvas.queryByText('Audit report')).toBeNull();
    await userEvent.click(done);
    await expectShown(await canvas.findByText(/Version 2 was approved by Ada Okafor/));
    await expect(canvas.queryByText('Approved')).toBeNull();
  },
});

export const HistoryOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: doneMilestone.title }));
    await userEvent.click(await canvas.findByRole('button', { name: 'History of Audit report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of “Audit report”' }));
    await expectShown(dialog.getByText('Please add the month-end, that week is the worst of all.'));
    await expectShown(dialog.getByRole('link', { name: 'Download version 1 of Audit report' }));
  },
});

/** The text is part of the page, so that it has the page's theme. */
export const TextPreviewOpen = meta.story({
  args: {
    network: [
      answer(
        projectEndpoints.getDeliverableFile,
        new Blob(['test,result\nReminder after 3 days,passed\n'], { type: 'text/csv;charset=utf-8' }),
      ),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview version 1 of Test report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Test report' }));
    await expectShown(await dialog.findByText(/Reminder after 3 days,passed/));
  },
});

export const TextPreviewFailing = meta.story({
  args: {
    network: [fail(projectEndpoints.getDeliverableFile, 404, 'File not found.'), ...network],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview version 1 of Test report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Test report' }));
    await expectShown(await dialog.findByText('Couldn’t load the file'));
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const RequestingChanges = meta.story({
  args: {
    network: [fail(projectEndpoints.moveDeliverable, 400, 'The server is being restarted.'), ...network],
  },
  play: async ({ canvas }) => {
    sessionStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Request changes to Test report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes to “Test report”' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    const comment = dialog.getByLabelText('What should change?');
    await expectShown(await dialog.findByText('Describe what should change.'));
    await expect(comment).toHaveFocus();
    await userEvent.type(comment, 'Saturdays are missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    await expectShown(await dialog.findByText(/The server is being restarted/));
    await expect(comment).toHaveValue('Saturdays are missing.');
  },
});

export const ChangedMeanwhile = meta.story({
  args: {
    network: [
      answer(projectEndpoints.listMilestones, { data: plan }, { once: true }),
      answer(projectEndpoints.listMilestones, {
        data: plan.map((milestone) => ({
          ...milestone,
          deliverables: milestone.deliverables.map((each) =>
            each.id === awaiting.id
              ? {
                  ...each,
                  version: 4,
                  versions: each.versions.flatMap((file) => [
                    { ...file, number: 2, name: 'test-report-2.csv' },
                    file,
                  ]),
                }
              : each,
          ),
        })),
      }),
      fail(projectEndpoints.moveDeliverable, 409, 'Someone else changed this deliverable.'),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Test report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve “Test report”' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expectShown(
      await canvas.findByText(/Version 2 \(test-report-2.csv\) was uploaded\. Nothing was sent\./),
    );
    await expectShown(await canvas.findByRole('button', { name: 'Approve Test report' }));
  },
});
