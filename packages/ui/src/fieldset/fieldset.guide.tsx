import type { Guide } from '@uplift/storybook/guide';
import { Checkbox } from '../checkbox/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Fieldset } from './index.ts';

export default {
  use: [
    'One question that several `Checkbox`es answer.',
    'A part of a long form with a title of its own, such as an address, with `size="lg"`.',
    'Pass `disabled` to disable all native controls inside at once.',
  ],
  avoid: [
    'Around a `RadioGroup`, `SegmentedControl` or `DateRangePicker`, use `Field`: they are groups already.',
    'For a part of a page without controls, use `Section` or `Card`.',
    'For a single checkbox, use `Field`.',
  ],
  anatomy: `<Fieldset legend="What takes too long?" hint="Choose as many as you like." error={error}>
  <Checkbox name="topic" value="invoicing">Invoicing</Checkbox>
  <Checkbox name="topic" value="payroll">Payroll</Checkbox>
</Fieldset>`,
  examples: [
    {
      do: {
        text: 'The legend asks the question that the checkboxes answer.',
        content: (
          <Fieldset legend="What takes too long?" hint="Choose as many as you like.">
            <Checkbox>Invoicing</Checkbox>
            <Checkbox>Payroll</Checkbox>
          </Fieldset>
        ),
      },
      dont: {
        text: 'A text above them isn’t connected: screen readers announce only “Invoicing, checkbox”.',
        content: (
          <Stack gap={3} align="start">
            <Text size="sm" weight="medium">
              What takes too long?
            </Text>
            <Checkbox>Invoicing</Checkbox>
            <Checkbox>Payroll</Checkbox>
          </Stack>
        ),
      },
    },
    {
      do: {
        text: 'Keep legends short: some screen readers repeat them at every control.',
        content: (
          <Fieldset legend="Billing address" size="lg">
            <Field label="Street">
              <Input />
            </Field>
            <Field label="City">
              <Input />
            </Field>
          </Fieldset>
        ),
      },
      dont: {
        text: 'Explanations belong into the `hint`.',
        content: (
          <Fieldset
            legend="Please tell us the address that should be printed on the invoices that you get from us"
            size="lg"
          >
            <Field label="Street">
              <Input />
            </Field>
            <Field label="City">
              <Input />
            </Field>
          </Fieldset>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Announced as a group with its legend, and with error and hint as its description, when users enter the first control.',
    'With `required`, “(required)” is part of the name. HTML has no rule for required groups, so validate it yourself and pass `error`.',
    '`error` is about the group: “Choose at least one”. The error of one control goes to its `Field`.',
  ],
} satisfies Guide;
