import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { LocaleProvider } from '../foundations/locale/index.ts';
import { formData, TestForm } from '../stories/test-form.tsx';
import { NumberInput, type NumberInputProps } from './index.ts';

function Controlled({ value: initial = null, onValueChange, ...props }: NumberInputProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <NumberInput
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Forms/NumberInput',
  component: NumberInput,
  args: { value: null, onValueChange: fn(), 'aria-label': 'Hours per week' },
  render: (args) => <Controlled {...args} />,
  parameters: { subpaths: ['number-input', 'parse-number'] },
});

export const Empty = meta.story({ args: { suffix: 'hours', placeholder: '12' } });

export const WithTheDecimalSignOfTheLocale = meta.story({
  args: { step: 0.5 },
  decorators: [
    (Story) => (
      <LocaleProvider language="de">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '7,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7.5);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('9');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('8,5');
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={NumberInput}
      rows={{
        Filled: { 'aria-label': 'Hours per week', defaultValue: 12 },
        'With a unit': { 'aria-label': 'Hours per week', defaultValue: 12, suffix: 'hours' },
        Empty: { 'aria-label': 'Hours per week', placeholder: '12', suffix: 'hours' },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <TestForm>
      <NumberInput aria-label="Hours" name="hours" defaultValue={8} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1,250');
    await expect(formData(canvasElement)).toEqual({ hours: '1250' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ hours: '8' });
    await expect(input).toHaveValue('8');
  },
});

export const Whole = meta.story({
  args: { value: 12, min: 1, max: 40, suffix: 'hours' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1,200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1200);
    await userEvent.tab();
    await expect(input).toHaveValue('1200');
  },
});

/** Wraps the control in a field, which shows parse errors. */
function inField({ 'aria-label': label, ...args }: NumberInputProps): ReactElement {
  return (
    <Field label={label}>
      <Controlled {...args} />
    </Field>
  );
}

export const FractionsOfWholeNumbersAreRefused = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { min: 1, max: 40 },
  render: inField,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '3.9');
    await expect(input).toHaveValue('3.9');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('3.9');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a whole number.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '{Backspace}{Backspace}');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
});

export const DecimalCommas = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { step: 0.5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '7,5');
    await expect(input).toHaveValue('7,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7.5);
    await userEvent.tab();
    await expect(input).toHaveValue('7.5');
  },
});

export const PastedNumbersAreParsed = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { step: 0.5, min: -10_000, suffix: 'hours' },
  render: inField,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, value] of [
      ['1.250,50', 1250.5],
      ['(5000)', -5000],
      ['12 hours', 12],
      ['٧٫٥', 7.5],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await expect(input).toBeValid();
    }
    await userEvent.clear(input);
    await userEvent.paste('7:30');
    await expect(input).toHaveValue('7:30');
    await expect(input).toHaveAccessibleDescription('“7:30” is not a number. Enter one such as 1,250.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

export const TypedNumbersAreParsed = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { min: 0, suffix: 'hours' },
  render: inField,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [typed, value, shown] of [
      ['500k', 500_000, '500000'],
      ['1,250', 1250, '1250'],
      ['1250.00', 1250, '1250'],
      ['12 hours', 12, '12'],
      ['-5', -5, '-5'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await expect(input.selectionStart).toBe(typed.length);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(input).toBeValid();
    }
  },
});

export const TypedTextThatIsNoNumberIsReportedOnBlur = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { step: 0.5, min: 0 },
  render: inField,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '7:30');
    await expect(input).toHaveValue('7:30');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('7:30');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('“7:30” is not a number. Enter one such as 1,250.');
  },
});

export const TypingInTheMiddleKeepsTheCaret = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 1250, min: 0 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('12x50');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Backspace}9');
    await expect(input).toHaveValue('12950');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_950);
  },
});

export const HalfTypedNumbersStay = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { step: 0.5, min: -10, 'aria-label': 'Change' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-');
    await expect(input).toHaveValue('-');
    await userEvent.type(input, '1.');
    await expect(input).toHaveValue('-1.');
    await userEvent.type(input, '50');
    await expect(input).toHaveValue('-1.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-1.5);
    await userEvent.tab();
    await expect(input).toHaveValue('-1.5');
  },
});

export const ArrowKeysStepWithinTheLimits = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 39, min: 1, max: 40 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('40');
    await userEvent.type(input, '{ArrowDown}');
    await expect(input).toHaveValue('39');
  },
});

export const TypingBeyondTheLimitIsNotHeldBack = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: null, min: 1, max: 40 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '60');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
  },
});
