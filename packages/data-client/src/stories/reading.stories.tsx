import preview from '@uplift/storybook/preview';
import { Separator } from '@uplift/ui/separator';
import { Stack } from '@uplift/ui/stack';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { publicEndpoints } from '../index.ts';
import { answer, disconnect, fail, pending, sampleTechAssets } from '../testing/index.ts';
import { StoryPage, storyPageArgTypes } from './story-page.tsx';
import { TechnologyList } from './technology-list.tsx';

const { listTechAssets } = publicEndpoints;
const technologies = { data: [...sampleTechAssets] };

const meta = preview.meta({
  title: 'Data client/Reading',
  component: StoryPage,
  args: {
    handlers: () => [answer(listTechAssets, technologies)],
    children: <TechnologyList />,
  },
  argTypes: storyPageArgTypes,
  parameters: {
    docs: {
      description: {
        component: [
          'Each state in which a screen can find its data, with the calls that were made for it. `useTechAssets` gives `data`, `error` and `isLoading`; the other hooks work alike.',
          '',
          '```ts',
          "import { DataProvider, useTechAssets } from '@uplift/data-client/swr';",
          '```',
        ].join('\n'),
      },
    },
  },
});

/** Requested once, then shown. The response is fresh for five minutes. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getAllByText('/api/tech-assets')).toHaveLength(1);
  },
});

/** No response yet. Skeletons have the shape of the content, so nothing shifts. */
export const Loading = meta.story({
  args: { handlers: () => [pending(listTechAssets)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Loading Technology Ecosystem...')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(await canvas.findByText('waiting')).toBeVisible();
  },
});

/** The response takes two seconds. */
export const Slow = meta.story({
  args: { handlers: () => [answer(listTechAssets, technologies, { delay: 2_000 })] },
});

/** The response is an empty list. */
export const Empty = meta.story({
  args: { handlers: () => [answer(listTechAssets, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technologies available yet')).toBeVisible();
  },
});

/** The server fails. After a second there is one retry, then the visitor decides. */
export const Failed = meta.story({
  args: {
    handlers: () => [fail(listTechAssets, 503, 'The technologies are being moved. Come back in a minute.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The technologies are being moved.');
  },
});

/** No response: no network or no server. The message says what to do. */
export const Offline = meta.story({
  args: { handlers: () => [disconnect(listTechAssets)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
    await expect(canvas.getByText('no answer')).toBeVisible();
  },
});

/** Rejected requests are not retried: 400, 401, 403 and 404 are final. */
export const Refused = meta.story({
  args: { handlers: () => [fail(listTechAssets, 403, 'This list is not public.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This list is not public.');
    await expect(canvas.getAllByText('/api/tech-assets')).toHaveLength(1);
  },
});

/**
 * The response doesn't match the contract: shows an error that names the invalid part, never a blank page.
 */
export const Malformed = meta.story({
  args: {
    handlers: () => [http.get('*/api/tech-assets', () => HttpResponse.json({ data: 'soon' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is invalid: data');
  },
});

/** The page was rendered with its data, so there is no request. */
export const RenderedWithThePage = meta.story({
  args: { fallback: { '/api/tech-assets': technologies } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getByText('None so far. Nothing had to be asked.')).toBeVisible();
  },
});

/** Two identical lists on one page share one call. */
export const Shared = meta.story({
  args: {
    children: (
      <Stack gap={8}>
        <TechnologyList />
        <Separator />
        <TechnologyList />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('PostgreSQL')).toHaveLength(2);
    await expect(canvas.getAllByText('/api/tech-assets')).toHaveLength(1);
  },
});

/** "Try again" sends one more request and shows its response. */
export const TryAgain = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    handlers: () => [
      fail(listTechAssets, 404, 'There is no list yet.', { once: true }),
      answer(listTechAssets, technologies),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('PostgreSQL')).toBeVisible();
  },
});
