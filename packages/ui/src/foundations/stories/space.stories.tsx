import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { color, radius, space, spaceScale, width, widthScale } from '../tokens/index.ts';
import { TokenTable } from './token-table.tsx';

const bar = {
  maxInlineSize: '100%',
  minInlineSize: '1px',
  blockSize: '1rem',
  background: color.accent,
  // In forced colors, the bar must stay visible: its length is the sample.
  forcedColorAdjust: 'none',
  borderRadius: radius.sm,
} as const;

const meta = preview.meta({ title: 'Foundations/Space', tags: ['!autodocs'] });

export const Steps = meta.story({
  tags: ['visual'],
  render: () => (
    <TokenTable
      label="Space"
      group="space"
      reference="space"
      scale={spaceScale}
      sample={(name) => <div data-step={name} style={{ ...bar, inlineSize: space[name] }} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const step = canvasElement.querySelector('[data-step="6"]');
    await expect(step?.getBoundingClientRect().width).toBe(24);
  },
});

export const Widths = meta.story({
  render: () => (
    <TokenTable
      label="Widths"
      group="width"
      reference="width"
      scale={widthScale}
      sample={(name) => <div style={{ ...bar, inlineSize: `calc(${width[name]} / 4)` }} />}
    />
  ),
});
