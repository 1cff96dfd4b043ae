import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { GoldenShield } from './index.ts';

const meta = preview.meta({ title: 'Components/Data/GoldenShield', component: GoldenShield });

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll('stop')].map((stop) =>
      (getComputedStyle(stop).stopColor.match(/\d+/g) ?? []).map(Number),
    );
    await expect(colors.length).toBeGreaterThan(2);
    for (const [red = 0, green = 0, blue = 255] of colors) {
      await expect(red).toBeGreaterThan(green);
      await expect(green - blue).toBeGreaterThan(50);
    }
  },
});

export const Labeled = meta.story({
  args: { label: 'Guaranteed', style: { inlineSize: '6rem' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Guaranteed' })).toBeVisible();
  },
});

export const TwoOnAPage = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <GoldenShield />
      <GoldenShield />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map((element) => element.id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});
