import preview from '@uplift/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Late } from '../stories/late.tsx';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { ModernView } from './index.ts';

function rowsOf(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-moving]')];
}

const meta = preview.meta({
  title: 'Tech showcase/Modern view',
  component: ModernView,
  parameters: { subpaths: [''] },
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

export const HighestPriorityComesFirst = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    technologies: sampleTechnologies(4).map((technology, index) => ({ ...technology, priority: index })),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([
      'PostgreSQLDatabase',
      'Node.jsBackend',
      'TypeScriptLanguage',
      'ReactFrontend',
    ]);
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
    await expect(names).toEqual(['PostgreSQLDatabase', 'RedisDatabase', 'MongoDBDatabase', 'MySQLDatabase']);
    await expect(rowsOf(canvasElement)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(rowsOf(canvasElement)).toHaveLength(4);
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
