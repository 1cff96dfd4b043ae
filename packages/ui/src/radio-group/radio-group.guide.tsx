import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { RadioGroup } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Exactly one of two to about six options, which users should compare.',
    'Options that need a sentence of explanation, with `hint`.',
    'Important choices, such as a plan, with `variant="card"`: the whole card can be pressed.',
  ],
  avoid: [
    'For short options in one row, use `SegmentedControl`.',
    'For more options, use `Select`, and for many `Combobox`.',
    'For several options at once, use `Checkbox`.',
    'To switch a view with immediate effect, use `ToggleGroup`.',
  ],
  anatomy: `<Field label="Plan" required>
  <RadioGroup.Root name="plan" defaultValue="growth" variant="card">
    <RadioGroup.Item value="starter" hint="One workflow, one month">Starter</RadioGroup.Item>
    <RadioGroup.Item value="growth">Growth</RadioGroup.Item>
  </RadioGroup.Root>
</Field>`,
  examples: [
    {
      do: {
        text: 'Offer a way to say “none”: a selected option can’t be cleared.',
        content: (
          <Field label="Invoicing tool" style={wide}>
            <RadioGroup.Root>
              <RadioGroup.Item value="quickbooks">QuickBooks</RadioGroup.Item>
              <RadioGroup.Item value="xero">Xero</RadioGroup.Item>
              <RadioGroup.Item value="none">None of these</RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
      dont: {
        text: 'Users of another tool have to lie.',
        content: (
          <Field label="Which tool do you use?" style={wide}>
            <RadioGroup.Root>
              <RadioGroup.Item value="quickbooks">QuickBooks</RadioGroup.Item>
              <RadioGroup.Item value="xero">Xero</RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Put the difference into the hint.',
        content: (
          <Field label="Plan" style={wide}>
            <RadioGroup.Root variant="card" defaultValue="growth">
              <RadioGroup.Item value="starter" hint="One workflow, one month">
                Starter
              </RadioGroup.Item>
              <RadioGroup.Item value="growth" hint="Three workflows, one quarter">
                Growth
              </RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
      dont: {
        text: 'Names alone explain nothing.',
        content: (
          <Field label="Choose a plan" style={wide}>
            <RadioGroup.Root variant="card" defaultValue="growth">
              <RadioGroup.Item value="starter">Starter</RadioGroup.Item>
              <RadioGroup.Item value="growth">Growth</RadioGroup.Item>
            </RadioGroup.Root>
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the selected item, or to the first one. The group is one stop.',
    },
    { keys: ['↓', '→'], action: 'Selects the next item, and after the last the first.' },
    { keys: ['↑', '←'], action: 'Selects the previous item.' },
    { keys: ['Space'], action: 'Selects the item that has focus, if none is selected.' },
  ],
  screenReader: [
    'Announced as a radio group with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'Items are announced with their label, their hint, their position and whether they are selected.',
    'Arrow keys select at once, so don’t load or change anything when the selection changes.',
  ],
} satisfies Guide;
