import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Spinner } from './index.ts';

const meta = preview.meta({ title: 'Components/Feedback/Spinner', component: Spinner });

export const Decorative = meta.story();

export const Announced = meta.story({
  args: { label: 'Loading messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading messages' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <Cluster gap={6}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Cluster>
  ),
});
