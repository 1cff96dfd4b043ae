import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { DatePicker } from './index.ts';

const wide = { inlineSize: '100%' };
const today = '2026-11-27';

export default {
  use: [
    'An appointment or a deadline, where the day of the week and neighboring days matter.',
    'Dates that aren’t all available: pass `min`, `max` and `isDateDisabled`.',
    'Pages whose language differs from that of the browser: format, calendar and errors follow the `LocaleProvider`.',
  ],
  avoid: [
    'In simple forms and on phones, use `DateInput`, which is the browser’s own.',
    'For a period, use `DateRangePicker`.',
    'For a calendar that is always open, use `Calendar`.',
    'For a year or a month alone, use `Select`.',
  ],
  anatomy: `<Field label="Start" hint="Weekdays only">
  <DatePicker min="2026-12-01" isDateDisabled={isWeekend} />
</Field>`,
  examples: [
    {
      do: {
        text: 'Say which dates are available before users try them.',
        content: (
          <Field label="First call" hint="Monday to Friday, from December 1" style={wide}>
            <DatePicker
              today={today}
              min="2026-12-01"
              isDateDisabled={(date) => [0, 6].includes(new Date(date).getUTCDay())}
            />
          </Field>
        ),
      },
      dont: {
        text: 'Users who type learn about the rule only from an error.',
        content: (
          <Field label="Date of the call" style={wide}>
            <DatePicker
              today={today}
              min="2026-12-01"
              isDateDisabled={(date) => [0, 6].includes(new Date(date).getUTCDay())}
            />
          </Field>
        ),
      },
    },
    {
      do: {
        text: 'Leave the placeholder: it shows the order of day, month and year in the language of the page.',
        content: (
          <Field label="Deadline" style={wide}>
            <DatePicker today={today} />
          </Field>
        ),
      },
      dont: {
        text: 'A placeholder of your own fits one language only.',
        content: (
          <Field label="Last day" style={wide}>
            <DatePicker today={today} placeholder="DD.MM.YYYY" />
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      action: 'In the text, reads the typed date and submits the form. On the button, opens the calendar.',
    },
    {
      keys: ['Tab'],
      action: 'Moves focus from the text to the button of the calendar. The typed date is read.',
    },
    {
      keys: ['←', '→'],
      action: 'In the calendar, moves to the previous or next day. Swapped in right-to-left text.',
    },
    { keys: ['↑', '↓'], action: 'Moves to the same day of the week before or after.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last day of the week.' },
    {
      keys: ['Page Up', 'Page Down'],
      action: 'Moves to the previous or next month, with Shift to the year.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Selects the day, closes the calendar and returns focus to its button.',
    },
    { keys: ['Escape'], action: 'Closes the calendar without a change.' },
  ],
  screenReader: [
    'The text is announced with the label, error and hint of its `Field`, and the button as “Open calendar”. Without a `Field`, pass `aria-label`.',
    'The calendar is a dialog that starts at the selected date, or today. Days are announced in full: “Friday, December 4, 2026”. Days that aren’t available are announced as such.',
    'Text that isn’t a date stays. The error, with an example, replaces that of the `Field` and is announced.',
  ],
} satisfies Guide;
