import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'One of about five to fifteen known options, where all have a short name.',
    'On phones: it opens the list of the device.',
    'Use `<optgroup>` for options in groups.',
  ],
  avoid: [
    'For two to five options, use `RadioGroup` or `SegmentedControl`: all are visible.',
    'For many options, use `Combobox`, which finds them by typing.',
    'For options with icons or descriptions, use `RichSelect`.',
    'For a menu of actions, use `DropdownMenu`.',
  ],
  anatomy: `<Field label="Industry">
  <Select placeholder="Choose an industry">
    <option value="dental">Dental practice</option>
    <optgroup label="Trade">
      <option value="retail">Retail</option>
    </optgroup>
  </Select>
</Field>`,
  examples: [
    {
      do: {
        text: 'Ask for a choice with a `placeholder`, if no option is a sensible default.',
        content: (
          <Field label="Industry" required style={wide}>
            <Select placeholder="Choose an industry">
              <option value="dental">Dental practice</option>
              <option value="law">Law firm</option>
              <option value="retail">Retail</option>
              <option value="other">Another industry</option>
            </Select>
          </Field>
        ),
      },
      dont: {
        text: 'A preselected first option is submitted by everyone who doesn’t look.',
        content: (
          <Field label="Your industry" required style={wide}>
            <Select>
              <option value="dental">Dental practice</option>
              <option value="law">Law firm</option>
              <option value="retail">Retail</option>
            </Select>
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Show two options at once.',
        content: (
          <Field label="Billing" style={wide}>
            <RadioGroup.Root defaultValue="monthly">
              <RadioGroup.Item value="monthly">Monthly</RadioGroup.Item>
              <RadioGroup.Item value="yearly">Yearly</RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
      dont: {
        text: 'Hidden in a list, the second option is easily missed.',
        content: (
          <Field label="Billing period" style={wide}>
            <Select defaultValue="monthly">
              <option value="monthly">Monthly</option>
              <option value="yearly">Yearly</option>
            </Select>
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Space'], action: 'Opens the list.' },
    {
      keys: ['↓', '↑'],
      action:
        'Moves through the options. While the list is closed, some browsers open it, others change the option at once.',
    },
    { keys: ['Enter'], action: 'Selects the option and closes the list.' },
    { keys: ['Escape'], action: 'Closes the list without a change.' },
    { keys: ['A–Z'], action: 'Moves to the next option that starts with the typed letters.' },
  ],
  screenReader: [
    'A native select: announced with the label, error and hint of its `Field`, its value, and the number of options. Without a `Field`, pass `aria-label`.',
    'With `required`, the placeholder can’t be selected again.',
    'Start options with the word that tells them apart. Typing finds only beginnings.',
  ],
} satisfies Guide;
