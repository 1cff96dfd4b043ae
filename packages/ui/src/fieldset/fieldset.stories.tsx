import preview from '@uplift/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Fieldset } from './index.ts';

const topics = (
  <>
    <Checkbox name="topic" value="invoicing">
      Invoicing
    </Checkbox>
    <Checkbox name="topic" value="scheduling" defaultChecked>
      Scheduling
    </Checkbox>
    <Checkbox name="topic" value="payroll">
      Payroll
    </Checkbox>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  args: { legend: 'What takes too long?', children: topics },
});

export const GroupOfCheckboxes = meta.story({
  args: { hint: 'Choose as many as you like.' },
  render: (args) => (
    <TestForm>
      <Fieldset {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'What takes too long?' });
    await expect(group).toHaveAccessibleDescription('Choose as many as you like.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payroll' }));
    await expect(formData(canvasElement)).toEqual({ topic: ['scheduling', 'payroll'] });
  },
});

export const WithError = meta.story({
  tags: ['visual'],
  args: { required: true, hint: 'Choose as many as you like.', error: 'Choose at least one' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'What takes too long? (required)' });
    await expect(group).toHaveAccessibleDescription('Choose at least one Choose as many as you like.');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Invoicing' });
    await expect(checkbox).toBeDisabled();
    await userEvent.click(canvas.getByText('Invoicing'));
    await expect(checkbox).not.toBeChecked();
  },
});

export const PartOfAForm = meta.story({
  args: {
    legend: 'Your company',
    size: 'lg',
    hint: 'As it stands on your invoices.',
    children: (
      <>
        <Field label="Name" required>
          <Input autoComplete="organization" />
        </Field>
        <Field label="City">
          <Input autoComplete="address-level2" />
        </Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeRequired();
    await expect(name).not.toHaveAccessibleDescription();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { legend: 'מה לוקח יותר מדי זמן?', children: <Checkbox>חשבוניות</Checkbox>, required: true },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    legend:
      'Which of the tasks in your office are done by hand although everybody agrees that they need not be?',
    error: 'Choose at least one task, or say at the end of the form that there is none',
  },
});
