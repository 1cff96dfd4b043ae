import preview from '@uplift/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Input } from '../input/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Field } from './index.ts';

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

export const LongTextNarrow = meta.story({
  args: {
    label: 'How many people in your company spend part of their week on work that a machine could do?',
    error: 'Please enter number of employees doing busy work (minimum 1)',
  },
  decorators: [narrow],
});
