import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Input } from './index.ts';

const meta = preview.meta({
  title: 'Components/Input',
  component: Input,
  args: { 'aria-label': 'Company', placeholder: 'Harbor Dental' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(44);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Input {...args} defaultValue="Filled in" />
      <Input {...args} aria-invalid defaultValue="Not quite" />
      <Input {...args} disabled defaultValue="Cannot change" />
      <Input {...args} readOnly defaultValue="Read only" />
    </Stack>
  ),
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await expect(input).toHaveFocus();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'מרפאה' } });
