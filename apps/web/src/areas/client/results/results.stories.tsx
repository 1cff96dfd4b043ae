import { projectEndpoints, type Results, type StoryConsent } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleResults,
  sampleResultsAfter,
  sampleStoryConsent,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

const asked: StoryConsent = { ...sampleStoryConsent, state: 'asked', answered: null };

/** Mocks the API for a client's results. */
function resultsNetwork(results: Results = sampleResults, consent: StoryConsent = sampleStoryConsent) {
  let latest = consent;
  return [
    answer(projectEndpoints.getResults, results),
    answerWith(projectEndpoints.getStoryConsent, () => latest),
    answerWith(projectEndpoints.answerStoryConsent, ({ body: { given } }) => {
      latest = { ...sampleStoryConsent, state: given ? 'given' : 'withdrawn' };
      return latest;
    }),
  ];
}

const unmeasured = sampleResultsAfter(0);

const meta = preview.meta({
  title: 'Pages/Client/Results',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/client/results', asClient: true, network: resultsNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Measured = meta.story({
  play: async ({ canvas }) => {
    const value = within(await canvas.findByRole('region', { name: 'Value to date' }));
    await expectShown(value.getByText('$3,680'));
    await expectShown(value.getByText('$16,331 expected by now: below the low case.'));
    await expectShown(canvas.getByText('In the week of Apr 27, 2026.'));
    await expectShown(canvas.getByText('In the week of May 25, 2026.'));
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/measurements\/export$/),
    );
    const estimate = within(canvas.getByRole('region', { name: 'Original estimate' }));
    await expectShown(estimate.getByText('$96,400'));
    await expectShown(estimate.getByText('$38,272'));
    await expectShown(estimate.getByText('-$58,128'));
    await expect(canvas.queryByRole('button', { name: 'Add week' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { network: [pending(projectEndpoints.getResults), ...resultsNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the results' }));
  },
});

export const Failing = meta.story({
  args: { network: [fail(projectEndpoints.getResults, 403, 'You may not see this.'), ...resultsNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('You may not see this.'));
    await expectShown(canvas.getByRole('button', { name: 'Try again' }));
  },
});

export const NothingMeasuredYet = meta.story({
  args: { network: resultsNetwork(unmeasured) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'No weeks measured yet' }));
    await expectShown(canvas.getByText('14 days left'));
    const estimate = within(canvas.getByRole('region', { name: 'Original estimate' }));
    await expectShown(estimate.getByText(/The comparison starts with the first measured week/));
  },
});

export const NothingEstimated = meta.story({
  args: { network: resultsNetwork({ ...sampleResults, comparison: null }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(/there’s no estimate to compare with/));
  },
});

export const NotStarted = meta.story({
  args: {
    network: resultsNetwork({
      ...unmeasured,
      baseline: null,
      course: [],
      guarantee: { state: 'waiting', startsOn: '2030-06-03' },
    }),
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Begins on Jun 3, 2030'));
  },
});

export const PromisesBroken = meta.story({
  args: {
    network: resultsNetwork({
      ...unmeasured,
      guarantee: { state: 'working-free', since: '2026-05-16' },
      agreedHours: {
        hoursPerWeek: 11,
        lastDay: '2026-07-14',
        state: 'missed',
        week: null,
        bestHours: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Free of charge since May 16, 2026'));
    await expectShown(canvas.getByText(/Up to \$5,000 of the fee is refunded/));
  },
});

export const ThreeYears = meta.story({
  args: { network: resultsNetwork(sampleResultsAfter(156)) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 156'));
    const table = within(canvas.getByRole('table', { name: 'Measured weeks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expectShown(await table.findByText('Apr 27, 2026'));
    const value = within(canvas.getByRole('region', { name: 'Value to date' }));
    await expectShown(value.getByText(/^The fee of \$9,000 was recovered/));
  },
});

export const AskedForTheirStory = meta.story({
  args: { network: resultsNetwork(sampleResults, asked) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I agree' }));
    await expectShown(await canvas.findByText(/Agreed by Jordan Reed/));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw consent' }));
    await expectShown(await canvas.findByText(/Declined by Jordan Reed/));
  },
});
