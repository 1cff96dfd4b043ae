import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Exactly one of two to five short options in a form: day, week, month.',
    'Small spaces, such as the header of a card, where radio buttons would need a line each.',
  ],
  avoid: [
    'For options with explanations, use `RadioGroup`.',
    'To switch a view outside of a form, use `ToggleGroup`: its arrow keys don’t select.',
    'For panels with different content, use `Tabs`.',
    'For on and off, use `Switch`.',
  ],
  anatomy: `<Field label="Billing period">
  <SegmentedControl.Root name="period" defaultValue="month">
    <SegmentedControl.Item value="month" icon={Calendar}>Monthly</SegmentedControl.Item>
    <SegmentedControl.Item value="year">Yearly</SegmentedControl.Item>
  </SegmentedControl.Root>
</Field>`,
  examples: [
    {
      do: {
        text: 'Use one word per option, all of about the same length.',
        content: (
          <Field label="Billing period">
            <SegmentedControl.Root defaultValue="month">
              <SegmentedControl.Item value="week">Weekly</SegmentedControl.Item>
              <SegmentedControl.Item value="month">Monthly</SegmentedControl.Item>
              <SegmentedControl.Item value="year">Yearly</SegmentedControl.Item>
            </SegmentedControl.Root>
          </Field>
        ),
      },
      dont: {
        text: 'Long options are cut off or overflow on a phone.',
        content: (
          <Field label="How do you want to pay?" style={wide}>
            <SegmentedControl.Root defaultValue="month">
              <SegmentedControl.Item value="month">Every month, by invoice</SegmentedControl.Item>
              <SegmentedControl.Item value="year">Once a year, in advance</SegmentedControl.Item>
            </SegmentedControl.Root>
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Use radio buttons for options that need an explanation.',
        content: (
          <Field label="Payment" style={wide}>
            <RadioGroup.Root defaultValue="month">
              <RadioGroup.Item value="month" hint="By invoice, within 14 days">
                Monthly
              </RadioGroup.Item>
              <RadioGroup.Item value="year" hint="In advance, 10% less">
                Yearly
              </RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
      dont: {
        text: 'A hint for all options at once is hard to match to each.',
        content: (
          <Field label="Payments" hint="Monthly by invoice, yearly in advance, 10% less" style={wide}>
            <SegmentedControl.Root defaultValue="month">
              <SegmentedControl.Item value="month">Monthly</SegmentedControl.Item>
              <SegmentedControl.Item value="year">Yearly</SegmentedControl.Item>
            </SegmentedControl.Root>
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the selected item, or to the first one. The control is one stop.',
    },
    { keys: ['→', '↓'], action: 'Selects the next item, and after the last the first.' },
    { keys: ['←', '↑'], action: 'Selects the previous item.' },
    { keys: ['Space'], action: 'Selects the item that has focus, if none is selected.' },
  ],
  screenReader: [
    'Announced as a radio group with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'Items are radio buttons. If one shows only an `icon`, name it with `aria-label`.',
  ],
} satisfies Guide;
