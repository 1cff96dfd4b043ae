import type { Guide } from '@uplift/storybook/guide';
import { Field } from '../field/index.ts';
import { DateRangePicker, lastDays } from './index.ts';

const wide = { inlineSize: '100%' };
const today = '2026-11-27';

export default {
  use: [
    'The period of a report or a filter, with `presets` for the common ones, such as the last 30 days.',
    'A vacation or a project with a first and a last day. Both are included.',
    'Open periods, such as “since November 1”: one of the dates can be empty.',
  ],
  avoid: [
    'For a single date, use `DatePicker` or `DateInput`.',
    'If only a few fixed periods make sense, use `Select` or `SegmentedControl`.',
    'For a range of numbers, use `Slider`.',
  ],
  anatomy: `<Field label="Period" hint="Both days are included.">
  <DateRangePicker
    presets={[
      { label: 'Last 7 days', range: lastDays(7) },
      { label: 'All time', range: { from: null, to: null } },
    ]}
  />
</Field>`,
  examples: [
    {
      do: {
        text: 'One field for both dates, with presets in its calendar.',
        content: (
          <Field label="Period of the report" style={wide}>
            <DateRangePicker
              today={today}
              presets={[
                { label: 'Last 7 days', range: lastDays(7) },
                { label: 'Last 30 days', range: lastDays(30) },
              ]}
              defaultValue={{ from: '2026-11-01', to: '2026-11-27' }}
            />
          </Field>
        ),
      },
      dont: {
        text: 'Without a name for the pair, “From” and “To” don’t say of what.',
        content: (
          <DateRangePicker
            aria-label="Dates"
            today={today}
            defaultValue={{ from: '2026-11-01', to: '2026-11-27' }}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus from the first date to the last one, and to the button of the calendar.',
    },
    {
      keys: ['Enter'],
      action: 'In a date, reads what was typed and submits the form. Dates in the wrong order are swapped.',
    },
    { keys: ['Enter', 'Space'], action: 'On the button, opens the calendar. On a preset, selects it.' },
    {
      keys: ['Enter', 'Space'],
      action: 'On a day, selects the first date, and then the last one, which closes the calendar.',
    },
    { keys: ['←', '→', '↑', '↓'], action: 'Moves by a day or a week in the calendar.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], action: 'Moves by a month, with Shift by a year.' },
    { keys: ['Escape'], action: 'Closes the calendar without a change.' },
  ],
  screenReader: [
    'Announced as a group with the label, error and hint of its `Field`, and its two text fields as “From” and “To”. Without a `Field`, pass `aria-label`.',
    'Days in the range are announced as selected, and presets as pressed if they are the current range.',
    'Forms submit two values, `name.from` and `name.to`.',
  ],
} satisfies Guide;
