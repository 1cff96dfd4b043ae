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
        component:
          'Each state in which a screen can find its data, with the calls that were made for it. `useTechAssets` gives `data`, `error` and `isLoading`; the other hooks work alike.',
      },
    },
  },
});

/** Asked for once, then shown. The answer counts as fresh for five minutes. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getAllByText('/api/tech-assets')).toHaveLength(1);
  },
});

/** Nothing has been answered yet: placeholders have the shape of what comes, so that nothing jumps. */
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

/** The answer takes two seconds. */
export const Slow = meta.story({
  args: { handlers: () => [answer(listTechAssets, technologies, { delay: 2_000 })] },
});

/** The answer is a list without entries. */
export const Empty = meta.story({
  args: { handlers: () => [answer(listTechAssets, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technologies available yet')).toBeVisible();
  },
});

/** The server fails. After a second it is asked once more, then the person decides. */
export const Failed = meta.story({
  args: {
    handlers: () => [fail(listTechAssets, 503, 'The technologies are being moved. Come back in a minute.')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The technologies are being moved.');
  },
});

/** No answer comes: no network, or nobody there. The message says what to do. */
export const Offline = meta.story({
  args: { handlers: () => [disconnect(listTechAssets)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check the connection and try again.');
    await expect(canvas.getByText('no answer')).toBeVisible();
  },
});

/** What is refused is not asked for again: 400, 401, 403 and 404 are final. */
export const Refused = meta.story({
  args: { handlers: () => [fail(listTechAssets, 403, 'This list is not public.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This list is not public.');
    await expect(canvas.getAllByText('/api/tech-assets')).toHaveLength(1);
  },
});

/** The server answers something that the contract does not know: an error that names the place, never a blank page. */
export const Malformed = meta.story({
  args: {
    handlers: () => [http.get('*/api/tech-assets', () => HttpResponse.json({ data: 'soon' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not what was agreed on: data');
  },
});

/** The page came with its data: nothing is asked. */
export const RenderedWithThePage = meta.story({
  args: { fallback: { '/api/tech-assets': technologies } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PostgreSQL')).toBeVisible();
    await expect(canvas.getByText('None so far. Nothing had to be asked.')).toBeVisible();
  },
});

/** Two lists of the same on one page share one call. */
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

/** "Try again" asks once more and shows what comes. */
export const TryAgain = meta.story({
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
