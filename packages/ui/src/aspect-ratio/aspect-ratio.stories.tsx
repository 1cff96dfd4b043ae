import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Skeleton } from '../skeleton/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { AspectRatio } from './index.ts';

const tall = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600" fill="#0a58ca"/><circle cx="150" cy="300" r="120" fill="#7ab8ff"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Layout and type/AspectRatio',
  component: AspectRatio,
  args: { ratio: 16 / 9, children: <img src={tall} alt="A circle" width="300" height="600" /> },
  decorators: [narrow],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A circle' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(320);
    await expect(Math.abs(height - 180)).toBeLessThan(1);
    await expect(getComputedStyle(picture).objectFit).toBe('cover');
  },
});

export const Square = meta.story({ args: { ratio: 1 } });

export const WhileLoading = meta.story({ args: { children: <Skeleton shape="block" height="100%" /> } });
