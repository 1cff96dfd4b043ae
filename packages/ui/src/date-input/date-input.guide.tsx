import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { DateInput } from './index.ts';

const wide = { inlineSize: '100%' };

export default {
  use: [
    'A known date in a simple form: a birthday, a start, a deadline.',
    'On phones: it opens the calendar or the wheel of the device.',
    'Forms that should stay small: it loads no calendar of its own.',
  ],
  avoid: [
    'For dates that aren’t available, such as weekends, use `DatePicker`.',
    'If the format must follow the language of the page, use `DatePicker`: this one follows the browser.',
    'For a period, use `DateRangePicker`.',
    'For a month always in view, use `Calendar`.',
  ],
  anatomy: `<Field label="Start" hint="The first Monday works best.">
  <DateInput min="2026-12-01" max="2027-03-31" />
</Field>`,
  examples: [
    {
      do: {
        text: 'Use it inside a `Field`, and state limits in the hint.',
        content: (
          <Field label="Start" hint="December 1 at the earliest" style={wide}>
            <DateInput min="2026-12-01" defaultValue="2026-12-07" />
          </Field>
        ),
      },
      dont: {
        text: 'In a text field, every user writes dates in another order.',
        content: (
          <Field label="Start date" hint="MM/DD/YYYY" style={wide}>
            <Input defaultValue="7/12/26" />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Typed dates can be beyond the limits. Explain it with `error`.',
        content: (
          <Field label="End" error="Choose a date after the start, December 7" style={wide}>
            <DateInput min="2026-12-07" defaultValue="2026-11-30" />
          </Field>
        ),
      },
      dont: {
        text: '`min` alone shows nothing on the page.',
        content: (
          <Field label="End date" style={wide}>
            <DateInput min="2026-12-07" defaultValue="2026-11-30" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus between month, day and year, and to the button of the calendar.' },
    { keys: ['0–9'], action: 'Types the part that has focus.' },
    { keys: ['↑', '↓'], action: 'Changes the part that has focus by one.' },
    { keys: ['Space'], action: 'Opens the calendar. Browsers differ: some use Enter on its button.' },
  ],
  screenReader: [
    'The browser’s own control: announced with the label, error and hint of its `Field`, and part by part. Without a `Field`, pass `aria-label`.',
    'Values are dates as `YYYY-MM-DD`, without a time zone, whatever format users see.',
  ],
} satisfies Guide;
