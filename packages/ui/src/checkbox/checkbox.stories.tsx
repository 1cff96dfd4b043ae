import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Switch } from '../switch/index.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Send me the monthly letter', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send me the monthly letter' });
    await userEvent.click(canvas.getByText('Send me the monthly letter'));
    await expect(checkbox).toBeChecked();
    const tick = checkbox.parentElement?.querySelector('[data-for="checked"]');
    await waitFor(() => expect(tick).toHaveStyle({ opacity: '1' }));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Checkbox}
      rows={{
        Unchecked: { children: 'Invoicing' },
        Checked: { children: 'Invoicing', defaultChecked: true },
        Indeterminate: { children: 'Invoicing', defaultChecked: 'indeterminate' },
        'Without a visible label': { 'aria-label': 'Invoicing', defaultChecked: true },
      }}
      states={{ Invalid: { 'aria-invalid': true }, Disabled: { disabled: true } }}
    />
  ),
});

export const WithHint = meta.story({
  args: { hint: 'One e-mail, on the first Monday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'One e-mail, on the first Monday.',
    );
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

export const SelectAll = meta.story({
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
  tags: ['behavior', '!autodocs'],
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

const gaps = [0, 1, 2, 3] as const;

/** The centers and the pixels along each edge of an element. */
function pointsOf(element: Element): [x: number, y: number][] {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const [centerX, centerY] = [left + width / 2, top + height / 2];
  return [
    [centerX, centerY],
    [left + 1, centerY],
    [right - 1, centerY],
    [centerX, top + 1],
    [centerX, bottom - 1],
  ];
}

/** Returns the height around the center of a control that presses reach. */
function targetHeight(control: Element): number {
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isHit = (offset: number) => document.elementFromPoint(x, y + offset) === control;
  let [above, below] = [0, 0];
  while (above < 40 && isHit(-above - 1)) above += 1;
  while (below < 40 && isHit(below + 1)) below += 1;
  return above + below;
}

export const TargetsNeverCoverANeighbor = meta.story({
  tags: ['behavior', '!autodocs'],
  parameters: { ownWords: ['Select'] },
  render: () => (
    <Grid minColumn="12rem">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Field label="Letter" labelPlacement="end">
            <Checkbox />
          </Field>
          <Field label="Messages" labelPlacement="end">
            <Switch />
          </Field>
          <Checkbox>News</Checkbox>
          <Cluster gap={gap}>
            <Checkbox aria-label="Select" />
            <Switch aria-label="Publish" />
            <button type="button">Edit</button>
          </Cluster>
          <Checkbox aria-label="Select another" />
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const neighbor of canvasElement.querySelectorAll('input, button')) {
      for (const [x, y] of pointsOf(neighbor)) {
        await expect(document.elementFromPoint(x, y)).toBe(neighbor);
      }
    }
    for (const label of canvasElement.querySelectorAll('label')) {
      for (const [x, y] of pointsOf(label)) {
        await expect(label).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
      }
    }
    for (const control of [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('switch')]) {
      await expect(targetHeight(control)).toBeGreaterThanOrEqual(23);
    }
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
