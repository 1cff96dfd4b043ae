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
import { expectShown } from '../../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../../app/testing/site-network.ts';
import { SitePage } from '../../../../app/testing/site-page.tsx';

const [, current, planned] = sampleMilestones;
if (!current || !planned) throw new Error('The samples have no such milestones.');

const network = [
  answer(projectEndpoints.getProject, sampleProject),
  answer(projectEndpoints.listMilestones, { data: [...sampleMilestones] }),
  answerWith(projectEndpoints.createDeliverable, ({ body: { title } }) => ({
    ...sampleDeliverables.draft,
    title,
    versions: [],
  })),
];

const meta = preview.meta({
  title: 'Pages/Manager/Plan',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: `/manager/clients/${sampleProject.clientId}`, asManager: true, network },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Plan = meta.story({
  play: async ({ canvas }) => {
    const standing = within(await canvas.findByRole('region', { name: 'Project status' }));
    await expectShown(standing.getByText('At risk'));
    await expectShown(standing.getByText('A milestone is overdue by 2 days.'));
    await expect(standing.getByRole('button', { name: 'Move to Scale' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Project' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Request approval of Handbook' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actions for Audit report' })).toBeNull();
  },
});

export const PlanLoading = meta.story({
  args: { network: [pending(projectEndpoints.listMilestones), ...network] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: sampleProject.company })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  },
});

export const PlanFailing = meta.story({
  args: { network: [fail(projectEndpoints.listMilestones, 404, 'Client not found.'), ...network] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Client not found.'));
  },
});

export const PlanEmpty = meta.story({
  args: { network: [answer(projectEndpoints.listMilestones, { data: [] }), ...network] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No milestones in this phase yet.')).toHaveLength(3);
  },
});

export const Blocked = meta.story({
  args: {
    network: [
      answer(projectEndpoints.getProject, {
        ...sampleProject,
        project: {
          ...sampleProject.project,
          blocked: { reason: 'No access to the mailbox yet.', since: '2026-06-01T12:00:00.000Z' },
        },
      }),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('No access to the mailbox yet.'));
    await expect(canvas.getByRole('button', { name: 'Unblock' })).toBeVisible();
  },
});

export const MilestoneChangedMeanwhile = meta.story({
  args: {
    network: [
      answer(projectEndpoints.listMilestones, { data: [...sampleMilestones] }, { once: true }),
      answer(projectEndpoints.listMilestones, {
        data: sampleMilestones.map((each) =>
          each.id === planned.id ? { ...each, title: 'Team trained in two groups', version: 2 } : each,
        ),
      }),
      fail(projectEndpoints.updateMilestone, 409, 'Someone else changed this milestone.'),
      ...network,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${planned.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Edit “${planned.title}”` }));
    const title = dialog.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectShown(await dialog.findByText('Enter a title.'));
    await userEvent.type(title, 'Everybody trained');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectShown(
      await dialog.findByText('Their changes: Title “Team trained in two groups”.', { exact: false }),
    );
    await expect(title).toHaveValue('Everybody trained');
  },
});

export const NewDeliverable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add deliverable to ${current.title}` }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Add deliverable to “${current.title}”` }),
    );
    await userEvent.type(dialog.getByLabelText('Title'), 'Acceptance test');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and choose file' }));
    const upload = within(await screen.findByRole('dialog', { name: 'Upload file for “Acceptance test”' }));
    await expectShown(upload.getByText(/up to 25 MB/));
  },
});
