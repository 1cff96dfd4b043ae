import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Block } from '../../stories/block.tsx';
import { type InViewOptions, useInView } from './index.ts';

function Watched(options: InViewOptions): ReactElement {
  const { ref, inView } = useInView(options);
  return (
    <div style={{ paddingBlockStart: '150vh', paddingBlockEnd: '50vh' }}>
      <div ref={ref}>
        <Block>{inView ? 'In view' : 'Out of view'}</Block>
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Hooks/useInView',
  component: Watched,
  parameters: { docs: { description: { component: 'Reports whether an element is in the viewport.' } } },
});

/** Scrolls until the block is in view. The first attempt may run before the page has its final height. */
async function scrollTo(block: HTMLElement): Promise<void> {
  await waitFor(() => {
    block.scrollIntoView({ behavior: 'instant' });
    return expect(block).toHaveTextContent('In view');
  });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await scrollTo(canvas.getByText('Out of view'));
    await expect(canvas.getByText('In view')).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Out of view')).toBeInTheDocument());
  },
});

export const Once = meta.story({
  args: { once: true },
  play: async ({ canvas }) => {
    await scrollTo(canvas.getByText('Out of view'));
    await expect(canvas.getByText('In view')).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const seen = await new Promise<boolean>((resolve) => {
      new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting ?? true)).observe(
        canvas.getByText('In view'),
      );
    });
    await expect(seen).toBe(false);
    await expect(canvas.getByText('In view')).toBeInTheDocument();
  },
});
