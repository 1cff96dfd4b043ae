import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { formData, TestForm } from '../stories/test-form.tsx';
import { ToggleGroup } from './index.ts';

const views = ['Orbit', 'Modern'];
const categories = ['All', 'Frontend', 'Backend', 'Database', 'DevOps', 'Cloud', 'Language'];

interface ExampleProps {
  label: string;
  variant: ToggleGroup.ToggleGroupVariant;
  disabled: boolean;
  options: readonly string[];
  onValueChange: (value: string) => void;
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

const onValueChange = fn();

const meta = preview.meta({
  title: 'Components/Actions/ToggleGroup',
  parameters: { ownWords: ['View', 'Category'] },
  component: ToggleGroup.Root,
  // react-docgen can't read types that depend on another prop.
  argTypes: {
    multiple: { control: false, table: { type: { summary: 'boolean' } } },
    value: { control: false, table: { type: { summary: 'string | null | readonly string[]' } } },
    defaultValue: { control: false, table: { type: { summary: 'string | null | readonly string[]' } } },
  },
  render: ({ variant = 'segmented', disabled = false, label = '' }) => (
    <Example
      label={label}
      variant={variant}
      disabled={disabled}
      options={variant === 'chips' ? categories : views}
      onValueChange={onValueChange}
    />
  ),
  args: { label: 'View' },
  beforeEach: () => {
    onValueChange.mockClear();
  },
});

export const Segmented = meta.story({ tags: ['visual'] });

export const Chips = meta.story({ args: { label: 'Category', variant: 'chips' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={ToggleGroup.Root}
      rows={{
        Segmented: { label: 'Stack', defaultValue: 'Backend', children: items },
        Chips: { label: 'Stack', defaultValue: 'Backend', children: items, variant: 'chips' },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

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
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Modern' }));
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(onValueChange).toHaveBeenCalledWith('Modern');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).not.toBeChecked();
  },
});

export const PressingThePressedItemKeepsIt = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Orbit' }));
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).toBeChecked();
  },
});

export const ArrowKeysMoveFocus = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Orbit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toHaveFocus();
  },
});

export const ArrowKeysFollowRightToLeftText = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toHaveFocus();
    await expect(canvasElement.querySelector('[dir="ltr"]')).toBeNull();
  },
});

const items = categories.slice(1, 4).map((category) => (
  <ToggleGroup.Item key={category} value={category}>
    {category}
  </ToggleGroup.Item>
));

export const Uncontrolled = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <ToggleGroup.Root label="Category" defaultValue="Frontend" onValueChange={onValueChange}>
      {items}
    </ToggleGroup.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Frontend' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Database' }));
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(onValueChange).toHaveBeenCalledWith('Database');
    await expect(canvas.getByRole('radio', { name: 'Database' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Frontend' })).not.toBeChecked();
  },
});

export const Multiple = meta.story({
  tags: ['visual'],
  render: () => (
    <ToggleGroup.Root
      label="Categories"
      multiple
      variant="chips"
      defaultValue={['Frontend', 'Backend']}
      onValueChange={onValueChange}
    >
      {items}
    </ToggleGroup.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Frontend' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['Backend']);
    await userEvent.click(canvas.getByRole('button', { name: 'Database' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['Backend', 'Database']);
    await expect(canvas.getByRole('button', { name: 'Database', pressed: true })).toBeVisible();
  },
});

export const MultipleControlled = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <ToggleGroup.Root label="Categories" multiple value={['Frontend']} onValueChange={onValueChange}>
      {items}
    </ToggleGroup.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Backend' }));
    await expect(onValueChange).toHaveBeenCalledTimes(1);
    await expect(onValueChange).toHaveBeenCalledWith(['Frontend', 'Backend']);
    await expect(canvas.getByRole('button', { name: 'Backend', pressed: false })).toBeVisible();
  },
});

export const InAForm = meta.story({
  render: () => (
    <TestForm>
      <Field label="View" hint="How the stack is shown.">
        <ToggleGroup.Root name="view" defaultValue="Frontend">
          {items}
        </ToggleGroup.Root>
      </Field>
      <Field label="Categories">
        <ToggleGroup.Root name="categories" multiple variant="chips">
          {items}
        </ToggleGroup.Root>
      </Field>
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const view = canvas.getByRole('radiogroup', { name: 'View' });
    await expect(view).toHaveAccessibleDescription('How the stack is shown.');
    await expect(formData(canvasElement)).toEqual({ view: 'Frontend' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Backend' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Database' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Frontend' }));
    await expect(formData(canvasElement)).toEqual({ view: 'Backend', categories: ['Database', 'Frontend'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ view: 'Frontend' });
    await expect(canvas.getByRole('radio', { name: 'Frontend' })).toBeChecked();
  },
});
