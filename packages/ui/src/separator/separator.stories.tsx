import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Separator } from './index.ts';

const meta = preview.meta({ title: 'Components/Layout and type/Separator', component: Separator });

export const Horizontal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Cluster>
      <span>Audit</span>
      <Separator {...args} />
      <span>Optimize</span>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().width).toBe(1);
  },
});
