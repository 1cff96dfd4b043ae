import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Marquee } from './index.ts';

const tools = [
  'Invoices',
  'Onboarding',
  'Reporting',
  'Scheduling',
  'Quotes',
  'Payroll',
  'Follow-ups',
  'Stock',
];

function items(count: number): ReactElement[] {
  return tools.slice(0, count).map((name) => (
    <li key={name}>
      <a href={`#${name}`} style={{ display: 'block', padding: '0.75rem 1.5rem' }}>
        {name}
      </a>
    </li>
  ));
}

function trackOf(canvasElement: HTMLElement): HTMLElement {
  const track = canvasElement.querySelector<HTMLElement>('[data-part="track"]');
  if (!track) throw new Error('The marquee has no track.');
  return track;
}

const meta = preview.meta({
  title: 'Components/Data/Marquee',
  component: Marquee,
  args: { label: 'What we automate', children: items(8) },
});

export const Moving = meta.story();

export const Reverse = meta.story({ args: { reverse: true } });

export const Paused = meta.story({
  args: { paused: true },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(trackOf(canvasElement)).animationPlayState).toBe('paused');
  },
});

export const Still = meta.story({ args: { moving: false, children: items(4) } });

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const SecondShowingIsOutOfReach = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(tools.length);
    await expect(canvasElement.querySelectorAll('[inert] a')).toHaveLength(tools.length);
  },
});

export const OneRoundIsHalfTheTrack = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { children: items(5) },
  play: async ({ canvasElement }) => {
    const track = trackOf(canvasElement);
    const [first, second] = track.children;
    if (!first || !second) throw new Error('The marquee shows its items once only.');
    const distance = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    await expect(Math.abs(distance * 2 - track.getBoundingClientRect().width)).toBeLessThan(1);
  },
});

export const FocusStopsItAndShowsTheItem = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { duration: 8 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const track = trackOf(canvasElement);
    const frame = canvasElement.querySelector('[data-moving]')?.getBoundingClientRect();
    if (!frame) throw new Error('The marquee has no viewport.');
    for (const name of tools) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await waitFor(() => expect(getComputedStyle(track).animationPlayState).toBe('paused'));
      await waitFor(() => {
        const box = link.getBoundingClientRect();
        expect(box.left).toBeGreaterThanOrEqual(frame.left - 1);
        expect(box.right).toBeLessThanOrEqual(frame.right + 1);
      });
    }
  },
});
