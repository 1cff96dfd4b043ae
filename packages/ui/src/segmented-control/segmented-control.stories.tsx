import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import Columns from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { SegmentedControl } from './index.ts';

const items = (
  <>
    <SegmentedControl.Item value="week">Week</SegmentedControl.Item>
    <SegmentedControl.Item value="month">Month</SegmentedControl.Item>
    <SegmentedControl.Item value="year">Year</SegmentedControl.Item>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/SegmentedControl',
  tags: ['new'],
  component: SegmentedControl.Root,
  subcomponents: { Item: SegmentedControl.Item },
  parameters: { ownWords: ['Month', 'Year'] },
  args: { 'aria-label': 'Billing period', children: items, onValueChange: fn() },
});

export const Default = meta.story({
  args: { defaultValue: 'month' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year');
    await userEvent.click(canvas.getByText('Week'));
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const WithIcons = meta.story({
  args: {
    'aria-label': 'Layout',
    defaultValue: 'list',
    children: (
      <>
        <SegmentedControl.Item value="list" icon={List}>
          List
        </SegmentedControl.Item>
        <SegmentedControl.Item value="board" icon={Columns} aria-label="Board" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={SegmentedControl.Root}
      rows={{
        Empty: { 'aria-label': 'Billing period', children: items },
        Selected: { 'aria-label': 'Billing period', children: items, defaultValue: 'month' },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Billing period" hint="You can change it every month." required>
      <SegmentedControl.Root {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /^Billing period/ });
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('You can change it every month.');
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'period', defaultValue: 'month' },
  render: (args) => (
    <TestForm>
      <SegmentedControl.Root {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(formData(canvasElement)).toEqual({ period: 'year' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ period: 'month' });
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: 'month' },
});

export const Narrow = meta.story({ decorators: [narrow], args: { defaultValue: 'month' } });
