import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { DateRangePicker, lastDays } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/DateRangePicker',
  tags: ['new'],
  component: DateRangePicker,
  args: {
    'aria-label': 'Period',
    today: '2026-11-27',
    presets: [
      { label: 'Today', range: lastDays(1) },
      { label: 'Last 7 days', range: lastDays(7) },
      { label: 'Last 30 days', range: lastDays(30) },
      { label: 'All time', range: { from: null, to: null } },
    ],
    onValueChange: fn(),
  },
  // Each story has its own iframe. On one docs page, they would overlap.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
});

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });
const day = (name: RegExp) => screen.getByRole('button', { name });

async function openCalendar(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await screen.findByRole('dialog');
}

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.type(from(), '11/1{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: null });
    await userEvent.type(to(), '11/15{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-15' });
    // In the wrong order.
    await userEvent.clear(to());
    await userEvent.type(to(), '10/1{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-11-01' });
    await expect(from()).toHaveValue('Oct 1, 2026');
  },
});

export const Open = meta.story({
  tags: ['visual'],
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
  play: async ({ args }) => {
    await openCalendar();
    await waitFor(() => expect(day(/November 20, 2026/)).toHaveFocus());
    await userEvent.click(day(/November 18, 2026/));
    await userEvent.hover(day(/November 16, 2026/));
    // Shows what would be selected.
    await expect(day(/November 17, 2026/).closest('td')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/November 16, 2026/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-18' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCalendar();
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={DateRangePicker}
      rows={{
        Filled: { 'aria-label': 'Period', defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
        Empty: { 'aria-label': 'Period' },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const SelectsByKeyboard = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ args }) => {
    await openCalendar();
    await waitFor(() => expect(day(/^Today,/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-28' });
  },
});

export const Presets = meta.story({
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-27' });
    await expect(from()).toHaveValue('Nov 21, 2026');
    await openCalendar();
    await expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'period', defaultValue: { from: '2026-11-01', to: null } },
  render: ({ 'aria-label': _, ...args }) => (
    <TestForm>
      <Field label="Period" hint="Both days are included.">
        <DateRangePicker {...args} />
      </Field>
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      'Both days are included.',
    );
    await userEvent.type(to(), 'never{Enter}');
    await expect(canvas.getByText('Enter a date, such as Nov 27, 2026.')).toBeVisible();
    await userEvent.clear(to());
    await userEvent.type(to(), '11/15{Enter}');
    await expect(formData(canvasElement)).toEqual({ 'period.from': '2026-11-01', 'period.to': '2026-11-15' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ 'period.from': '2026-11-01', 'period.to': '' });
  },
});

export const OnPhones = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await openCalendar();
    const panel = screen.getByRole('dialog');
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Narrow = meta.story({
  decorators: [narrow],
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
});
