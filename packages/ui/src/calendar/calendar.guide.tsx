import type { Guide } from '@uplift/storybook/guide';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Calendar } from './index.ts';

const today = '2026-11-27';
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

export default {
  use: [
    'Booking a day, where users compare which days are free. All days of the month are in view.',
    'A day that filters the rest of the page, such as the appointments of a team.',
  ],
  avoid: [
    'In a form, use `DatePicker` or `DateInput`: typing is faster, and they are submitted.',
    'For a period, use `DateRangePicker`.',
    'For dates far away, such as a birthday, use `DateInput`.',
    'To show events, use `Timeline` or `Table`: the days contain nothing but their number.',
  ],
  anatomy: `<Calendar
  aria-label="Day of your call"
  min="2026-12-01"
  isDateDisabled={isWeekend}
  value={date}
  onValueChange={setDate}
/>`,
  examples: [
    {
      do: {
        text: 'Disable the days that can’t be selected, and say why.',
        content: (
          <Stack gap={2} align="center">
            <Calendar
              aria-label="Day of your call"
              today={today}
              min="2026-11-27"
              isDateDisabled={isWeekend}
            />
            <Text size="sm" tone="muted">
              Calls are on weekdays.
            </Text>
          </Stack>
        ),
      },
      dont: {
        text: 'If all days can be selected, users learn only later that theirs isn’t free.',
        content: <Calendar aria-label="Any day" today={today} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the buttons and selects above the days, and to one day.' },
    { keys: ['←', '→'], action: 'Moves to the previous or next day. Swapped in right-to-left text.' },
    { keys: ['↑', '↓'], action: 'Moves to the same day of the week before or after.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], action: 'Moves to the previous or next month.' },
    { keys: ['Shift + Page Up', 'Shift + Page Down'], action: 'Moves to the previous or next year.' },
    { keys: ['Enter', 'Space'], action: 'Selects the day.' },
  ],
  screenReader: [
    'Announced as a group named “Calendar”, or by your `aria-label`, with a grid named by its month.',
    'Days are announced in full, as in “Today, Friday, November 27, 2026”, with whether they are selected or unavailable. A new month is announced politely.',
    'Values are dates as `YYYY-MM-DD` without a time zone. Pass `timeZone` if “today” should be that of the company.',
  ],
} satisfies Guide;
