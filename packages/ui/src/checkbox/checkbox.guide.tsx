import type { Guide } from '@uplift/storybook/guide';
import { Fieldset } from '../fieldset/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { Checkbox } from './index.ts';

export default {
  use: [
    'A yes or no that takes effect when the form is submitted, such as the consent to terms.',
    'Several of a few options, in a `Fieldset` that asks the question.',
    'Rows of a table to select, with `aria-label`. The checkbox for all rows is `indeterminate` while some are selected.',
  ],
  avoid: [
    'For a setting with immediate effect, use `Switch`.',
    'For exactly one of several options, use `RadioGroup`.',
    'For several of many options, use `Combobox` with `multiple`.',
    'For filters above a list, use `ToggleGroup` with `multiple`.',
  ],
  anatomy: `<Fieldset legend="What takes too long?">
  <Checkbox name="topic" value="invoicing" hint="Offers, invoices, reminders">
    Invoicing
  </Checkbox>
  <Checkbox name="topic" value="payroll">Payroll</Checkbox>
</Fieldset>`,
  examples: [
    {
      do: {
        text: 'Say what happens when it is checked.',
        content: <Checkbox>Send me the monthly letter</Checkbox>,
      },
      dont: {
        text: 'With a negation, users have to uncheck it to say yes.',
        content: <Checkbox>Don’t send me the monthly letter</Checkbox>,
      },
    },
    {
      do: {
        text: 'Use radio buttons if the answers exclude each other.',
        content: (
          <RadioGroup.Root aria-label="Contact" defaultValue="mail">
            <RadioGroup.Item value="mail">By e-mail</RadioGroup.Item>
            <RadioGroup.Item value="phone">By phone</RadioGroup.Item>
          </RadioGroup.Root>
        ),
      },
      dont: {
        text: 'Checkboxes allow both and neither.',
        content: (
          <Stack gap={3} align="start">
            <Checkbox defaultChecked>By e-mail</Checkbox>
            <Checkbox>By phone</Checkbox>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Ask the question once, in a `Fieldset`.',
        content: (
          <Fieldset legend="What takes too long?">
            <Checkbox>Invoicing</Checkbox>
            <Checkbox>Payroll</Checkbox>
          </Fieldset>
        ),
      },
      dont: {
        text: 'Repeated in each label, the difference is hard to find.',
        content: (
          <Stack gap={3} align="start">
            <Checkbox>Invoicing takes too long</Checkbox>
            <Checkbox>Payroll takes too long</Checkbox>
          </Stack>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the checkbox. Each checkbox of a group is a stop.' },
    { keys: ['Space'], action: 'Checks or unchecks it.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: [
    'Announced as a checkbox with its label and hint, and as checked, not checked or partially checked.',
    'The label comes from its children or from the `Field` around it. Without either, pass `aria-label`.',
    'In a `Fieldset`, the legend is announced with the first checkbox.',
  ],
} satisfies Guide;
