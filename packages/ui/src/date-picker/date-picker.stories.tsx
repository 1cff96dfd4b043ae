import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { german } from '../foundations/locale/de.ts';
import { LocaleProvider } from '../foundations/locale/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/DatePicker',
  tags: ['new'],
  component: DatePicker,
  args: { 'aria-label': 'Start', today: '2026-11-27', onValueChange: fn() },
  // Each story has its own iframe. On one docs page, they would overlap.
  parameters: { docs: { story: { inline: false, height: '440px' } } },
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');

async function openCalendar(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await screen.findByRole('dialog');
}

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(input()).toHaveAttribute('placeholder', 'month/day/year');
    await userEvent.type(input(), '12/1{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(input()).toHaveValue('Dec 1, 2026');
    await userEvent.clear(input());
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={DatePicker}
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

export const Open = meta.story({
  tags: ['visual'],
  args: { defaultValue: '2026-12-04', min: '2026-11-10' },
  play: async ({ args }) => {
    await openCalendar();
    await waitFor(() => expect(screen.getByRole('button', { name: /December 4, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(input()).toHaveValue('Dec 5, 2026');
    await expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
    await openCalendar();
  },
});

export const WithError = meta.story({
  args: { name: 'start' },
  render: ({ 'aria-label': _, ...args }) => (
    <TestForm>
      <Field label="Start" hint="The first Monday works best.">
        <DatePicker {...args} />
      </Field>
    </TestForm>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(input(), 'some day');
    await expect(input()).not.toBeInvalid();
    await userEvent.tab();
    await expect(input()).toBeInvalid();
    await expect(input()).toHaveAccessibleDescription(
      'Enter a date, such as Nov 27, 2026. The first Monday works best.',
    );
    await expect(input().validity.customError).toBe(true);
    // Validation of the form sees the text too.
    await expect(formData(canvasElement)).toEqual({ start: 'some day' });
    await userEvent.clear(input());
    await userEvent.type(input(), 'dec 1{Enter}');
    await expect(input()).toBeValid();
    await expect(formData(canvasElement)).toEqual({ start: '2026-12-01' });
  },
});

export const WithinLimits = meta.story({
  args: { min: '2026-12-01', max: '2026-12-31', isDateDisabled: (date) => date === '2026-12-25' },
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Start">
      <DatePicker {...args} />
    </Field>
  ),
  play: async () => {
    for (const [text, error] of [
      ['11/30/2026', 'Enter Dec 1, 2026 or a later date.'],
      ['1/1/2027', 'Enter Dec 31, 2026 or an earlier date.'],
      ['12/25/2026', 'Dec 25, 2026 isn’t available. Enter another date.'],
    ] as const) {
      await userEvent.clear(input());
      await userEvent.type(input(), `${text}{Enter}`);
      await expect(input()).toHaveAccessibleDescription(error);
    }
    await userEvent.clear(input());
    await userEvent.type(input(), '12/24/2026{Enter}');
    await expect(input()).toBeValid();
  },
});

function Controlled({ onValueChange, ...props }: DatePickerProps): ReactElement {
  const [value, setValue] = useState<string | null>('2026-11-27');
  return (
    <Stack align="start">
      <DatePicker
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue('2027-01-04')}>
        January
      </button>
      <p>{value ?? 'No date'}</p>
    </Stack>
  );
}

export const ControlledFromOutside = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.clear(input());
    await userEvent.type(input(), 'soon{Enter}');
    await expect(canvas.getByText('No date')).toBeVisible();
    // The text stays, so that the user can correct it.
    await expect(input()).toHaveValue('soon');
    await userEvent.click(canvas.getByRole('button', { name: 'January' }));
    await expect(input()).toHaveValue('Jan 4, 2027');
    await expect(input()).toBeValid();
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'start', defaultValue: '2026-11-21' },
  render: (args) => (
    <TestForm>
      <DatePicker {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(formData(canvasElement)).toEqual({ start: '2026-11-21' });
    await userEvent.clear(input());
    await userEvent.type(input(), '1/4/2027{Enter}');
    await expect(formData(canvasElement)).toEqual({ start: '2027-01-04' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ start: '2026-11-21' });
    await expect(input()).toHaveValue('Nov 21, 2026');
  },
});

export const InGerman = meta.story({
  render: (args) => (
    <LocaleProvider language="de" messages={german}>
      <DatePicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(input()).toHaveAttribute('placeholder', 'Tag.Monat.Jahr');
    await userEvent.type(input(), '1. Dez.{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(canvas.getByRole('button', { name: 'Kalender öffnen' })).toBeVisible();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await openCalendar();
    const panel = screen.getByRole('dialog');
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: '2026-11-21' },
});

export const Narrow = meta.story({ decorators: [narrow], args: { defaultValue: '2026-11-21' } });
