import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { NumberInput } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Numbers that users know or count: hours, employees, percent.',
    'Values that are pasted from elsewhere. It reads `1,250`, `1.250,5`, `500k` and `12 hours`, and never guesses.',
    'Use `parseNumber` alone to read numbers from files or pasted tables by the same rules.',
  ],
  avoid: [
    'For amounts of money, use `MoneyInput`, which separates thousands.',
    'If an approximate value is enough, use `Slider`.',
    'For phone numbers, postal codes and account numbers, use `Input`: they aren’t quantities.',
    'For one-time codes, use `PinInput`.',
  ],
  anatomy: `<Field label="Hours a week" hint="At most 40">
  <NumberInput min={1} max={40} step={0.5} suffix="hours" />
</Field>`,
  examples: [
    {
      do: {
        text: 'Show the unit, and mention it in the label.',
        content: (
          <Field label="Hours of busy work a week" style={wide}>
            <NumberInput min={1} max={40} suffix="hours" defaultValue={12} />
          </Field>
        ),
      },
      dont: {
        text: 'A unit in the text has to be typed by every user.',
        content: (
          <Field label="Busy work" style={wide}>
            <Input defaultValue="12 hours a week" />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Explain limits: they hold the arrow keys, not typing.',
        content: (
          <Field label="Days in the office" hint="At most 5" error="Enter 5 or less" style={wide}>
            <NumberInput min={0} max={5} suffix="days" defaultValue={7} />
          </Field>
        ),
      },
      dont: {
        text: '`max` alone shows nothing on the page.',
        content: (
          <Field label="Days at home" style={wide}>
            <NumberInput min={0} max={5} suffix="days" defaultValue={7} />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['↑'], action: 'Adds one `step`, up to `max`.' },
    { keys: ['↓'], action: 'Subtracts one `step`, down to `min`.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: [
    'Announced as a text field with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    'The `suffix` isn’t read, so the label must say what is counted: “Hours a week”.',
    'Text that isn’t a number stays in the field. The error is announced when users leave it, or at once after pasting.',
  ],
} satisfies Guide;
