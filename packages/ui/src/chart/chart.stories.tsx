import preview from '@uplift/storybook/preview';
import type { ComponentType, ReactElement } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Stat } from '../stat/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { AreaChart, BarChart, DonutChart, LineChart, Sparkline, StackedBarChart, timeAxis } from './index.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const years = ['2022', '2023', '2024', '2025', '2026'];
const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour' };

const saved = [6, 11, 19, 24, 31, 35, 38, 44, 47, 46, 52, 58];
const expected = [8, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54];

const meta = preview.meta({
  title: 'Components/Data/Chart',
  component: LineChart,
  args: {
    title: 'Hours saved since the start',
    unit: 'Hours per month',
    source: 'Time sheets of Harbor Dental, 2026',
    categories: months,
    series: [{ name: 'Hours saved', values: saved }],
    format: hours,
  },
});

export const Line = meta.story({
  args: {
    description: 'Six automations went live between January and June; December set the record.',
  },
});

export const LinesWithDirectLabels = meta.story({
  args: {
    title: 'Hours saved by area',
    categories: months,
    series: [
      { name: 'Invoicing', values: [4, 8, 13, 17, 20, 22, 24, 27, 28, 28, 30, 31] },
      { name: 'Scheduling', values: [2, 3, 6, 7, 11, 13, 14, 17, 19, 18, 22, 27] },
      { name: 'Support', values: [0, 2, 3, 5, 8, 9, 12, 16, 18, 22, 24, 26] },
      { name: 'Reporting', values: [1, 1, 2, 4, 4, 6, 7, 7, 9, 9, 10, 11] },
    ],
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    const labels = [...chart.querySelectorAll('tspan')].map((label) => label.getBoundingClientRect());
    await expect(labels).toHaveLength(4);
    for (const [index, label] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        await expect(label.bottom <= other.top || other.bottom <= label.top).toBe(true);
      }
    }
  },
});

export const LineWithBand = meta.story({
  tags: ['visual'],
  args: {
    title: 'Savings against the forecast',
    unit: 'Hours per month, with the range that nine of ten clients end up in',
    series: [
      { name: 'Measured', values: [...saved.slice(0, 8), null, null, null, null] },
      {
        name: 'Forecast',
        color: 6,
        dashed: true,
        values: expected,
        band: expected.map((value, month) => [value - 2 - month, value + 3 + month] as const),
      },
    ],
  },
});

/** A label stands next to the point that it describes, also where a series ends before the others. */
export const LinesWithAnnotation = meta.story({
  tags: ['visual'],
  parameters: { ownWords: ['Value to date'] },
  args: {
    title: 'Value to date against the fee',
    description: 'The fee was paid back in the first half of July.',
    unit: 'US dollars',
    note: 'Hours are valued at $25 each. The band shows the low and the high forecast.',
    currency: 'USD',
    series: [
      {
        name: 'Measured',
        values: [0, 800, 2_100, 3_900, 5_600, 7_800, 10_200, 11_100, null, null, null, null],
      },
      {
        name: 'Forecast',
        color: 1,
        dashed: true,
        values: months.map((_, month) => 1_400 * month),
        band: months.map((_, month) => [900 * month, 1_750 * month] as const),
      },
      { name: 'Fee', color: 'text', dashed: true, values: months.map(() => 9_000) },
    ],
    annotations: [{ at: 5.5, value: 9_000, label: 'Fee paid back, Jul 4' }],
  },
  render: ({ format: _, ...args }) => <LineChart {...args} />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    const boxOf = (text: string) => within(chart).getByText(text).getBoundingClientRect();
    const annotation = boxOf('Fee paid back, Jul 4');
    const ring = chart.querySelector('[data-ring]')?.getBoundingClientRect() ?? annotation;
    await expect(Math.abs(annotation.bottom - ring.top)).toBeLessThan(40);
    // Not at the right edge, where the other names are.
    await expect(boxOf('Measured').right).toBeLessThan(boxOf('Forecast').left);
    const note = canvas.getByText(/^Hours are valued/);
    await expect(note).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'About this data' }));
    await expect(note).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const LineWithGaps = meta.story({
  args: {
    description: 'Nothing was measured in March, and in July and September.',
    series: [{ name: 'Hours saved', values: [6, 11, null, 24, 31, 35, null, 44, null, 46, 52, 58] }],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Mar, No data');
  },
});

const november = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);

export const AreaOverTime = meta.story({
  tags: ['visual'],
  parameters: { ownWords: ['Page views', 'Page views per day', 'Page views per day (Page views)'] },
  args: {
    title: 'Page views per day',
    unit: 'Page views',
    source: 'Visitors who opted out aren’t counted',
    categories: november,
    series: [
      {
        name: 'Page views',
        values: november.map((_, day) => Math.round(900 + 500 * Math.sin(day / 1.1) + 30 * day)),
      },
    ],
    axis: timeAxis(),
  },
  render: ({ format: _, ...args }) => <AreaChart {...args} />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    // Which days the axis names depends on its width.
    await expect(within(chart).getAllByText(/^Nov \d+$/)[0]).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nov 30, 2026, /);
  },
});

export const StackedAreas = meta.story({
  tags: ['visual'],
  args: {
    title: 'Hours saved by area',
    series: [
      { name: 'Invoicing', values: [4, 8, 13, 17, 20, 22, 24, 27, 28, 28, 30, 31] },
      { name: 'Scheduling', values: [2, 3, 6, 7, 11, 13, 14, 17, 19, 18, 22, 27] },
      { name: 'Support', values: [null, null, 3, 5, 8, 9, 12, 16, 18, 22, 24, 26] },
    ],
  },
  render: (args) => <AreaChart {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    // The first series is the lowest.
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Dec, Scheduling, 27 hr');
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /^Dec/ })).toHaveTextContent('84 hr');
  },
});

export const LineOfTimes = meta.story({
  args: {
    title: 'Response time',
    unit: 'Milliseconds',
    source: 'Measured by our probe',
    // Not at equal distances.
    categories: ['2026-11-27T15:00Z', '2026-11-27T15:10Z', '2026-11-27T16:30Z', '2026-11-27T21:45Z'],
    series: [{ name: 'Response time', values: [120, 240, 180, 90] }],
    axis: timeAxis({ timeZone: 'America/Boise' }),
    format: { style: 'unit', unit: 'millisecond' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Milliseconds · Times in Mountain Time')).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 27, 2026, 8:00 AM, 120 ms');
    await expect(within(canvas.getByRole('application')).getByText('11:00 AM')).toBeVisible();
  },
});

const leadSources = {
  title: 'Leads by source',
  label: 'Leads',
  source: 'Without spam',
  parts: [
    { name: 'ROI calculator', value: 42 },
    { name: 'Contact form', value: 31 },
    { name: 'Systems audit', value: 18 },
    { name: 'Phone', value: 5 },
  ],
};

export const Donut = meta.story({
  tags: ['visual'],
  render: () => <DonutChart {...leadSources} />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application', { name: 'Leads by source' });
    await expect(within(chart).getByText('96')).toBeVisible();
    await expect(within(chart).getByText('42 · 44%')).toBeVisible();
    chart.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Contact form, 31');
    // The middle shows the share of what is read.
    await expect(within(chart).getByText('32%')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(chart).getByText('96')).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: 'Phone 5' })).toBeVisible();
  },
});

export const DonutReadsAtThePointer = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <DonutChart {...leadSources} center="12 today" />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    await expect(within(chart).getByText('12 today')).toBeVisible();
    const [first] = chart.querySelectorAll('g path');
    const { right, top } = first?.getBoundingClientRect() ?? { right: 0, top: 0 };
    // The first part takes the upper right of the ring.
    await fireEvent.pointerMove(chart, { clientX: right - 20, clientY: top + 80 });
    await expect(await within(chart).findByText('44%')).toBeVisible();
    await fireEvent.pointerMove(chart, { clientX: right - 137, clientY: top + 20 });
    await expect(await within(chart).findByText('5%')).toBeVisible();
  },
});

export const DonutWithGaps = meta.story({
  render: () => (
    <Grid minColumn="16rem" gap={10}>
      <DonutChart {...leadSources} parts={leadSources.parts.slice(0, 1)} />
      <DonutChart
        {...leadSources}
        parts={[
          { name: 'ROI calculator', value: null },
          { name: 'Contact form', value: 0 },
        ]}
      />
      <DonutChart {...leadSources} parts={[]} />
    </Grid>
  ),
});

export const DonutRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <DonutChart {...leadSources} />,
});

export const DonutNarrow = meta.story({
  tags: ['visual'],
  decorators: [narrow],
  render: () => <DonutChart {...leadSources} />,
});

export const Bars = meta.story({
  args: {
    title: 'Savings by year',
    unit: 'US dollars',
    source: 'Books of Northwind Logistics, audited',
    categories: years,
    series: [{ name: 'Savings', values: [38_400, 91_250, 147_900, 212_600, 268_300] }],
    currency: 'USD',
  },
  render: ({ format: _, ...args }) => <BarChart {...args} />,
});

/** Bars of small counts look small, and zeros have no label. */
export const BarsOfSmallCounts = meta.story({
  args: {
    title: 'New leads per week',
    unit: 'Leads',
    categories: ['Oct 26', 'Nov 2', 'Nov 9', 'Nov 16', 'Nov 23'],
    series: [{ name: 'Leads', values: [0, 1, 0, 2, 1] }],
    format: {},
  },
  render: (args) => <BarChart {...args} suggestedMax={5} />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    await expect(within(chart).queryByText('0')).toBeNull();
    const highest = Math.max(
      ...[...chart.querySelectorAll('g path')].map((bar) => bar.getBoundingClientRect().height),
    );
    await expect(highest).toBeLessThan(chart.clientHeight / 2);
  },
});

export const BarsBeforeAndAfter = meta.story({
  tags: ['visual'],
  args: {
    title: 'Days from quote to cash',
    unit: 'Median days',
    categories: ['Quote', 'Approval', 'Delivery', 'Invoice', 'Payment'],
    series: [
      { name: 'Before', color: 6, values: [4.5, 6, 9, 5, 31] },
      { name: 'After', color: 1, values: [0.5, 1, 8, 0.2, 14] },
    ],
  },
  render: ({ format: _, ...args }) => <BarChart {...args} />,
});

export const BarsOfManyMonths = meta.story({
  args: {
    title: 'Net effect on cash',
    unit: 'US dollars per month',
    categories: [...months.map((month) => `${month} 25`), ...months.map((month) => `${month} 26`)],
    series: [
      {
        name: 'Net effect',
        values: [
          -14_200, -11_800, -9_300, -4_100, -900, 1_400, 3_800, 5_200, 7_900, 8_300, 9_100, 11_400, 12_100,
          11_700, 13_900, 14_200, 15_800, 16_100, 15_300, 17_900, 18_400, 19_200, 20_700, 22_300,
        ],
      },
    ],
    currency: 'USD',
  },
  render: ({ format: _, ...args }) => <BarChart {...args} />,
});

export const BarsOfGainsAndLosses = meta.story({
  args: {
    title: 'What moves the result',
    unit: 'US dollars a year, against the expected case',
    categories: ['Hourly rate', 'Adoption', 'Hours per task', 'Tool licenses', 'Training'],
    series: [{ name: 'Effect', values: [41_000, 26_500, 12_300, -8_900, -15_400] }],
    currency: 'USD',
  },
  render: ({ format: _, ...args }) => (
    <Grid minColumn="18rem" gap={10}>
      <BarChart {...args} orientation="horizontal" />
      <BarChart {...args} />
    </Grid>
  ),
});

export const HorizontalBars = meta.story({
  args: {
    title: 'Where the hours come from',
    unit: 'Hours saved per week',
    categories: [
      'Invoices and reminders',
      'Appointment scheduling',
      'Answering repeated questions',
      'Monthly reports',
      'Copying orders between systems',
    ],
    series: [{ name: 'Hours saved', values: [9.5, 7, 5.5, 3.25, 2] }],
  },
  render: (args) => <BarChart {...args} orientation="horizontal" />,
});

export const HorizontalBarsBeforeAndAfter = meta.story({
  args: {
    title: 'Hours of busy work',
    unit: 'Hours per week',
    categories: ['Invoicing', 'Scheduling', 'Support', 'Reporting'],
    series: [
      { name: 'Before', color: 6, values: [14, 11, 17, 6] },
      { name: 'After', color: 1, values: [3, 2, 9, 1] },
    ],
  },
  render: (args) => <BarChart {...args} orientation="horizontal" />,
});

const stacked = {
  title: 'Savings by year and area',
  unit: 'US dollars',
  source: 'Books of Northwind Logistics, audited',
  categories: years,
  currency: 'USD',
  series: [
    { name: 'Invoicing', values: [21_000, 46_500, 61_200, 74_000, 83_500] },
    { name: 'Scheduling', values: [17_400, 31_250, 48_700, 66_300, 81_900] },
    { name: 'Support', values: [null, 13_500, 29_000, 51_800, 71_400] },
    { name: 'Reporting', values: [null, null, 9_000, 20_500, 31_500] },
  ],
};

export const StackedBars = meta.story({
  args: stacked,
  render: ({ format: _, ...args }) => <StackedBarChart {...args} />,
});

export const StackedBarsWithCosts = meta.story({
  args: {
    ...stacked,
    series: [
      ...stacked.series.slice(0, 2),
      { name: 'Costs', color: 6, values: [-42_000, -24_000, -18_500, -19_000, -19_500] },
    ],
  },
  render: ({ format: _, ...args }) => <StackedBarChart {...args} />,
});

export const Sparklines = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid minColumn="12rem" gap={6}>
      {[
        { value: '58 hrs', label: 'saved in December', values: saved, color: 1 as const },
        {
          value: '14 days',
          label: 'from invoice to payment',
          values: [31, 30, 27, 26, 21, 19, 19, 16, 15, 14],
          color: 2 as const,
        },
        {
          value: '3',
          label: 'open requests',
          values: [4, 9, null, null, 6, 8, 5, null, 3],
          color: 6 as const,
        },
      ].map(({ value, label, values, color }) => (
        <Card key={label}>
          <Stat value={value} label={label} size="md" />
          <Sparkline
            label={`${label}: from ${values[0]} to ${values.at(-1)}`}
            values={values}
            color={color}
            style={{ inlineSize: '100%', blockSize: '2.5rem', marginBlockStart: '1rem' }}
          />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'saved in December: from 6 to 58' })).toBeVisible();
  },
});

export const InACard = meta.story({
  render: (args) => (
    <Card>
      <LineChart {...args} />
    </Card>
  ),
});

export const Empty = meta.story({
  args: { series: [{ name: 'Hours saved', values: months.map(() => null) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet.')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const OnePoint = meta.story({
  render: (args) => (
    <Grid minColumn="14rem" gap={10}>
      <LineChart {...args} categories={['Jan']} series={[{ name: 'Hours saved', values: [6] }]} />
      <BarChart {...args} categories={['Jan']} series={[{ name: 'Hours saved', values: [6] }]} />
      <BarChart
        {...args}
        categories={['Jan']}
        series={[{ name: 'Hours saved', values: [6] }]}
        orientation="horizontal"
      />
      <StackedBarChart {...args} categories={['Jan']} series={[{ name: 'Hours saved', values: [6] }]} />
    </Grid>
  ),
});

export const AllEqual = meta.story({
  render: (args) => (
    <Grid minColumn="14rem" gap={10}>
      <LineChart {...args} series={[{ name: 'Hours saved', values: months.map(() => 12) }]} />
      <LineChart
        {...args}
        fromZero={false}
        series={[{ name: 'Hours saved', values: months.map(() => 12) }]}
      />
      <BarChart {...args} series={[{ name: 'Hours saved', values: months.map(() => 0) }]} />
    </Grid>
  ),
});

export const VeryLargeNumbers = meta.story({
  args: {
    title: 'Value created for all clients',
    unit: 'US dollars',
    categories: years,
    series: [
      {
        name: 'Value',
        values: [1_240_000_000, 18_730_000_000, 96_410_000_000, 431_900_000_000, 1_234_567_890_123],
      },
    ],
    currency: 'USD',
  },
  render: ({ format: _, ...args }) => (
    <Grid minColumn="16rem" gap={10}>
      <LineChart {...args} />
      <BarChart {...args} />
      <BarChart {...args} orientation="horizontal" />
    </Grid>
  ),
});

export const LongLabels = meta.story({
  args: {
    title:
      'Where the hours come from, as the teams of all twelve branches reported them in the second half of the year',
    categories: [
      'Reminding customers of invoices that are overdue by more than thirty days',
      'Answering the same questions',
      'Copying orders between systems that do not talk to each other',
    ],
    series: [
      { name: 'Before any automation went live', values: [14, 11, 17] },
      { name: 'After the first six automations', values: [3, 2, 9] },
    ],
  },
  render: (args) => (
    <Grid minColumn="16rem" gap={10}>
      <BarChart {...args} orientation="horizontal" />
      <BarChart {...args} />
      <LineChart {...args} />
      <StackedBarChart {...args} />
    </Grid>
  ),
  play: async ({ args, canvas }) => {
    for (const chart of canvas.getAllByRole('application')) {
      const drawn = [...chart.querySelectorAll('tspan')].map(({ textContent }) => textContent);
      await expect(drawn).toEqual(args.series.map(({ name }) => name));
      const plot = chart.getBoundingClientRect();
      for (const name of chart.querySelectorAll('tspan')) {
        await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(plot.right + 1);
      }
    }
  },
});

const TwiceTheText = (Story: ComponentType): ReactElement => (
  <div
    ref={() => {
      document.documentElement.style.fontSize = '200%';
      return () => {
        document.documentElement.style.fontSize = '';
      };
    }}
  >
    <Story />
  </div>
);

export const ReadingNeverLeavesThePlot = meta.story({
  tags: ['behavior', '!autodocs'],
  ...StackedBars.input,
  globals: { viewport: { value: 'mobile1' } },
  decorators: [TwiceTheText],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    chart.focus();
    for (const key of ['{Home}', '{ArrowRight}', '{ArrowRight}', '{End}']) {
      await userEvent.keyboard(key);
      for (const figure of chart.querySelectorAll('[aria-hidden] b')) {
        const { left, right } = figure.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      }
    }
  },
});

/** All charts in one column. */
function All(): ReactElement {
  return (
    <Grid minColumn="100%" gap={10}>
      <LinesWithDirectLabels.Component />
      <LineWithBand.Component />
      <Bars.Component />
      <BarsBeforeAndAfter.Component />
      <HorizontalBars.Component />
      <HorizontalBarsBeforeAndAfter.Component />
      <StackedBars.Component />
      <Sparklines.Component />
    </Grid>
  );
}

export const Narrow = meta.story({ render: () => <All />, decorators: [narrow] });

const arabic = {
  dir: 'rtl',
  locale: 'ar',
  title: 'الساعات الموفّرة حسب المجال',
  unit: 'ساعات في الشهر',
  source: 'سجلات الوقت، 2026',
  categories: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
  series: [
    { name: 'الفواتير', values: [4, 8, 13, 17, 20, 22] },
    { name: 'المواعيد', values: [-2, 3, 6, 7, 11, 13] },
  ],
  words: {
    table: 'عرض كجدول',
    category: 'الشهر',
    chart: 'رسم بياني',
    total: 'المجموع',
    missing: 'لا بيانات',
  },
};

export const RightToLeft = meta.story({
  render: () => (
    <Grid minColumn="18rem" gap={10} dir="rtl">
      <LineChart {...arabic} />
      <BarChart {...arabic} orientation="horizontal" />
      <BarChart {...arabic} />
      <StackedBarChart {...arabic} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('application');
    line?.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(within(line as HTMLElement).getByRole('status')).toHaveTextContent('فبراير');
  },
});

export const TextAtTwiceItsSize = meta.story({
  ...LinesWithDirectLabels.input,
  decorators: [TwiceTheText],
});

export const ArrowKeysReadPointsAndSeries = meta.story({
  tags: ['behavior', '!autodocs'],
  ...LinesWithDirectLabels.input,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const chart = canvas.getByRole('application', { name: 'Hours saved by area' });
    const reading = canvas.getByRole('status');
    await expect(chart).toHaveFocus();
    await expect(reading).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}');
    await expect(reading).toHaveTextContent('Jan, Invoicing, 4 hr');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(reading).toHaveTextContent('Feb, Scheduling, 3 hr');
    await userEvent.keyboard('{End}');
    await expect(reading).toHaveTextContent('Dec, Scheduling, 27 hr');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(reading).toHaveTextContent('Jan, Invoicing, 4 hr');
    await userEvent.keyboard('{Escape}');
    await expect(reading).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table')).toHaveFocus();
  },
});

export const ArrowKeysFollowHorizontalBars = meta.story({
  tags: ['behavior', '!autodocs'],
  ...HorizontalBars.input,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Appointment scheduling, 7 hr');
  },
});

export const ArrowKeysClimbStacks = meta.story({
  tags: ['behavior', '!autodocs'],
  ...StackedBars.input,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026, Support, $71,400');
  },
});

export const PointerReadsTheClosestPoint = meta.story({
  tags: ['behavior', '!autodocs'],
  ...LinesWithDirectLabels.input,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('application');
    const box = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, {
      clientX: box.left + 40,
      clientY: box.bottom - 40,
      pointerType: 'mouse',
    });
    const shown = () => chart.querySelector('[aria-hidden="true"][style]');
    await waitFor(() =>
      expect(shown()).toHaveTextContent('Jan■Invoicing4 hr■Scheduling2 hr■Support0 hr■Reporting1 hr'),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.pointerOut(chart, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(shown()).toBeNull());
  },
});

export const ShowsItsFiguresAsATable = meta.story({
  tags: ['behavior', '!autodocs'],
  ...StackedBars.input,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    const table = canvas.getByRole('table', { name: 'Savings by year and area (US dollars)' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(years.length + 1);
    await expect(within(table).getByRole('row', { name: /^2024/ })).toHaveTextContent(
      '2024$61,200$48,700$29,000$9,000$147,900',
    );
    await expect(within(table).getByRole('row', { name: /^2022/ })).toHaveTextContent('No data');
  },
});
