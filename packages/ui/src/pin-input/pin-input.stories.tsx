import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { PinInput } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/PinInput',
  tags: ['new'],
  component: PinInput,
  args: { 'aria-label': 'Code', onValueChange: fn(), onComplete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a34');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345');
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={PinInput}
      rows={{
        Empty: { 'aria-label': 'Code' },
        'Partly filled': { 'aria-label': 'Code', defaultValue: '123' },
        Filled: { 'aria-label': 'Code', defaultValue: '1234', length: 4 },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const AcceptsAPastedCodeWithSeparators = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123-456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});

export const CentersEachDigitInItsCell = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: '000000' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await expect(input.scrollLeft).toBe(0);
    const cells = input.nextElementSibling?.children ?? [];
    await expect(cells).toHaveLength(6);
    const first = cells[0]?.getBoundingClientRect();
    await expect(document.elementFromPoint((first?.left ?? 0) + 4, (first?.top ?? 0) + 4)).toBe(input);
  },
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Code from your authenticator app" error="This code has expired. Enter a new one." required>
      <PinInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Code from/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This code has expired. Enter a new one.');
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <TestForm>
      <PinInput {...args} name="code" />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await expect(formData(canvasElement)).toEqual({ code: '123456' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ code: '' });
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: '123' } });

export const Narrow = meta.story({ decorators: [narrow], args: { defaultValue: '123' } });
