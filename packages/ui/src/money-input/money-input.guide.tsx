import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { MoneyInput } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Prices, budgets, revenue. Thousands are separated while users type, so that zeros can be counted.',
    'Amounts that are typed or pasted in many ways, such as `$1,250.00`, `1.5M` or `500k`.',
    'Use `cents` where they matter, as on invoices. Without it, amounts are whole.',
  ],
  avoid: [
    'For numbers that aren’t money, use `NumberInput`.',
    'For a rough budget, use `Slider` with two thumbs.',
    'To show an amount, use `Text` with `tabular`, or `Stat`.',
  ],
  anatomy: `<Field label="Annual revenue" hint="Before tax">
  <MoneyInput currency="USD" cents={false} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Ask for whole amounts unless cents matter.',
        content: (
          <Field label="Annual revenue" style={wide}>
            <MoneyInput currency="USD" defaultValue={1_250_000} />
          </Field>
        ),
      },
      dont: {
        text: 'Without separators, users have to count zeros.',
        content: (
          <Field label="Revenue a year" style={wide}>
            <NumberInput suffix="$" defaultValue={1_250_000} />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'State the period and what is included in label and hint.',
        content: (
          <Field label="Monthly cost" hint="All licenses, before tax" style={wide}>
            <MoneyInput currency="USD" cents defaultValue={149.9} />
          </Field>
        ),
      },
      dont: {
        text: '“Cost” could be per month, per year or per user.',
        content: (
          <Field label="Cost" style={wide}>
            <MoneyInput currency="USD" cents defaultValue={149.9} />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Backspace', 'Delete'], action: 'Deletes a digit, also across a separator.' },
    { keys: ['Ctrl + Z', '⌘ + Z'], action: 'Undoes the last edit.' },
    { keys: ['Ctrl + Y', 'Ctrl + Shift + Z', '⌘ + Shift + Z'], action: 'Redoes it.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: [
    'Announced as a text field with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'The symbol of the currency isn’t read. Name the currency in the label if it isn’t obvious.',
    'Text that isn’t an amount, or is ambiguous, stays in the field. The error is announced when users leave it, or at once after pasting.',
  ],
} satisfies Guide;
