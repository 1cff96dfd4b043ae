import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import { Fieldset } from '../fieldset/index.ts';
import { Input } from '../input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './index.ts';

function Example({ problems, ...props }: ErrorSummaryProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack gap={5}>
      <ErrorSummary key={attempt} {...props} problems={attempt > 0 ? problems : []} />
      <Field label="Work e-mail" controlId="summary-email">
        <Input type="email" />
      </Field>
      <Field label="Plan" controlId="summary-plan">
        <RadioGroup.Root defaultValue="growth">
          <RadioGroup.Item value="starter">Starter</RadioGroup.Item>
          <RadioGroup.Item value="growth">Growth</RadioGroup.Item>
        </RadioGroup.Root>
      </Field>
      <Fieldset legend="Topics" id="summary-topics">
        <Checkbox>Invoicing</Checkbox>
        <Checkbox>Payroll</Checkbox>
      </Fieldset>
      <Button onClick={() => setAttempt(attempt + 1)} style={{ alignSelf: 'start' }}>
        Send
      </Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    problems: [
      { controlId: 'summary-email', message: 'Enter an address like name@company.com' },
      { controlId: 'summary-plan', message: 'Choose a plan' },
      { controlId: 'summary-topics', message: 'Choose at least one topic' },
    ],
  },
  render: (args) => <Example {...args} />,
});

export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const AfterAnAttempt = meta.story({
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.getByRole('region', { name: 'Please check what you entered' })).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
});

export const LinksFocusTheirControls = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter an address like name@company.com' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Work e-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a plan' }));
    await expect(canvas.getByRole('radio', { name: 'Growth' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose at least one topic' }));
    await expect(canvas.getByRole('checkbox', { name: 'Invoicing' })).toHaveFocus();
  },
});

export const OwnTitle = meta.story({
  args: { title: 'Three answers are missing' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region', { name: 'Three answers are missing' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  ...OwnTitle.input,
  globals: { direction: 'rtl' },
});

export const LongTextNarrow = meta.story({
  decorators: [narrow],
  args: {
    problems: [
      {
        controlId: 'summary-email',
        message:
          'Please enter number of employees doing busy work (minimum 1), without those who left this year',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
});
