import { adminEndpoints, type Story, type StoryRow } from '@uplift/data-client/contract/admin';
import {
  answer,
  answerWith,
  fail,
  pending,
  sampleAdminTechAssets,
  sampleAuditEntries,
  sampleStory,
  sampleStoryRows,
  sampleStoryVersions,
} from '@uplift/data-client/testing';
import { startNetwork } from '@uplift/storybook/network';
import preview from '@uplift/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectShown } from '../../../app/testing/expect-shown.ts';
import { siteHandlers } from '../../../app/testing/site-network.ts';
import { SitePage } from '../../../app/testing/site-page.tsx';

/** Mocks the API for these stories, with the server's search and paging. */
function storiesNetwork(rows: readonly StoryRow[] = sampleStoryRows, story: Story = sampleStory) {
  return [
    answerWith(adminEndpoints.listStories, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = rows.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answer(adminEndpoints.listStoryIndustries, { data: ['Healthcare', 'Logistics', 'Manufacturing'] }),
    answer(adminEndpoints.getStory, story),
    answer(adminEndpoints.listAdminTechAssets, {
      data: sampleAdminTechAssets.filter(({ deletedAt }) => deletedAt === null),
      page: 1,
      pageSize: 100,
      total: 9,
    }),
    answerWith(adminEndpoints.saveStory, ({ body: { fields, version } }) => ({
      ...story,
      fields,
      version: version + 1,
    })),
    answer(adminEndpoints.publishStory, { ...story, state: 'published', version: story.version + 2 }),
    answer(adminEndpoints.listStoryVersions, { data: [...sampleStoryVersions] }),
    answer(adminEndpoints.listAuditLog, {
      data: sampleAuditEntries.map((entry) => ({ ...entry, action: 'story.published' })),
      page: 1,
      pageSize: 20,
      total: sampleAuditEntries.length,
    }),
    answerWith(adminEndpoints.actOnStories, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

const many: readonly StoryRow[] = Array.from({ length: 240 }, (_, index) => {
  const row = sampleStoryRows[index % sampleStoryRows.length];
  if (!row) throw new Error('There is no sample story.');
  return { ...row, id: `story-${index}`, title: `${row.title || 'A story'} ${index + 1}` };
});

const listPath = '/admin/success-stories';
const openPath = `${listPath}/${sampleStory.id}`;

const meta = preview.meta({
  title: 'Pages/Admin/Success stories',
  component: SitePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: listPath, asAdmin: true, network: storiesNetwork() },
  loaders: [startNetwork],
  beforeEach: ({ args, msw }) => msw.use(...siteHandlers(args)),
});

export const Stories = meta.story({
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('link', { name: 'Untitled story' }));
    await expectShown(canvas.getByText('Unpublished changes'));
  },
});

export const StoriesLoading = meta.story({
  args: { network: [pending(adminEndpoints.listStories), ...storiesNetwork()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Success stories' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const StoriesNotFound = meta.story({
  args: { path: `${listPath}?q=nothing` },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('heading', { name: 'Nothing matches' }));
  },
});

export const StoriesFailing = meta.story({
  args: {
    network: [fail(adminEndpoints.listStories, 403, 'Only admins may do this.'), ...storiesNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Only admins may do this.'));
  },
});

export const StoriesMany = meta.story({
  args: { network: storiesNetwork(many) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('1–25 of 240'));
  },
});

export const StoryOpen = meta.story({
  args: { path: openPath },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue(sampleStory.fields.title);
    await expect(canvas.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      sampleStory.address,
    );
    await expectShown((await canvas.findAllByText('Published by Alex Morgan')).at(0));
  },
});

export const StoryLoading = meta.story({
  args: { path: openPath, network: [pending(adminEndpoints.getStory), ...storiesNetwork()] },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('status', { name: 'Loading the page' }));
  },
});

export const StoryNotFound = meta.story({
  args: {
    path: openPath,
    network: [fail(adminEndpoints.getStory, 404, 'Story not found.'), ...storiesNetwork()],
  },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText('Story not found.'));
  },
});

export const StoryInTheTrash = meta.story({
  args: { path: openPath, network: storiesNetwork(sampleStoryRows, { ...sampleStory, state: 'deleted' }) },
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(canvas.queryByLabelText('Title')).toBeNull();
  },
});

export const StoryNotReady = meta.story({
  args: { path: `${listPath}/new` },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'A bakery’s night shift');
    await expect(canvas.getByLabelText('Slug')).toHaveValue('a-bakerys-night-shift');
    await userEvent.click(canvas.getByRole('button', { name: 'Add measurement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const summary = within(await canvas.findByRole('region', { name: 'Before you can publish' }));
    await userEvent.click(summary.getByRole('link', { name: 'Enter what was measured.' }));
    await expect(canvas.getByLabelText('Metric')).toHaveFocus();
    await userEvent.click(summary.getByRole('link', { name: 'Describe the result.' }));
    await expect(canvas.getByLabelText('Result')).toHaveFocus();
  },
});

export const StorySlugTaken = meta.story({
  args: {
    path: openPath,
    network: [
      fail(adminEndpoints.publishStory, 409, 'Another story has this slug.', {
        errors: { slug: ['Another story has this slug.'] },
      }),
      ...storiesNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish changes' }));
    const summary = await canvas.findByRole('region', { name: 'Before you can publish' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Slug')).toHaveAccessibleDescription(/Another story has this slug\./);
  },
});

export const StoryPreview = meta.story({
  args: { path: openPath },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'A title no one has seen');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expectShown(await canvas.findByRole('heading', { level: 1, name: 'A title no one has seen' }));
    await expectShown(canvas.getByRole('heading', { name: 'What the figures come to' }));
  },
});

export const StoryTechnologies = meta.story({
  args: { path: openPath },
  play: async ({ canvas }) => {
    const technologies = await canvas.findByRole('combobox', { name: 'Technologies' });
    await expectShown(await canvas.findByText('n8n'));
    await userEvent.type(technologies, 'docker{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const used = within((await canvas.findByText('Docker')).closest('ul') ?? document.body);
    const names = used.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Node.js', 'Docker', 'n8n']);
  },
});

export const StoryChangedMeanwhile = meta.story({
  args: {
    path: openPath,
    network: [
      answer(adminEndpoints.getStory, sampleStory, { once: true }),
      answer(adminEndpoints.getStory, {
        ...sampleStory,
        version: 5,
        fields: { ...sampleStory.fields, timeFrame: '9 weeks' },
      }),
      fail(adminEndpoints.saveStory, 409, 'Someone else changed this story.'),
      ...storiesNetwork(),
    ],
  },
  play: async ({ canvas }) => {
    const result = await canvas.findByLabelText('Result');
    await userEvent.clear(result);
    await userEvent.type(result, 'Mine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save without publishing' }));
    await expectShown(await canvas.findByText('Their changes: Time frame “9 weeks”.', { exact: false }));
    await expect(result).toHaveValue('Mine.');
  },
});
