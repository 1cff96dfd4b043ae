import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { PasswordInput, type PasswordInputProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password' },
});

const newPassword = { strength: true, minLength: 12, maxLength: 128 } satisfies PasswordInputProps;

function control(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no input.');
  return input;
}

export const Default = meta.story({
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const Revealed = meta.story({
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    input.focus();
    input.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'text');
  },
});

export const MasksItselfWhenTheFormIsSent = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'password', defaultValue: 'correct horse battery' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <PasswordInput {...args} />
        <button type="submit">Sign in</button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(control(canvasElement)).toHaveAttribute('type', 'password'));
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={PasswordInput}
      rows={{
        Filled: { 'aria-label': 'Password', defaultValue: 'correct horse' },
        Empty: { 'aria-label': 'Password', placeholder: 'Your password' },
      }}
      states={{
        Invalid: { 'aria-invalid': true },
        Disabled: { disabled: true },
        'Read only': { readOnly: true },
      }}
    />
  ),
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Password" error="This is not the password of this account." required>
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    await userEvent.click(canvas.getByText('Password'));
    await expect(input).toHaveFocus();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This is not the password of this account.');
  },
});

export const StrengthBeforeTyping = meta.story({
  args: newPassword,
  play: async ({ canvasElement }) => {
    await expect(control(canvasElement)).toHaveAttribute('autocomplete', 'new-password');
    await expect(control(canvasElement)).toHaveAccessibleDescription(
      'At least 12 characters. A few unrelated words work well.',
    );
  },
});

export const StrengthWhileTyping = meta.story({
  args: newPassword,
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="New password">
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    await userEvent.type(input, 'password');
    await waitFor(() => expect(canvas.getByText('Add 4 characters.')).toBeVisible());
    await userEvent.type(input, 'password');
    await waitFor(() => expect(canvas.getByText('Very weak')).toBeVisible());
    await expect(input).toHaveAccessibleDescription(/^Very weak \S/);
    await expect(canvas.getByText('Very weak').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.clear(input);
    await userEvent.paste('lantern otter velvet 39 quarry');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Strong'));
  },
});

export const StrengthKnowsThePerson = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { ...newPassword, knownWords: ['harbordental', 'maya.lindqvist'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement), 'harbordental');
    await waitFor(() => expect(canvas.getByText(/your name, e-mail and company/)).toBeVisible());
  },
});

export const FollowsAResetOfTheForm = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { ...newPassword, maxLength: 30, name: 'password', defaultValue: 'lantern otter velvet 39 quarry' },
  render: (args) => (
    <TestForm>
      <PasswordInput {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    await waitFor(() => expect(input).toHaveAccessibleDescription('Strong'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, ' otters');
    await waitFor(() => expect(canvas.getByText('7 characters too many.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Strong'));
    await expect(formData(canvasElement)).toEqual({ password: 'lantern otter velvet 39 quarry' });
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input.validity.valid).toBe(true);
  },
});

export const TooLongIsSaidNotCutOff = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { ...newPassword, maxLength: 20 },
  play: async ({ canvas, canvasElement }) => {
    const input = control(canvasElement);
    input.focus();
    await userEvent.paste('lantern otter velvet 39 quarry');
    await expect(input).toHaveValue('lantern otter velvet 39 quarry');
    await waitFor(() => expect(canvas.getByText('10 characters too many.')).toBeVisible());
    await expect(input.validity.valid).toBe(false);
    await userEvent.clear(input);
    await userEvent.paste('lantern otter velvet');
    await waitFor(() => expect(input.validity.valid).toBe(true));
  },
});

function Controlled({ onChange, ...props }: PasswordInputProps): ReactElement {
  const [value, setValue] = useState('');
  return (
    <PasswordInput
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.currentTarget.value.replaceAll(' ', ''));
        onChange?.(event);
      }}
    />
  );
}

export const ControlledByItsParent = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { onChange: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(control(canvasElement), 'a b');
    await expect(control(canvasElement)).toHaveValue('ab');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: newPassword });

export const Narrow = meta.story({ args: newPassword, decorators: [narrow] });
