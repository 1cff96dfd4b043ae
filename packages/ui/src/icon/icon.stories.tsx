import preview from '@uplift/storybook/preview';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Icon } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Icon',
  component: Icon,
  args: { icon: ShieldCheck },
  argTypes: { icon: { control: false } },
});

export const Decorative = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Labeled = meta.story({
  args: { label: 'Guaranteed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Guaranteed' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Cluster>
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
      <Icon {...args} size="xl" />
    </Cluster>
  ),
});
