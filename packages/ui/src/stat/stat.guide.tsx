import type { Guide } from '@uplift/storybook/guide';
import { Stat } from './index.ts';

export default {
  use: [
    'One to four numbers that matter most on a page: hours saved, value to date.',
    'A result with its period or source, in a story or on a dashboard.',
  ],
  avoid: [
    'For how a number changes, use `Chart`. Put a sparkline below a stat for the trend only.',
    'For many facts about one subject, use `DataList`.',
    'For many numbers to compare, use `Table`.',
    'For a count next to a name, use `Badge`.',
  ],
  anatomy: `<Stat value="12 hrs" label="saved every week" caption="Median of 14 published stories" />`,
  examples: [
    {
      do: {
        text: 'Say what the figure counts, and where it comes from.',
        content: <Stat value="12 hrs" label="saved every week" caption="Median of 14 published stories" />,
      },
      dont: {
        text: 'A number without a unit, period or source proves nothing.',
        content: <Stat value="300+" label="Success" />,
      },
    },
    {
      do: {
        text: 'Round to what readers can remember.',
        content: <Stat value="$47K" label="saved in the first year" caption="Harbor Dental, 2026" />,
      },
      dont: {
        text: 'Digits that don’t matter make the number hard to read.',
        content: <Stat value="$47,213.86" label="saved in the first year" caption="Harbor Dental, 2026" />,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'Read as three lines of text: value, label, caption. Together they must make a sentence.',
    'Write units that can be read out: “12 hrs”, not “12h”.',
    'It isn’t a heading. Put a `Heading` above a group of stats.',
  ],
} satisfies Guide;
