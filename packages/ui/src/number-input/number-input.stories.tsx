import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberInput, type NumberInputProps } from './index.ts';

function Controlled({ value: initial, onValueChange, ...props }: NumberInputProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <NumberInput
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { value: null, onValueChange: fn(), 'aria-label': 'Hours per week' },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({ args: { suffix: 'hours', placeholder: '12' } });

export const Whole = meta.story({
  args: { value: 12, min: 1, max: 40, suffix: 'hours' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '3.9');
    await expect(input).toHaveValue('39');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(39);
  },
});

export const HalfTypedNumbersStay = meta.story({
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
  args: { value: null, min: 1, max: 40 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '60');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
  },
});
