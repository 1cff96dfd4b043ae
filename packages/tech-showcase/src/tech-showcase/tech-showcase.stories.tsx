import preview from '@uplift/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { becomesSolid } from '../stories/orbit-probe.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import type { Technology } from '../technology/technology.ts';
import { TECH_STACK_VIEW_KEY } from '../view-preference/view-store.ts';
import { TechShowcase, type TechShowcaseProps } from './index.ts';

const args: TechShowcaseProps = { technologies: sampleTechnologies(24), graphics: '2d' };

const meta = preview.meta({
  title: 'Tech showcase/Tech showcase',
  component: TechShowcase,
  parameters: { subpaths: [''] },
  args,
});

/** As on the home page: the visitor chooses the view. */
export const Default = meta.story({ args: { graphics: '3d' } });

export const Orbit = meta.story({
  args: { view: 'orbit', graphics: '3d' },
  tags: ['visual'],
  play: async ({ canvasElement }) => becomesSolid(canvasElement),
});

export const WithoutWebGl = meta.story({ args: { view: 'orbit', graphics: '2d' }, tags: ['visual'] });

export const Modern = meta.story({ args: { view: 'modern' }, tags: ['visual'] });

export const Loading = meta.story({ args: { technologies: undefined, view: 'orbit' } });

export const Failed = meta.story({
  args: { technologies: undefined, error: true, onRetry: fn(), view: 'orbit' },
});

export const Narrow = meta.story({
  args: { view: 'orbit' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

const minimal: Technology[] = [
  { id: 'bun', name: 'Bun', category: 'Backend' },
  { id: 'astro', name: 'Astro', category: 'Frontend', url: 'https://astro.build' },
];

/** An item needs an id, a name and a category. */
export const MinimalItems = meta.story({
  args: { technologies: minimal, view: 'orbit', height: 360, onSelect: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-view="orbit"]')).toHaveStyle({ height: '360px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Bun' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'bun' }));
  },
});

export const SelectingACard = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { technologies: minimal, view: 'modern', onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Astro/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Bun/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'bun' }));
  },
});

export const SwitchingStoresTheView = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { onViewChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Modern' }));
    await expect(window.localStorage.getItem(TECH_STACK_VIEW_KEY)).toBe('modern');
    await expect(canvasElement.querySelector('[data-view="modern"]')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith('modern');
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    await expect(window.localStorage.getItem(TECH_STACK_VIEW_KEY)).toBe('orbit');
    await expect(canvasElement.querySelector('[data-view="orbit"]')).toBeVisible();
  },
});

export const SwitchingMovesNothingBelow = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const height = (): number => canvasElement.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    const orbit = height();
    await userEvent.click(canvas.getByRole('radio', { name: 'Modern' }));
    await expect(height()).toBe(orbit);
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
  },
});

export const ThePageMayDecide = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { view: 'modern', onViewChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const stored = window.localStorage.getItem(TECH_STACK_VIEW_KEY);
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('orbit');
    await expect(canvasElement.querySelector('[data-view="modern"]')).toBeVisible();
    await expect(window.localStorage.getItem(TECH_STACK_VIEW_KEY)).toBe(stored);
  },
});

export const SwitchingBackAndForthKeepsOneCanvas = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { graphics: '3d' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    await becomesSolid(canvasElement);
    const first = canvasElement.querySelector('canvas');
    for (let round = 0; round < 4; round += 1) {
      await userEvent.click(canvas.getByRole('radio', { name: 'Modern' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    }
    await becomesSolid(canvasElement);
    await expect(canvasElement.querySelectorAll('canvas')).toHaveLength(1);
    await expect(canvasElement.querySelector('canvas')).toBe(first);
  },
});
