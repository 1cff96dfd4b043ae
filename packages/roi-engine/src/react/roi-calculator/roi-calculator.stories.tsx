import preview from '@uplift/storybook/preview';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { LinkButton } from '@uplift/ui/link-button';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney, fromSearchParams, messages } from '../../index.ts';
import { example } from '../../testing/example.ts';
import type { Wait } from '../use-roi-calculator/index.ts';
import { RoiCalculator } from './index.ts';

type Canvas = ReturnType<typeof within>;

const atOnce: Wait = () => Promise.resolve();
const forever: Wait = () => new Promise(() => {});

const meta = preview.meta({
  title: 'ROI engine/ROI calculator',
  component: RoiCalculator,
  parameters: { subpaths: ['react'] },
  argTypes: {
    headingLevel: { control: 'select', options: [1, 2, 3, 4, 5, 6] },
    delay: { control: 'number' },
    initial: { control: 'object' },
    initialAssumptions: { control: 'object' },
    children: { control: false },
    wait: { control: false },
    onResult: { control: false },
    onDraftChange: { control: false },
    onShare: { control: false },
    onEmailReport: { control: false },
  },
  args: {
    onResult: fn(),
    onDraftChange: fn(),
    children: (
      <LinkButton href="#contact" variant="secondary">
        Book a systems audit
      </LinkButton>
    ),
  },
});

function button(canvas: Canvas): HTMLElement {
  return canvas.getByRole('button', { name: /calculat/i });
}

function results(canvas: Canvas): HTMLElement {
  return canvas.getByRole('region', { name: 'Your return' });
}

async function calculate(canvas: Canvas): Promise<void> {
  await userEvent.click(button(canvas));
  await canvas.findByRole('button', { name: 'Recalculate' });
  await waitFor(async () => {
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'false');
    for (const amount of within(results(canvas)).getAllByText(/^\$\d|^\d/))
      await expect(amount).toBeVisible();
  });
}

/** New figures fade in. */
function shows(canvas: Canvas, figure: string): Promise<void> {
  return waitFor(() => expect(canvas.getByText(figure)).toBeVisible());
}

/** Opens a section. Its content can take focus from its first frame. */
async function open(canvas: Canvas, title: string): Promise<void> {
  const summary = canvas.getByText(title).closest('summary');
  if (!summary) throw new Error(`${title} opens nothing.`);
  await userEvent.click(summary);
  await waitFor(() => expect(summary.nextElementSibling?.checkVisibility()).toBe(true));
}

async function fill(canvas: Canvas, label: string, text: string): Promise<void> {
  const control = canvas.getByLabelText(label);
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

/** Moves a slider to a stop. `userEvent` has no keys for it. */
async function move(canvas: Canvas, label: string, stop: number): Promise<void> {
  await fireEvent.input(canvas.getByRole('slider', { name: label }), { target: { value: String(stop) } });
}

/** Empty, with an example in the placeholders, the sliders and the panel. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('textbox')) await expect(control).toHaveValue('');
    const panel = within(results(canvas));
    await expect(panel.getByText('Example: a team of 10')).toBeVisible();
    await shows(canvas, '$44,820');
    await expect(canvas.getByRole('slider', { name: 'Revenue, roughly' })).toHaveAttribute(
      'aria-valuetext',
      'Example: $1,000,000',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Filled = meta.story({ args: { initial: example } });

export const Calculating = meta.story({
  args: { initial: example, wait: forever },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas));
    const busy = canvas.getByRole('button', { name: 'Calculating...' });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Calculating...');
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Annual revenue')).toBeEnabled();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
});

export const Result = meta.story({
  args: { initial: example, wait: atOnce },
  play: async ({ canvas, args }) => {
    await calculate(canvas);
    const panel = within(results(canvas));
    await expect(panel.getByText('$44,820')).toBeVisible();
    await expect(panel.getByText('$39,100')).toBeVisible();
    await expect(panel.getByText('$5,720')).toBeVisible();
    await expect(panel.getByText('$500')).toBeVisible();
    await expect(panel.getByText('2.4')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Total annual value: $44,820. Revenue increase: $39,100 a year. Annual time savings: $5,720 a year. ' +
        'Weekly time cost: $500 a week. Payback period: 2.4 months.',
    );
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(args.onResult).toHaveBeenCalledWith({
      input: example,
      result: expect.objectContaining({ weeklyTimeCost: 500, roiTimeline: 2.4 }),
      assumptions: {},
    });
  },
});

/** The result appears after the specified 0.8 seconds. */
export const ResultComesAfterTheDelay = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { initial: example, wait: fn(atOnce) },
  play: async ({ canvas, args }) => {
    await calculate(canvas);
    await expect(args.wait).toHaveBeenCalledWith(800, expect.any(AbortSignal));
  },
});

/** Position of an element in the page, independent of scrolling: phones scroll the results into view. */
function topOnPage(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}

/** The panel doesn't shift or resize between the empty, calculating and result states. */
export const NothingMoves = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    initial: example,
    wait: fn<Wait>(() => new Promise((resolve) => window.addEventListener('calculated', () => resolve()))),
  },
  play: async ({ canvas }) => {
    const layout = () =>
      [...results(canvas).querySelectorAll('p, li, a')].map((element) => {
        return [topOnPage(element), element.getBoundingClientRect().height];
      });
    const empty = layout();
    await userEvent.click(button(canvas));
    await waitFor(() => expect(results(canvas)).toHaveAttribute('aria-busy', 'true'));
    await expect(layout()).toEqual(empty);
    window.dispatchEvent(new Event('calculated'));
    await canvas.findByRole('button', { name: 'Recalculate' });
    await expect(layout()).toEqual(empty);
    await fill(canvas, 'Hourly rate', '3');
    await expect(canvas.getByText('Outdated')).toBeVisible();
    await expect(layout()).toEqual(empty);
  },
});

/** After the first result, edits update it immediately. Only the button takes the 0.8 seconds. */
export const UpdatesWhileEdited = meta.story({
  args: { initial: example, wait: fn(atOnce) },
  play: async ({ canvas, args }) => {
    await calculate(canvas);
    await fill(canvas, 'Hourly rate', '30');
    await shows(canvas, '$600');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Total annual value: \$45,964\.$/);
    await move(canvas, 'Rate, roughly', 5);
    await shows(canvas, '$700');
    await expect(canvas.queryByText('Outdated')).toBeNull();
    await expect(args.wait).toHaveBeenCalledOnce();
  },
});

/** While figures are invalid, the last result stays, grayed out and marked as outdated. */
export const OutdatedWhileInvalid = meta.story({
  args: { initial: example, wait: atOnce },
  play: async ({ canvas }) => {
    await calculate(canvas);
    await fill(canvas, 'Hourly rate', '3');
    await expect(canvas.getByText('Outdated')).toBeVisible();
    await expect(canvas.getByText('$44,820')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your figures changed. Recalculate to update the result.',
    );
    await userEvent.keyboard('0');
    await shows(canvas, '$600');
    await expect(canvas.queryByText('Outdated')).toBeNull();
  },
});

export const EverythingMissing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas));
    await expect(canvas.getByLabelText('Annual revenue')).toHaveFocus();
    for (const control of canvas.getAllByRole('textbox')) await expect(control).toBeInvalid();
    for (const message of [
      messages.currentRevenue,
      messages.totalHeadCount,
      messages.busyWorkEmployees,
      messages.hoursPerWeek,
      messages.hourlyRate,
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByText('Five figures, or try the example.')).toBeVisible();
    await expect(args.onResult).not.toHaveBeenCalled();
    await expect(button(canvas)).toHaveTextContent('Calculate ROI');
  },
});

export const TryTheExample = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { wait: atOnce },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the example' }));
    for (const control of canvas.getAllByRole('textbox')) await expect(control).toBeValid();
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onResult).toHaveBeenCalledWith(expect.objectContaining({ input: example })),
    );
    await expect(canvas.queryByText(/^Example/)).toBeNull();
  },
});

/** On a phone, value and slider are on one line. */
export const SlidersOnPhones = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Rate, roughly' }).getBoundingClientRect();
    const field = canvas.getByLabelText('Hourly rate').getBoundingClientRect();
    // The thumb is as high as half the field, in the middle of the slider.
    const thumb = slider.top + slider.height / 2;
    await expect(thumb).toBeGreaterThan(field.top + 10);
    await expect(thumb).toBeLessThan(field.bottom - 10);
    await expect(slider.left).toBeGreaterThan(field.right);
  },
});

interface Refusal {
  canvas: Canvas;
  label: string;
  message: string;
}

/** Only the invalid field shows an error, and it has focus. */
async function expectRefusal({ canvas, label, message }: Refusal): Promise<void> {
  await userEvent.click(button(canvas));
  const wrong = canvas.getByLabelText(label);
  await expect(wrong).toHaveFocus();
  await expect(wrong).toHaveAccessibleDescription(message);
  const invalid = canvas
    .getAllByRole('textbox')
    .filter((control: HTMLElement) => control.ariaInvalid === 'true');
  await expect(invalid).toEqual([wrong]);
}

export const RevenueTooLow = meta.story({
  args: { initial: { ...example, currentRevenue: 9_999 } },
  play: ({ canvas }) => expectRefusal({ canvas, label: 'Annual revenue', message: messages.currentRevenue }),
});

export const NoHeadCount = meta.story({
  args: { initial: { ...example, totalHeadCount: 0 } },
  play: ({ canvas }) =>
    expectRefusal({ canvas, label: 'Total head count', message: messages.totalHeadCount }),
});

export const NoBusyEmployees = meta.story({
  args: { initial: { ...example, busyWorkEmployees: 0 } },
  play: ({ canvas }) =>
    expectRefusal({ canvas, label: 'Employees on busy work', message: messages.busyWorkEmployees }),
});

export const MoreBusyThanThereAre = meta.story({
  args: { initial: { ...example, busyWorkEmployees: 11 } },
  play: ({ canvas }) =>
    expectRefusal({
      canvas,
      label: 'Employees on busy work',
      message: messages.busyWorkEmployeesAboveHeadCount,
    }),
});

export const TooManyHours = meta.story({
  args: { initial: { ...example, hoursPerWeek: 41 } },
  play: ({ canvas }) => expectRefusal({ canvas, label: 'Hours per week', message: messages.hoursPerWeek }),
});

export const RateTooHigh = meta.story({
  args: { initial: { ...example, hourlyRate: 201 } },
  play: ({ canvas }) => expectRefusal({ canvas, label: 'Hourly rate', message: messages.hourlyRate }),
});

export const AnErrorOfOneLineMovesNothing = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { initial: { ...example, hoursPerWeek: 41 } },
  play: async ({ canvas }) => {
    const rate = canvas.getByLabelText('Hourly rate');
    const before = [rate, button(canvas)].map(topOnPage);
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(messages.hoursPerWeek)).toBeVisible();
    const after = [rate, button(canvas)].map(topOnPage);
    await expect(after).toEqual(before);
  },
});

export const EditingClearsTheError = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await userEvent.type(canvas.getByLabelText('Hours per week'), '6');
    await expect(canvas.queryByText(messages.hoursPerWeek)).toBeNull();
    await expect(canvas.getByLabelText('Hours per week')).toBeValid();
    await expect(canvas.getByText(messages.hourlyRate)).toBeVisible();
  },
});

/** Editing either field clears an error that compares the two. */
export const RaisingTheHeadCountClearsTheComparison = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { initial: { ...example, busyWorkEmployees: 11 } },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(messages.busyWorkEmployeesAboveHeadCount)).toBeVisible();
    await fill(canvas, 'Total head count', '20');
    await expect(canvas.queryByText(messages.busyWorkEmployeesAboveHeadCount)).toBeNull();
  },
});

export const RevenueKeepsDigitsAndSeparatesThousands = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Annual revenue'), '$1a234567');
    await expect(canvas.getByLabelText('Annual revenue')).toHaveValue('1,234,567');
    await userEvent.keyboard('.00{Tab}');
    await expect(canvas.getByLabelText('Annual revenue')).toHaveValue('1,234,567');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentRevenue: 1_234_567 }),
    );
  },
});

/** Large amounts shrink to one line without clipping or overflow. */
export const HugeNumbers = meta.story({
  args: {
    initial: {
      currentRevenue: 999_999_999_999_999,
      totalHeadCount: 999_999_999,
      busyWorkEmployees: 999_999_999,
      hoursPerWeek: 40,
      hourlyRate: 200,
    },
    wait: atOnce,
  },
  play: async ({ canvas }) => {
    await calculate(canvas);
    const panel = results(canvas).getBoundingClientRect();
    for (const amount of within(results(canvas)).getAllByText(/^\$\d/)) {
      const box = amount.getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(panel.right);
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.parentElement?.clientWidth ?? 0);
    }
    await expect(within(results(canvas)).getByText('0.5')).toBeVisible();
  },
});

/** A tiny gain takes more than two years to pay back, and the result says so. */
export const TinyNumbers = meta.story({
  args: {
    initial: {
      currentRevenue: 10_000,
      totalHeadCount: 1_000_000,
      busyWorkEmployees: 1,
      hoursPerWeek: 1,
      hourlyRate: 10,
    },
    wait: atOnce,
  },
  play: async ({ canvas }) => {
    await calculate(canvas);
    await expect(within(results(canvas)).getByText('944')).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...HugeNumbers.input,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await HugeNumbers.input.play?.(context);
    for (const amount of within(results(context.canvas)).getAllByText(/^\$\d/)) {
      await expect(Number.parseFloat(getComputedStyle(amount).fontSize)).toBeGreaterThan(16);
    }
    await fill(context.canvas, 'Hourly rate', '3');
    for (const title of ['Over 36 months', 'What moves the result', 'How we calculate']) {
      await open(context.canvas, title);
    }
    await waitFor(() => expect(context.canvas.getByRole('application')).toBeVisible());
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const badge = context.canvas.getByText('Outdated').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(results(context.canvas).getBoundingClientRect().right);
  },
});

/** Keyboard only: Tab through the fields, Enter to calculate, then on to the formula. */
export const KeyboardJourney = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { wait: atOnce },
  play: async ({ canvas }) => {
    const typed: [label: string, keys: string, shown: string, slider: string][] = [
      ['Annual revenue', '1000000', '1,000,000', 'Revenue, roughly'],
      ['Total head count', '9{ArrowUp}', '10', 'People, roughly'],
      ['Employees on busy work', '{ArrowUp}{ArrowUp}', '2', 'Busy people, roughly'],
      ['Hours per week', '10', '10', 'Hours, roughly'],
      ['Hourly rate', '25', '25', 'Rate, roughly'],
    ];
    for (const [label, keys, shown, slider] of typed) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect(canvas.getByLabelText(label)).toHaveValue(shown);
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: slider })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Recalculate' });
    await expect(canvas.getByLabelText('Hourly rate')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await expect(await canvas.findByRole('radio', { name: 'Expected' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Expected' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await shows(canvas, '$23,840');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a systems audit' })).toHaveFocus();
    for (const title of ['Over 36 months', 'What moves the result', 'How we calculate']) {
      await userEvent.tab();
      await expect(canvas.getByText(title).closest('summary')).toHaveFocus();
    }
    await open(canvas, 'How we calculate');
    await waitFor(() => expect(canvas.getByText('Busy share')).toBeVisible());
    const reset = await canvas.findByRole('button', { name: 'Reset to defaults' });
    await waitFor(() => expect(reset).toBeVisible());
    await userEvent.tab();
    await expect(reset).toHaveFocus();
  },
});

/** A slider for approximate figures. It stops at round numbers and follows the typed value. */
export const SlidersNextToTheNumbers = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Revenue, roughly' });
    const revenue = canvas.getByLabelText('Annual revenue');
    await move(canvas, 'Revenue, roughly', slider.valueAsNumber + 1);
    await expect(revenue).toHaveValue('1,200,000');
    await expect(slider).toHaveAttribute('aria-valuetext', '$1,200,000');
    await move(canvas, 'Revenue, roughly', Number(slider.max));
    await expect(revenue).toHaveValue('50,000,000');
    await fill(canvas, 'Annual revenue', '1234567');
    await expect(slider).toHaveAttribute('aria-valuetext', '$1,200,000');
    await expect(revenue).toHaveValue('1,234,567');
  },
});

/** The slider for busy employees ends at the head count. */
export const TheBusySliderEndsAtTheHeadCount = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { initial: { totalHeadCount: 7 } },
  play: async ({ canvas }) => {
    // A stop behind the last one counts as the last.
    await move(canvas, 'Busy people, roughly', 999);
    await expect(canvas.getByLabelText('Employees on busy work')).toHaveValue('7');
    await move(canvas, 'People, roughly', 999);
    await expect(canvas.getByLabelText('Total head count')).toHaveValue('500');
  },
});

/** The result of a shared link shows from the start. */
export const Calculated = meta.story({
  args: { initial: example, calculated: true },
  play: async ({ canvas, args }) => {
    await shows(canvas, '$44,820');
    await canvas.findByRole('radio', { name: 'Expected' });
    await expect(canvas.getByText('From $23,840 to $56,025 a year.')).toBeVisible();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
});

async function choose(canvas: Canvas, estimate: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: estimate }));
}

/** The low, expected and high estimates with their explanations. The expected one is the specified result. */
export const FromLowToHigh = meta.story({
  args: { initial: example, calculated: true },
  play: async ({ canvas }) => {
    const place = topOnPage(canvas.getByRole('link'));
    await choose(canvas, 'Low');
    await shows(canvas, '$23,840');
    await shows(canvas, '4.5');
    await expect(
      canvas.getByText('Half the revenue, three quarters of the hours.', { selector: 'p' }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Low estimate. Total annual value: $23,840.');
    await expect(topOnPage(canvas.getByRole('link'))).toBe(place);
    await choose(canvas, 'High');
    await shows(canvas, '$56,025');
    await choose(canvas, 'Expected');
    await shows(canvas, '$44,820');
    await expect(topOnPage(canvas.getByRole('link'))).toBe(place);
  },
});

/** The chart loads when its section opens. Its table shows the same figures. */
export const OverTime = meta.story({
  args: { initial: example, calculated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Breaks even in month 3')).toBeVisible();
    await open(canvas, 'Over 36 months');
    await waitFor(() =>
      expect(
        canvas.getByRole('application', { name: 'Value so far, less the price of the build' }),
      ).toBeVisible(),
    );
    await expect(canvas.getByText(/breaks even in month 3 and reaches \$125,460/)).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    const row = canvas.getByRole('row', { name: /^3 / });
    await expect(row).toHaveTextContent('$2,205');
    await choose(canvas, 'Low');
    await expect(canvas.getByText('Breaks even in month 5')).toBeVisible();
  },
});

/** The investment isn't paid back within the 36 months. */
export const NoBreakEven = meta.story({
  args: {
    initial: { ...example, currentRevenue: 10_000, hoursPerWeek: 1, hourlyRate: 10 },
    calculated: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No break-even in three years')).toBeVisible();
    await open(canvas, 'Over 36 months');
    await waitFor(() =>
      expect(canvas.getByText(/The build doesn’t pay for itself within three years/)).toBeVisible(),
    );
  },
});

export const WhatMovesTheResult = meta.story({
  args: { initial: example, calculated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Employees on busy work most of all')).toBeVisible();
    await open(canvas, 'What moves the result');
    await waitFor(() => expect(canvas.getByText('$56,232')).toBeVisible());
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toContain('Total head count: $38,303 with 12 people to $54,595 with 8 people');
  },
});

/** Before the first result, the sections explain how to get one. */
export const NothingToShowYet = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, 'Over 36 months');
    await open(canvas, 'What moves the result');
    await waitFor(() => expect(canvas.getAllByText('Calculate your return to see this.')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/**
 * Changed assumptions update the result immediately, are noted next to it, and can be reset with one button.
 */
export const AssumptionsOfOnesOwn = meta.story({
  args: { initial: example, calculated: true },
  play: async ({ canvas, args }) => {
    await open(canvas, 'How we calculate');
    const saved = await canvas.findByLabelText('Busy work saved');
    await waitFor(() => expect(saved).toBeVisible());
    await expect(saved).toHaveValue('22');
    const reset = await canvas.findByRole('button', { name: 'Reset to defaults' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(saved);
    await userEvent.type(saved, '44');
    await shows(canvas, '$11,440');
    await expect(canvas.getByText('With your own assumptions. With the defaults: $44,820.')).toBeVisible();
    await expect(canvas.getByText('44% of the weekly time cost, 52 weeks a year.')).toBeVisible();
    await expect(canvas.queryByText('Outdated')).toBeNull();
    await expect(args.onResult).toHaveBeenLastCalledWith(
      expect.objectContaining({ assumptions: { efficiencyFactor: 0.44 } }),
    );
    const price = canvas.getByLabelText('Price of a build');
    await userEvent.clear(price);
    await userEvent.type(price, '18000{Enter}');
    await expect(canvas.getByText('For a $18,000 build.')).toBeVisible();
    await userEvent.click(reset);
    await expect(reset).toHaveFocus();
    await shows(canvas, '$44,820');
    await expect(saved).toHaveValue('22');
    await expect(canvas.queryByText(/assumptions of your own\. With/)).toBeNull();
  },
});

/**
 * An out-of-range assumption shows an error, and the result uses the limit. An empty one uses its default.
 */
export const AssumptionsBeyondTheirLimits = meta.story({
  args: { initial: example, calculated: true, initialAssumptions: { efficiencyFactor: 2 } },
  play: async ({ canvas }) => {
    await open(canvas, 'How we calculate');
    const saved = await canvas.findByLabelText('Busy work saved');
    await waitFor(() => expect(saved).toBeVisible());
    await expect(saved).toHaveAccessibleDescription('Please enter 0% to 100%');
    await shows(canvas, '$26,000');
    await userEvent.clear(saved);
    await expect(saved).toBeValid();
    await shows(canvas, '$5,720');
  },
});

/**
 * The link carries the figures and assumptions after the `#`, so the browser doesn't send them to the server.
 */
export const CopyALink = meta.story({
  args: {
    initial: example,
    calculated: true,
    initialAssumptions: { investment: 12_000 },
    shareUrl: 'https://uplift.example/calculator',
    onShare: fn(),
  },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Copy link/ }));
    const link =
      'https://uplift.example/calculator#currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25&investment=12000';
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
    await expect(args.onShare).toHaveBeenCalledWith(link);
    await expect(fromSearchParams(new URL(link).hash)).toEqual({
      input: example,
      assumptions: { investment: 12_000 },
    });
  },
});

export const NoLinkWithoutAPageThatReadsIt = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { initial: example, calculated: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /link/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /mail/ })).toBeNull();
  },
});

/** The callback decides what happens: open a dialog that asks for an address, for example. */
export const EmailReport = meta.story({
  args: { initial: example, calculated: true, onEmailReport: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-mail report' }));
    await expect(args.onEmailReport).toHaveBeenCalledWith({
      input: example,
      result: expect.objectContaining({ roiTimeline: 2.4 }),
      assumptions: {},
    });
  },
});

/** The server at this URL gets the figures, the language and the currency. */
export const DownloadPdf = meta.story({
  args: {
    initial: example,
    initialAssumptions: { investment: 12_000 },
    calculated: true,
    pdfUrl: '/report.pdf',
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole<HTMLAnchorElement>('link', { name: 'Download PDF' });
    await expect(link).toHaveAttribute('download');
    const { pathname, searchParams } = new URL(link.href);
    await expect(pathname).toBe('/report.pdf');
    await expect(Object.fromEntries(searchParams)).toMatchObject({
      currentRevenue: '1000000',
      investment: '12000',
      locale: 'en-US',
      currency: 'USD',
    });
  },
});

/** Prints only the report: the rest of the page is hidden while the print dialog is open. */
export const Print = meta.story({
  args: { initial: example, calculated: true, shareUrl: '/calculator' },
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => {});
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const sheet = within(canvasElement).getByText('What automation could return').closest('article');
    await expect(sheet).toHaveTextContent('$44,820 a year, paid back after 2.4 months.');
    await expect(sheet?.querySelectorAll('section h2')).toHaveLength(6);
    await expect(canvasElement.querySelector('form')?.closest('[data-print-left-out]')).not.toBeNull();
    await expect(sheet?.closest('[data-print-left-out]')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeNull());
    await expect(document.querySelector('[data-print-left-out], [data-print-way]')).toBeNull();
    await expect(document.adoptedStyleSheets).toEqual([]);
  },
});

/** The call to action receives every result: this link passes the figures on. */
export const CallToActionWithTheResult = meta.story({
  args: {
    initial: example,
    wait: atOnce,
    children: (outcome) => (
      <LinkButton href={outcome ? `#contact?value=${outcome.result.totalAnnualValue}` : '#contact'}>
        {outcome ? `Claim your ${formatMoney(outcome.result.totalAnnualValue)}` : 'Book a systems audit'}
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a systems audit' })).toBeVisible();
    await calculate(canvas);
    await expect(canvas.getByRole('link', { name: 'Claim your $44,820' })).toHaveAttribute(
      'href',
      '#contact?value=44820',
    );
  },
});

/**
 * Inside a page's form, Enter in the calculator's fields calculates and doesn't submit that form. Its other
 * fields still submit it.
 */
export const InsideAForm = meta.story({
  args: { initial: example, wait: atOnce, insideForm: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = '';
      }}
    >
      <RoiCalculator {...args} />
      <Field label="Work e-mail" style={{ marginBlockStart: '2rem' }}>
        <Input type="email" />
      </Field>
      <Button type="submit" variant="secondary" style={{ marginBlockStart: '1rem' }}>
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByLabelText('Hourly rate'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Recalculate' });
    await calculate(canvas);
    await expect(canvasElement.querySelector('form[data-sent]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvasElement.querySelector('form[data-sent]')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  ...Result.input,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Result.input.play?.(context);
    await open(context.canvas, 'Over 36 months');
    await open(context.canvas, 'What moves the result');
    await waitFor(() => expect(context.canvas.getByRole('application')).toBeVisible());
  },
});

export const Dark = meta.story({ ...Result.input, globals: { theme: 'dark' } });
