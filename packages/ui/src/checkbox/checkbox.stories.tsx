import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Checkbox, type CheckboxProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Send me the monthly letter', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send me the monthly letter' });
    await userEvent.click(canvas.getByText('Send me the monthly letter'));
    await expect(checkbox).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const States = meta.story({
  tags: ['visual'],
  args: { hint: 'One e-mail, on the first Monday.' },
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} defaultChecked="indeterminate" />
      <Checkbox {...args} aria-invalid />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox defaultChecked aria-label="Without a visible label" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('checkbox')[0];
    await expect(first).toHaveAccessibleDescription('One e-mail, on the first Monday.');
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});

const topics = ['Invoicing', 'Scheduling', 'Payroll'];

function ChooseAll(props: CheckboxProps): ReactElement {
  const [chosen, setChosen] = useState(['Payroll']);
  const all = chosen.length === topics.length;
  return (
    <Stack gap={3}>
      <Checkbox
        {...props}
        checked={all || (chosen.length > 0 && 'indeterminate')}
        onCheckedChange={(next) => setChosen(next === true ? topics : [])}
      >
        All topics
      </Checkbox>
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          checked={chosen.includes(topic)}
          onCheckedChange={(next) =>
            setChosen(next === true ? [...chosen, topic] : chosen.filter((other) => other !== topic))
          }
        >
          {topic}
        </Checkbox>
      ))}
    </Stack>
  );
}

export const IndeterminateWhileSomeAreChosen = meta.story({
  render: (args) => <ChooseAll {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All topics' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Invoicing' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payroll' }));
    await expect(all).toBePartiallyChecked();
  },
});

export const SubmitsAndResets = meta.story({
  render: (args) => (
    <TestForm>
      <Checkbox {...args} name="letter" value="monthly" />
      <Checkbox name="terms" defaultChecked>
        I agree to the terms
      </Checkbox>
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(formData(canvasElement)).toEqual({ terms: 'on' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me the monthly letter' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
    await expect(formData(canvasElement)).toEqual({ letter: 'monthly' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ terms: 'on' });
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
  },
});

export const InAField = meta.story({
  render: ({ children: _, ...args }) => (
    <Field
      label="I agree to the terms"
      hint="You can end the contract every month."
      error="Agree to the terms to go on"
      labelPlacement="end"
      required
    >
      <Checkbox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(checkbox).toBeRequired();
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription(
      'Agree to the terms to go on You can end the contract every month.',
    );
    await userEvent.click(canvas.getByText('I agree to the terms'));
    await expect(checkbox).toBeChecked();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'שלחו לי את המכתב החודשי', defaultChecked: true },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    children: 'I have read the agreement, and I am allowed to sign it on behalf of the company named above',
    hint: 'We check the register of companies and come back to you within two working days.',
  },
});
