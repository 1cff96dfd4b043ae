import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleGroup } from './index.ts';

const views = ['Orbit', 'Modern'];
const categories = ['All', 'Frontend', 'Backend', 'Database', 'DevOps', 'Cloud', 'Language'];

interface ExampleProps extends Omit<ToggleGroup.ToggleGroupRootProps, 'children' | 'value'> {
  options: readonly string[];
}

function Example({ options, onValueChange, ...props }: ExampleProps): ReactElement {
  const [value, setValue] = useState(options[0] ?? '');
  return (
    <ToggleGroup.Root
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option} value={option}>
          {option}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup.Root,
  render: ({ variant = 'segmented', disabled = false, label, onValueChange }) => (
    <Example
      label={label}
      variant={variant}
      disabled={disabled}
      options={variant === 'chips' ? categories : views}
      onValueChange={onValueChange}
    />
  ),
  args: { label: 'View', value: 'Orbit', onValueChange: fn() },
});

export const Segmented = meta.story({ tags: ['visual'] });

export const Chips = meta.story({ args: { label: 'Category', variant: 'chips' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Narrow = meta.story({
  args: { label: 'Category', variant: 'chips' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const PressingTheOtherItemReportsIt = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Modern' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('Modern');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).not.toBeChecked();
  },
});

export const PressingThePressedItemKeepsIt = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).toBeChecked();
  },
});

export const ArrowKeysMoveFocus = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toHaveFocus();
  },
});

export const ArrowKeysFollowRightToLeftText = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toHaveFocus();
    await expect(canvasElement.querySelector('[dir="ltr"]')).toBeNull();
  },
});
