import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { TestForm } from '../stories/test-form.tsx';
import { Textarea } from '../textarea/index.ts';
import { Field, type FieldProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: 'Work e-mail', children: <Input type="email" autoComplete="email" /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Work e-mail'));
    await expect(canvas.getByRole('textbox', { name: 'Work e-mail' })).toHaveFocus();
  },
});

export const WithHint = meta.story({
  args: { hint: 'We answer within one working day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We answer within one working day.',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Work e-mail' })).toBeRequired();
  },
});

export const WithError = meta.story({
  tags: ['visual'],
  args: { hint: 'We answer within one working day.', error: 'Enter an address like name@company.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Enter an address like name@company.com We answer within one working day.',
    );
  },
});

export const OwnDescriptionStays = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    hint: 'Shown to your team.',
    children: <Input aria-describedby="elsewhere" />,
  },
  render: (args) => (
    <>
      <p id="elsewhere">Rules apply.</p>
      <Field {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Rules apply. Shown to your team.');
  },
});

export const Counter = meta.story({
  args: {
    label: 'In one line',
    counter: 20,
    children: <Textarea name="line" rows={2} defaultValue="We type" />,
  },
  render: (args) => (
    <TestForm>
      <Field {...args} />
    </TestForm>
  ),
  play: async ({ canvas }) => {
    const textbox = canvas.getByRole('textbox', { name: 'In one line' });
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('13 characters left'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(textbox, ' a lot again');
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('1 character left'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 character left'));
    await userEvent.type(textbox, ' and again');
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('9 characters too many'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('13 characters left'));
  },
});

function Emptied(props: FieldProps): ReactElement {
  const [text, setText] = useState('Sent');
  return (
    <Stack align="start">
      <Field {...props}>
        <Input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <button type="button" onClick={() => setText('')}>
        Empty
      </button>
    </Stack>
  );
}

export const CountsWhatWasNotTyped = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { counter: 10, counterLabel: (left) => `${left} of 10` },
  render: ({ children: _, ...args }) => <Emptied {...args} />,
  play: async ({ canvas }) => {
    const textbox = canvas.getByRole('textbox');
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('6 of 10'));
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await waitFor(() => expect(textbox).toHaveAccessibleDescription('10 of 10'));
  },
});

export const KnownByItsId = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { controlId: 'address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Work e-mail' })).toHaveAttribute('id', 'address');
  },
});

export const LongTextNarrow = meta.story({
  args: {
    label: 'How many people in your company spend part of their week on work that a machine could do?',
    error: 'Please enter number of employees doing busy work (minimum 1)',
  },
  decorators: [narrow],
});
