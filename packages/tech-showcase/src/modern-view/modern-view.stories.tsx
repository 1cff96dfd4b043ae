import preview from '@uplift/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Late } from '../stories/late.tsx';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { ModernView } from './index.ts';

function rowsOf(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-moving]')];
}

const stories = [
  { title: 'A bakery plans its night shift', href: '#bakery' },
  { title: 'A clinic fills its chairs', href: '#clinic' },
  { title: 'A joinery quotes the same afternoon', href: '#joinery' },
];

const meta = preview.meta({
  title: 'Tech showcase/Modern view',
  component: ModernView,
  parameters: { subpaths: ['modern-view'] },
  args: { technologies: sampleTechnologies(24) },
});

export const Default = meta.story();

export const Loading = meta.story({
  args: { technologies: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Technology Ecosystem...');
  },
});

/** The list takes a while to load. */
export const Slow = meta.story({
  render: ({ technologies, ...props }) => (
    <Late value={technologies} after={1500}>
      {(come) => <ModernView technologies={come} {...props} />}
    </Late>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Technology Ecosystem...');
    await expect(await canvas.findByRole('link', { name: /React/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { technologies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No technologies available yet');
  },
});

export const Failed = meta.story({
  args: { technologies: undefined, error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load tech stack');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Expects all items in the given rows. Tests are collected statically, so each story is explicit. */
function expectRows(count: number, rows: number, moving: boolean) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const canvas = within(canvasElement);
    const found = rowsOf(canvasElement);
    await expect(found).toHaveLength(rows);
    for (const row of found) await expect(row.dataset.moving).toBe(String(moving));
    await expect(canvas.getAllByRole('link')).toHaveLength(count);
    if (moving) await expect(canvas.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    else await expect(canvas.queryByRole('button', { name: 'Pause animation' })).toBeNull();
  };
}

export const OneItem = meta.story({
  args: { technologies: sampleTechnologies(1) },
  play: expectRows(1, 1, false),
});

export const FourItems = meta.story({
  args: { technologies: sampleTechnologies(4) },
  play: expectRows(4, 1, false),
});

export const FiveItems = meta.story({
  args: { technologies: sampleTechnologies(5) },
  play: expectRows(5, 1, true),
});

export const SevenItems = meta.story({
  args: { technologies: sampleTechnologies(7) },
  play: expectRows(7, 1, true),
});

export const EightItems = meta.story({
  args: { technologies: sampleTechnologies(8) },
  play: expectRows(8, 2, false),
});

export const FourteenItems = meta.story({
  args: { technologies: sampleTechnologies(14) },
  play: expectRows(14, 2, true),
});

export const FifteenItems = meta.story({
  args: { technologies: sampleTechnologies(15) },
  play: expectRows(15, 3, true),
});

export const TwentyOneItems = meta.story({
  args: { technologies: sampleTechnologies(21) },
  play: expectRows(21, 3, true),
});

export const TwentyTwoItems = meta.story({
  args: { technologies: sampleTechnologies(22) },
  play: expectRows(22, 4, true),
});

export const HundredItems = meta.story({
  args: { technologies: sampleTechnologies(100) },
  play: expectRows(100, 4, true),
});

export const BrokenIcons = meta.story({
  args: {
    technologies: sampleTechnologies(4).map((technology, index) => ({
      ...technology,
      iconPath: index % 2 === 0 ? 'data:image/png;base64,broken' : null,
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const letters = [...canvasElement.querySelectorAll('[data-part="letter"]')].map(
        (tile) => tile.textContent,
      );
      expect(letters).toEqual(['R', 'T', 'N', 'P']);
    });
  },
});

/** With reduced motion, the cards don't move and there is no pause button. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
    for (const track of canvasElement.querySelectorAll('[data-part="track"]')) {
      await expect(getComputedStyle(track).animationName).toBe('none');
    }
    await expect(canvas.queryByRole('button', { name: 'Pause animation' })).toBeNull();
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

/** The number of success stories opens their list. */
export const WithStories = meta.story({
  args: {
    technologies: sampleTechnologies(7).map((technology, index) => ({
      ...technology,
      storyCount: undefined,
      stories: stories.slice(0, index % 4),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /React/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2 stories, Node.js' }));
    const list = within(await screen.findByRole('dialog', { name: 'Used in 2 success stories' }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'A bakery plans its night shift',
      'A clinic fills its chairs',
    ]);
  },
});

export const HighestPriorityComesFirst = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    technologies: sampleTechnologies(4).map((technology, index) => ({ ...technology, priority: index })),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['PostgreSQL', 'Node.js', 'TypeScript', 'React']);
  },
});

export const InactiveIsHidden = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    technologies: sampleTechnologies(3).map((technology, index) => ({
      ...technology,
      isActive: index !== 1,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /TypeScript/ })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const ChipShowsOneCategory = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Database' }));
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['PostgreSQL', 'Redis', 'MongoDB', 'MySQL']);
    await expect(rowsOf(canvasElement)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(rowsOf(canvasElement)).toHaveLength(4);
  },
});

export const SearchFindsNamesAndDescriptions = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search technologies' });
    await userEvent.type(search, 'workflows');
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names()).toEqual(['Node.js', 'n8n']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 technologies');
    await expect(rowsOf(canvasElement).map(({ dataset }) => dataset.moving)).toEqual(['false']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Database' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No technologies match “workflows”');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const DescriptionReplacesCategory = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { technologies: sampleTechnologies(4) },
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole('listitem').at(0) ?? document.body);
    const isShown = (text: string | RegExp) => getComputedStyle(card.getByText(text)).opacity === '1';
    await expect([isShown('Frontend'), isShown(/^Client portals/)]).toEqual([true, false]);
    card.getByRole('link').focus();
    await waitFor(() => expect([isShown('Frontend'), isShown(/^Client portals/)]).toEqual([false, true]));
    await expect(card.getByRole('link')).toHaveAccessibleDescription(/^Client portals/);
  },
});

/** Half of the cards on the screen can be duplicates. */
export const DuplicatesReactToThePointerOnly = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { technologies: sampleTechnologies(5), onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const links = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="duplicate"] a')];
    await expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1]);
    links[0]?.addEventListener('click', (event) => event.preventDefault());
    links[0]?.click();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'React' }));
  },
});

export const PauseButtonStopsAllRows = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const states = (): string[] =>
      [...canvasElement.querySelectorAll('[data-part="track"]')].map(
        (track) => getComputedStyle(track).animationPlayState,
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animation' }));
    await expect(states()).toEqual(['paused', 'paused', 'paused', 'paused']);
    await userEvent.click(canvas.getByRole('button', { name: 'Play animation' }));
    await waitFor(() => expect(states()).toEqual(['running', 'running', 'running', 'running']));
  },
});
