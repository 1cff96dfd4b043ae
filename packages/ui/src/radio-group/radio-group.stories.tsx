import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { RadioGroup } from './index.ts';

const items = (
  <>
    <RadioGroup.Item value="starter" hint="One workflow, one month.">
      Starter
    </RadioGroup.Item>
    <RadioGroup.Item value="growth" hint="Three workflows, one quarter.">
      Growth
    </RadioGroup.Item>
    <RadioGroup.Item value="partner" hint="Whatever is worth it, all year.">
      Partner
    </RadioGroup.Item>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup.Root,
  args: { 'aria-label': 'Plan', children: items, onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Growth'));
    const growth = canvas.getByRole('radio', { name: 'Growth' });
    await expect(growth).toBeChecked();
    await waitFor(() => expect(growth.nextElementSibling).toHaveStyle({ opacity: '1' }));
    await expect(growth).toHaveAccessibleDescription('Three workflows, one quarter.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('growth');
  },
});

export const Cards = meta.story({
  args: { variant: 'card', defaultValue: 'growth' },
  play: async ({ canvas }) => {
    const partner = canvas.getByRole('radio', { name: 'Partner' });
    const hint = canvas.getByText('Whatever is worth it, all year.').getBoundingClientRect();
    const hit = document.elementFromPoint(hint.right - 4, hint.top + 4);
    await userEvent.click(hit ?? document.body);
    await expect(partner).toBeChecked();
  },
});

const answers = (
  <>
    <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
    <RadioGroup.Item value="no">No</RadioGroup.Item>
    <RadioGroup.Item value="perhaps" disabled>
      Not yet possible
    </RadioGroup.Item>
  </>
);

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={RadioGroup.Root}
      rows={{
        Plain: { 'aria-label': 'Answer', children: answers, defaultValue: 'yes' },
        Cards: { 'aria-label': 'Answer', children: answers, defaultValue: 'yes', variant: 'card' },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const ArrowKeysChoose = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'growth' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Growth' })).toHaveFocus();
    const partner = canvas.getByRole('radio', { name: 'Partner' });
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(partner).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(partner).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Starter' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
  },
});

export const InAField = meta.story({
  render: ({ 'aria-label': _, ...args }) => (
    <Field label="Plan" hint="You can change it every month." error="Choose a plan" required>
      <RadioGroup.Root {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /^Plan/ });
    await expect(group).toBeRequired();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a plan You can change it every month.');
  },
});

function Controlled(props: RadioGroup.RadioGroupRootProps): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Stack align="start">
      <RadioGroup.Root {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Choose none
      </button>
    </Stack>
  );
}

export const TheCallerCanChooseNone = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Starter' }));
    await expect(canvas.getByRole('radio', { name: 'Starter' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { name: 'plan', defaultValue: 'growth' },
  render: (args) => (
    <TestForm>
      <RadioGroup.Root {...args} />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(formData(canvasElement)).toEqual({ plan: 'growth' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Partner' }));
    await expect(formData(canvasElement)).toEqual({ plan: 'partner' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ plan: 'growth' });
    await expect(canvas.getByRole('radio', { name: 'Growth' })).toBeChecked();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    variant: 'card',
    defaultValue: 'one',
    children: (
      <>
        <RadioGroup.Item value="one" hint="תהליך אחד, חודש אחד.">
          התחלה
        </RadioGroup.Item>
        <RadioGroup.Item value="three">צמיחה</RadioGroup.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(getComputedStyle(group).direction).toBe('rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'צמיחה' })).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
  },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    variant: 'card',
    children: (
      <RadioGroup.Item value="long" hint="You keep what we have built, the documentation and every password.">
        Three workflows that take the most hours out of the week of the people who run your office
      </RadioGroup.Item>
    ),
  },
});
