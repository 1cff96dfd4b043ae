import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import Pause from 'lucide-react/icons/pause';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from './index.ts';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Pause', children: <Icon icon={Pause} /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={IconButton}
      rows={{
        Primary: { label: 'Pause', children: <Icon icon={Pause} />, variant: 'primary' },
        Secondary: { label: 'Pause', children: <Icon icon={Pause} />, variant: 'secondary' },
        Ghost: { label: 'Pause', children: <Icon icon={Pause} /> },
        Danger: { label: 'Pause', children: <Icon icon={Pause} />, variant: 'danger' },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const VariantsAndSizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Cluster>
      <IconButton {...args} variant="primary" size="lg" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="ghost" />
      <IconButton {...args} variant="danger" size="sm" />
      <IconButton {...args} variant="secondary" disabled />
    </Cluster>
  ),
});
