import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'Short answers in one line: names, e-mail addresses, phone numbers, web addresses.',
    'Set `type` and `autoComplete`, so that phones show the right keyboard and browsers fill it in.',
    'Use `leading` and `trailing` for an icon, a unit or a button that belongs to the text.',
  ],
  avoid: [
    'For several lines, use `Textarea`.',
    'For numbers use `NumberInput`, for amounts `MoneyInput`, for dates `DateInput` or `DatePicker`.',
    'For passwords use `PasswordInput`, for one-time codes `PinInput`.',
    'To choose from known answers, use `Select` or `Combobox`.',
  ],
  anatomy: `<Field label="Website">
  <Input type="url" leading="https://" trailing={<IconButton label="Clear" />} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Label it with a `Field`, and put the format into the hint.',
        content: (
          <Field label="Phone" hint="With country code, such as +1" style={wide}>
            <Input type="tel" autoComplete="tel" />
          </Field>
        ),
      },
      dont: {
        text: 'A format in the placeholder is gone when users need it.',
        content: (
          <Field label="Phone number" style={wide}>
            <Input type="tel" autoComplete="tel" placeholder="With country code, such as +1" />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Show fixed parts outside of the text.',
        content: (
          <Field label="Your page" style={wide}>
            <Input leading="uplift.example/" defaultValue="harbor-dental" />
          </Field>
        ),
      },
      dont: {
        text: 'Fixed parts in the text can be deleted by accident.',
        content: (
          <Field label="Address of your page" style={wide}>
            <Input defaultValue="uplift.example/harbor-dental" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the text, and then to buttons in `trailing`.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: [
    'Announced as a text field with the label, error and hint of its `Field`. Without a `Field`, pass `aria-label`.',
    '`leading` and `trailing` aren’t part of the name. If a unit matters, mention it in the label: “Distance in km”.',
    'Prefer `readOnly` to `disabled` for values that users should read or copy: it takes focus and is submitted.',
  ],
} satisfies Guide;
