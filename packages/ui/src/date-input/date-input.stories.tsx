import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { DateInput, type DateInputProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/DateInput',
  component: DateInput,
  args: { 'aria-label': 'Start', onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start').getBoundingClientRect().height).toBe(44);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={DateInput}
      rows={{
        Filled: { 'aria-label': 'Start', defaultValue: '2026-11-21' },
        Empty: { 'aria-label': 'Start' },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

function Controlled({ onValueChange, ...props }: DateInputProps): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Stack align="start">
      <DateInput
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
      <p>{value ?? 'No date'}</p>
    </Stack>
  );
}

export const GivesIsoDates = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Start');
    await fireEvent.change(input, { target: { value: '2026-12-01' } });
    await expect(canvas.getByText('2026-12-01')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await fireEvent.change(input, { target: { value: '' } });
    await expect(canvas.getByText('No date')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const WithinLimits = meta.story({
  args: { min: '2026-12-01', max: '2026-12-31', defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Start');
    await expect(input.validity.rangeUnderflow).toBe(true);
    await fireEvent.change(input, { target: { value: '2026-12-24' } });
    await expect(input.validity.valid).toBe(true);
  },
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Start" hint="The first Monday works best." error="Choose a day after today" required>
      <DateInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Start/);
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Choose a day after today The first Monday works best.');
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'start', defaultValue: '2026-11-21' },
  render: (args) => (
    <TestForm>
      <DateInput {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.change(canvas.getByLabelText('Start'), { target: { value: '2027-01-04' } });
    await expect(formData(canvasElement)).toEqual({ start: '2027-01-04' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ start: '2026-11-21' });
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: '2026-11-21' },
});

export const Narrow = meta.story({ decorators: [narrow], args: { defaultValue: '2026-11-21' } });
