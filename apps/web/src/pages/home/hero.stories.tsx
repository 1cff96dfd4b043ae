import preview from '@uplift/storybook/preview';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import Hero from './hero.tsx';

const meta = preview.meta({
  title: 'Pages/Hero',
  component: Hero,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
});

/** Waits at its start for `pnpm visual`, which takes it at several moments. */
export const WorksAnOrder = meta.story({
  tags: ['frames'],
  play: () => {
    for (const animation of document.getAnimations()) animation.pause();
  },
});

/** A disabled button would lose focus at the end of the range. */
export const KeepsFocusAtTheFewestOrders = meta.story({
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer orders' });
    fewer.focus();
    await userEvent.keyboard('{Enter>12/}');
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await expect(fewer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1')).toBeVisible();
  },
});
