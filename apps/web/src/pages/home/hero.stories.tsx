import preview from '@uplift/storybook/preview';
import { MemoryRouter } from 'react-router-dom';
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
