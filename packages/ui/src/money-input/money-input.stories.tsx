import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { LocaleProvider } from '../foundations/locale/index.ts';
import { formData, TestForm } from '../stories/test-form.tsx';
import { MoneyInput, type MoneyInputProps } from './index.ts';

function Controlled({ value: initial = null, onValueChange, ...props }: MoneyInputProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <MoneyInput
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
  title: 'Components/Forms/MoneyInput',
  component: MoneyInput,
  args: { value: null, onValueChange: fn(), 'aria-label': 'Annual revenue' },
  render: (args) => <Controlled {...args} />,
});

function textbox(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no input.');
  return input;
}

/** Sets the text like a browser, without React, and returns the input event. */
function setText(input: HTMLInputElement, text: string, init: InputEventInit): InputEvent {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  return new InputEvent('input', { bubbles: true, ...init });
}

export const Empty = meta.story({ args: { placeholder: '500,000' } });

export const Filled = meta.story({ args: { value: 1_250_000 } });

export const InAField = meta.story({
  args: { value: 5000 },
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Annual revenue" error="Please enter annual revenue of at least $10,000">
      <Controlled {...args} />
    </Field>
  ),
});

export const InEurosAndCents = meta.story({
  args: { currency: 'EUR', cents: true },
  decorators: [
    (Story) => (
      <LocaleProvider language="de">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, args }) => {
    const input = textbox(canvasElement);
    await expect(canvas.getByText('€')).toBeVisible();
    await userEvent.type(input, '1250');
    await expect(input).toHaveValue('1.250');
    await userEvent.keyboard(',5');
    await userEvent.tab();
    await expect(input).toHaveValue('1.250,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250.5);
    await userEvent.clear(input);
    await userEvent.type(input, '2.500');
    await userEvent.tab();
    await expect(input).toHaveValue('2.500,00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2500);
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={MoneyInput}
      rows={{
        Filled: { 'aria-label': 'Annual revenue', defaultValue: 1_250_000 },
        Empty: { 'aria-label': 'Annual revenue', placeholder: '500,000' },
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
      <MoneyInput aria-label="Budget" name="budget" defaultValue={500} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1.5M');
    await expect(formData(canvasElement)).toEqual({ budget: '1500000' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ budget: '500' });
    await expect(input).toHaveValue('500');
  },
});

export const SeparatesWhileTyping = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '12a34x567');
    await expect(input).toHaveValue('1,234,567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_234_567);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
});

/** Enters text in three ways: key by key, pasted, and composed by an input method. */
const entries: Readonly<Record<string, (input: HTMLInputElement, text: string) => Promise<void>>> = {
  typed: async (input, text) => userEvent.type(input, text),
  pasted: async (input, text) => {
    input.focus();
    await userEvent.paste(text);
  },
  composed: async (input, text) => {
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent(
      input,
      setText(input, text, { inputType: 'insertCompositionText', data: text, isComposing: true }),
    );
    fireEvent.compositionEnd(input, { data: text });
  },
};

const amounts: readonly (readonly [text: string, shown: string, value: number | null])[] = [
  ['1250', '1,250', 1250],
  ['1250,00', '1,250', 1250],
  ['1250.00', '1,250', 1250],
  ['1,250', '1,250', 1250],
  ['1.250,00', '1,250', 1250],
  ['1,250.00', '1,250', 1250],
  ['1,250,000', '1,250,000', 1_250_000],
  ['1 250,00', '1,250', 1250],
  ["1'250", '1,250', 1250],
  ['500k', '500,000', 500_000],
  ['1.5M', '1,500,000', 1_500_000],
  ['１２５０，００', '1,250', 1250],
  ['١٢٥٠٫٥٠', '1,250', 1250],
  ['(500)', '(500)', null],
  ['-500', '-500', null],
  ['5kk', '5kk', null],
];

export const TypedPastedAndComposedAmountsAreTheSame = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args, step }) => {
    const input = textbox(canvasElement);
    for (const [text, shown, value] of amounts) {
      for (const [way, enter] of Object.entries(entries)) {
        await step(`${way}: ${text}`, async () => {
          await userEvent.clear(input);
          await enter(input, text);
          await expect(input.selectionStart).toBe(input.value.length);
          await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
          await userEvent.tab();
          await expect(input).toHaveValue(shown);
        });
      }
    }
  },
});

export const OtherTextThanDigitsStaysAsTypedUntilBlur = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '1250');
    await expect(input).toHaveValue('1,250');
    await userEvent.type(input, ',00');
    await expect(input).toHaveValue('1250,00');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('1,250');
    await userEvent.type(input, ',5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250');
    await userEvent.type(input, '5');
    await expect(input).toHaveValue('12,505');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_505);
  },
});

export const SignsTypedInTheMiddleCount = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123_456 },
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '.', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await userEvent.type(input, 'k', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('123k,456.');
    await expect(input.selectionStart).toBe(4);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('123,456.');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_456);
  },
});

export const TypedTextThatIsAmbiguousIsReportedOnBlur = meta.story({
  tags: ['behavior', '!autodocs'],
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Annual revenue">
      <Controlled {...args} />
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '1.250');
    await expect(input).toHaveValue('1.250');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('1.250');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The point in “1.250” could separate thousands or decimals. Enter the number without it.',
    );
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('1,250');
    await expect(input.selectionStart).toBe(1);
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
  },
});

export const TypedSeparatorsMoveWithTheDigits = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '1,2500');
    await expect(input).toHaveValue('12,500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500);
    await userEvent.type(input, '{Backspace}.{Backspace}{Backspace}');
    await expect(input).toHaveValue('125');
    await userEvent.tab();
    await expect(input).toHaveValue('125');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125);
  },
});

export const AnAmbiguousCommaIsReportedOnBlur = meta.story({
  tags: ['behavior', '!autodocs'],
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Annual revenue">
      <Controlled {...args} />
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '1250,000');
    await expect(input).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('1250,000');
    await expect(input).toHaveAccessibleDescription(
      'The comma in “1250,000” could separate thousands or decimals. Enter the number without it.',
    );
  },
});

export const CaretStaysWhenTypingInTheMiddle = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123_456 },
  play: async ({ canvasElement }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('1,293,456');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('12,983,456');
    await expect(input.selectionStart).toBe(5);
  },
});

export const BackspaceOverASeparatorDeletesTheDigitBefore = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123_456 },
  play: async ({ canvasElement }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('12,456');
    await expect(input.selectionStart).toBe(2);
  },
});

export const IgnoredLettersLeaveTheCaret = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123_456 },
  play: async ({ canvasElement }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('123,456');
    await expect(input.selectionStart).toBe(2);
  },
});

export const PastedAmountsKeepTheCaret = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123_456 },
  play: async ({ canvasElement }) => {
    const input = textbox(canvasElement);
    input.focus();
    input.setSelectionRange(2, 5);
    await userEvent.paste('7,890');
    await expect(input).toHaveValue('12,789,056');
    await expect(input.selectionStart).toBe(8);
  },
});

export const PastedAmountsAreParsed = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 1250 },
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    input.focus();
    input.select();
    await userEvent.paste('$ 1,250,000.00');
    await expect(input).toHaveValue('1,250,000');
    input.select();
    await userEvent.paste('500k');
    await expect(input).toHaveValue('500,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000);
  },
});

export const PastedTextThatIsNoAmountIsReportedAtOnce = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 1250 },
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Annual revenue">
      <Controlled {...args} />
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    input.focus();
    input.select();
    await userEvent.paste('1.234');
    await expect(input).toHaveValue('1.234');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The point in “1.234” could separate thousands or decimals. Enter the number without it.',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    input.select();
    await userEvent.paste('(5000)');
    await expect(input).toHaveAccessibleDescription('Enter zero or more.');
    input.select();
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('5');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('');
  },
});

export const DigitsOfOtherScripts = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '١٢３۴5');
    await expect(input).toHaveValue('12,345');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_345);
  },
});

export const ComposedDigitsAreFormattedAtTheEnd = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 123 },
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    input.focus();
    fireEvent.compositionStart(input);
    for (const composed of ['４', '４５']) {
      fireEvent(
        input,
        setText(input, `123${composed}`, {
          inputType: 'insertCompositionText',
          data: composed,
          isComposing: true,
        }),
      );
      await expect(input).toHaveValue(`123${composed}`);
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input, { data: '４５' });
    await expect(input).toHaveValue('12,345');
    await expect(input.selectionStart).toBe(6);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_345);
  },
});

export const EditsCanBeUndoneAndDoneAgain = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: 1_250_000 },
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '98', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('129,850,000');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('12,950,000');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(input).toHaveValue('1,250,000');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_250_000);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    await expect(input).toHaveValue('129,850,000');
    await expect(input.selectionStart).toBe(5);
  },
});

export const BlurCanBeUndone = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const input = textbox(canvasElement);
    await userEvent.type(input, '1250,5');
    await userEvent.tab();
    await userEvent.type(input, '{Control>}z{/Control}');
    await expect(input).toHaveValue('1250,5');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(input).toHaveValue('1,250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
  },
});
