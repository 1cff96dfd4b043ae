import type { Guide } from '@uplift/storybook/guide';
import { BarChart, DonutChart, LineChart } from './index.ts';

const sources = [
  { name: 'Referral', value: 41 },
  { name: 'Calculator', value: 38 },
  { name: 'Search', value: 35 },
  { name: 'Audit form', value: 33 },
  { name: 'Newsletter', value: 31 },
  { name: 'Event', value: 29 },
];

const names = sources.map(({ name }) => name);
const values = sources.map(({ value }) => value);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const invoicing = [4, 9, 14, 17, 21, 24];
const reporting = [1, 2, 5, 6, 9, 11];

export default {
  use: [
    '`LineChart` and `AreaChart` for how values change over time.',
    '`BarChart` to compare values, `StackedBarChart` for the parts of several totals.',
    '`DonutChart` for up to six parts of one whole.',
    '`Sparkline` for a trend next to a number.',
  ],
  avoid: [
    'For one number, use `Stat`.',
    'For exact values that readers look up, use `Table`.',
    'For the state of one task, use `Progress`.',
  ],
  anatomy: `<LineChart
  title="Hours saved since the start"
  description="Invoicing brings the most."
  unit="Hours per month"
  source="Time tracking of Harbor Dental"
  categories={['Jan', 'Feb', 'Mar']}
  series={[{ name: 'Invoicing', values: [4, 9, 14] }]}
/>`,
  examples: [
    {
      do: {
        text: 'Say the message in the title, and name the unit and the source.',
        content: (
          <LineChart
            title="Invoicing saves the most hours"
            unit="Hours per month"
            source="Time tracking of Harbor Dental"
            categories={months}
            series={[
              { name: 'Invoicing', values: invoicing },
              { name: 'Reporting', values: reporting },
            ]}
            height={200}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
      dont: {
        text: 'Without a unit and a source, readers can’t tell what the lines prove.',
        content: (
          <LineChart
            title="Performance"
            categories={months}
            series={[
              { name: 'A', values: invoicing },
              { name: 'B', values: reporting },
            ]}
            height={200}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
    },
    {
      do: {
        text: 'Draw a price or a target as dashes in the color of text, and mark the point that matters.',
        content: (
          <LineChart
            title="The fee was paid back in May"
            unit="US dollars"
            currency="USD"
            categories={months}
            series={[
              { name: 'Value', values: [0, 1_900, 4_100, 6_900, 10_100, 13_600] },
              { name: 'Fee', color: 'text', dashed: true, values: months.map(() => 9_000) },
            ]}
            annotations={[{ at: 3.65, value: 9_000, label: 'Fee paid back, May' }]}
            height={200}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
      dont: {
        text: 'A target in a color of its own looks like one more measured series.',
        content: (
          <LineChart
            title="Value and fee"
            unit="US dollars"
            currency="USD"
            categories={months}
            series={[
              { name: 'Value', values: [0, 1_900, 4_100, 6_900, 10_100, 13_600] },
              { name: 'Fee', color: 5, values: months.map(() => 9_000) },
            ]}
            height={200}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
    },
    {
      do: {
        text: 'Compare close values with bars, longest first.',
        content: (
          <BarChart
            title="Leads by source, as bars"
            unit="Leads in 2026"
            orientation="horizontal"
            categories={names}
            series={[{ name: 'Leads', values }]}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
      dont: {
        text: 'In a donut, parts of nearly the same size can’t be compared.',
        content: (
          <DonutChart
            title="Leads by source, as a donut"
            label="Leads"
            parts={sources}
            style={{ inlineSize: '100%' }}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the chart, then to “Show as table”.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      action: 'Reads the previous or next category. In horizontal bars, it’s the series.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action:
        'Reads the series above or below. In horizontal bars and with a single series, it’s the category.',
    },
    { keys: ['Home', 'End'], action: 'Reads the first or last category.' },
    { keys: ['Escape'], action: 'Ends reading, or closes the note.' },
  ],
  screenReader: [
    'Announced as a chart with its title and description. Arrow keys read one value at a time: “Jan, Invoicing, 4 hrs”.',
    'Labels of `annotations` are part of the picture. Say the same in `description`.',
    'A table with all values follows each chart. Write the message into `title` or `description`, so that it doesn’t depend on the picture.',
    'A `Sparkline` is an image. Its `label` must name the trend and the figures.',
  ],
} satisfies Guide;
