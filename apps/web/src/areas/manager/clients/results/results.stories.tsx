import { projectEndpoints, type Results, type StoryConsent } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleClientSession,
  sampleManager,
  sampleResults,
  sampleResultsAfter,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectShown } from '../../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../../app/testing/site-network.ts';
import { SitePage } from '../../../../app/testing/site-page.tsx';

const { clientId, company } = sampleClientSession;

/** Mocks the API for one client of the manager. */
function clientNetwork(results: Results = sampleResults) {
  let consent: StoryConsent = { state: 'none', asked: null, answered: null };
  return [
    answer(projectEndpoints.getProject, {
      clientId,
      company,
      manager: { ...sampleManager, bookingUrl: null },
      project: {
        id: '00000000-0000-4000-8000-000000000801',
        name: 'Dispatch and invoicing',
        phase: 'optimize',
        startedOn: '2026-04-16',
        blocked: null,
        version: 1,
      },
    }),
    answer(projectEndpoints.getResults, results),
    answerWith(projectEndpoints.getStoryConsent, () => consent),
    answerWith(projectEndpoints.askForStoryConsent, () => {
      consent = {
        state: 'asked',
        asked: { by: sampleManager.name, at: '2026-06-03T09:00:00.000Z' },
        answered: null,
      };
      return consent;
    }),
    answerWith(projectEndpoints.actOnMeasurements, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

const meta = preview.meta({
  title: 'Pages/Manager/Results',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: `/manager/clients/${clientId}/results`, asManager: true, network: clientNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

const openMenu = async (canvas: ReturnType<typeof within>, week: string, entry: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for the week of ${week}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

export const Measured = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { level: 1, name: company }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask the client' }));
    await expectShown(await canvas.findByText(/^Asked by Mara Lindqvist/));
    await openMenu(canvas, 'May 25, 2026', 'Delete');
    await expectShown(await screen.findByText('Deleted the week of May 25, 2026'));
    await expectShown(screen.getByRole('button', { name: 'Undo' }));
  },
});

export const Loading = meta.story({
  args: { network: [pending(projectEndpoints.getResults), ...clientNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the results' }));
  },
});

export const Failing = meta.story({
  args: { network: [fail(projectEndpoints.getResults, 403, 'You may not see this.'), ...clientNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('You may not see this.'));
  },
});

export const WeekRefused = meta.story({
  args: {
    network: [
      fail(projectEndpoints.createMeasurement, 400, 'The hours are not possible.', {
        errors: { hoursSaved: ['The 31 people of the baseline work at most 1,860 hours a week.'] },
      }),
      ...clientNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add measured week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add week' }));
    await expectShown(await dialog.findByText('Enter the hours saved, 0 or more.'));
    await userEvent.type(dialog.getByLabelText('Hours saved'), '9,999');
    await userEvent.type(dialog.getByLabelText('Note'), 'Counted twice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add week' }));
    await expectShown(await dialog.findByText(/at most 1,860 hours a week/));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add week' }));
    const again = within(await screen.findByRole('dialog', { name: 'Add measured week' }));
    await expect(again.getByLabelText('Hours saved')).toHaveValue('9,999');
    await expect(again.getByLabelText('Note')).toHaveValue('Counted twice.');
  },
});

const [first] = sampleResults.weeks;
if (!first) throw new Error('There is no sample week.');

export const WeekChangedMeanwhile = meta.story({
  args: {
    network: [
      answer(projectEndpoints.getResults, sampleResults, { once: true }),
      answer(projectEndpoints.getResults, {
        ...sampleResults,
        weeks: [{ ...first, hoursSaved: 3, version: 2 }, ...sampleResults.weeks.slice(1)],
      }),
      fail(projectEndpoints.updateMeasurement, 409, 'Someone else changed this week.'),
      ...clientNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Apr 27, 2026', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Week of Apr 27, 2026' }));
    await userEvent.clear(dialog.getByLabelText('Hours saved'));
    await userEvent.type(dialog.getByLabelText('Hours saved'), '2.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectShown(await dialog.findByText(/Hours saved “3 hours”/));
    await expect(dialog.getByLabelText('Hours saved')).toHaveValue('2.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Use their version' }));
    await expect(await dialog.findByLabelText('Hours saved')).toHaveValue('3');
  },
});

export const WithoutABaseline = meta.story({
  args: {
    network: clientNetwork({
      ...sampleResultsAfter(0),
      baseline: null,
      course: [],
      forecastToDate: null,
      breakEven: null,
      agreedHours: null,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set baseline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set baseline' }));
    await userEvent.type(dialog.getByLabelText('Annual revenue (USD)'), '9,999');
    await userEvent.type(dialog.getByLabelText('Total head count'), '4');
    await userEvent.type(dialog.getByLabelText('Employees on busy work'), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectShown(await dialog.findByText('Please enter annual revenue of at least $10,000'));
    await expectShown(dialog.getByText('Cannot exceed total head count'));
    await expectShown(dialog.getByText('Please enter hourly rate ($10-$200)'));
  },
});
