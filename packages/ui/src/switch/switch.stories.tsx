import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { formData, TestForm } from '../stories/test-form.tsx';
import { Switch, type SwitchProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { children: 'E-mail me about new messages', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'E-mail me about new messages' });
    const leftOfThumb = () => control.nextElementSibling?.getBoundingClientRect().left ?? Number.NaN;
    const off = leftOfThumb();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await waitFor(() => expect(leftOfThumb() - off).toBeGreaterThan(8));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('E-mail me about new messages'));
    await expect(control).toBeChecked();
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <StatesSheet
      component={Switch}
      rows={{
        Off: { children: 'Messages' },
        On: { children: 'Messages', defaultChecked: true },
        'Without a visible label': { 'aria-label': 'Messages' },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
});

function AlwaysOff({ onCheckedChange, ...props }: SwitchProps): ReactElement {
  const [asked, setAsked] = useState(0);
  return (
    <Stack>
      <Switch {...props} checked={false} onCheckedChange={() => setAsked(asked + 1)} />
      <p>{`Asked ${asked} times`}</p>
    </Stack>
  );
}

export const TheCallerDecides = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => <AlwaysOff {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('Asked 1 times')).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const SubmitsAndResets = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <TestForm>
      <Switch {...args} name="messages" value="yes" defaultChecked />
    </TestForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(formData(canvasElement)).toEqual({ messages: 'yes' });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(formData(canvasElement)).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(formData(canvasElement)).toEqual({ messages: 'yes' });
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const ASetting = meta.story({
  render: ({ children: _, ...args }) => (
    <Field
      label="Weekly summary"
      hint="What was done, what comes next, what waits for you."
      labelPlacement="start"
      style={{ maxInlineSize: '30rem' }}
    >
      <Switch {...args} defaultChecked />
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly summary' });
    await expect(control).toHaveAccessibleDescription('What was done, what comes next, what waits for you.');
    const label = canvas.getByText('Weekly summary');
    await expect(label.getBoundingClientRect().right).toBeLessThan(control.getBoundingClientRect().left);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'שלחו לי דוא״ל על הודעות חדשות', defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    const thumb = control.nextElementSibling;
    const end = thumb?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
    await expect(end - control.getBoundingClientRect().left).toBeLessThan(8);
  },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: { children: 'E-mail me when a colleague answers a question that I have asked or follow' },
});
