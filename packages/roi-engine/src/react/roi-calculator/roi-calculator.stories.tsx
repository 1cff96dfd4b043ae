import preview from '@uplift/storybook/preview';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { LinkButton } from '@uplift/ui/link-button';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type CalculatorInput, formatMoney, messages } from '../../index.ts';
import type { Wait } from '../use-roi-calculator/index.ts';
import { RoiCalculator } from './index.ts';

type Canvas = ReturnType<typeof within>;

const example: CalculatorInput = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};

const atOnce: Wait = () => Promise.resolve();
const forever: Wait = () => new Promise(() => {});

const meta = preview.meta({
  title: 'ROI engine/ROI calculator',
  component: RoiCalculator,
  argTypes: {
    headingLevel: { control: 'select', options: [1, 2, 3, 4, 5, 6] },
    delay: { control: 'number' },
    initial: { control: 'object' },
    children: { control: false },
    wait: { control: false },
    onResult: { control: false },
    onDraftChange: { control: false },
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
  await waitFor(async () => {
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'false');
    for (const amount of within(results(canvas)).getAllByText(/^\$\d|^\d/))
      await expect(amount).toBeVisible();
  });
}

async function fill(canvas: Canvas, label: string, text: string): Promise<void> {
  const control = canvas.getByLabelText(label);
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

/** Empty, with examples in the fields; the panel beside says which figures will come. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('textbox')) await expect(control).toHaveValue('');
    await expect(within(results(canvas)).getAllByText('Not calculated yet')).toHaveLength(5);
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
    });
  },
});

/** The time between is the specified 0.8 seconds. */
export const ResultComesAfterTheDelay = meta.story({
  args: { initial: example, wait: fn(atOnce) },
  play: async ({ canvas, args }) => {
    await calculate(canvas);
    await expect(args.wait).toHaveBeenCalledWith(800, expect.any(AbortSignal));
  },
});

/** Where an element stands, however far the page is scrolled: on phones results are brought into view. */
function topOnPage(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}

/** From empty over calculating to results, nothing in the panel changes its place or size. */
export const NothingMoves = meta.story({
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
    await waitFor(() => expect(canvas.getByText('$44,820')).toBeVisible());
    await expect(layout()).toEqual(empty);
    await fill(canvas, 'Hourly rate', '30');
    await expect(canvas.getByText('From earlier figures')).toBeVisible();
    await expect(layout()).toEqual(empty);
  },
});

/** The result stays, without colour and marked, until the new figures are calculated. */
export const EditedAfterTheResult = meta.story({
  args: { initial: example, wait: atOnce },
  play: async ({ canvas }) => {
    await calculate(canvas);
    await fill(canvas, 'Hourly rate', '30');
    await expect(canvas.getByText('From earlier figures')).toBeVisible();
    await expect(canvas.getByText('$44,820')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You changed your figures. Recalculate to bring the result up to date.',
    );
  },
});

export const RecalculatingBringsTheResultUpToDate = meta.story({
  args: { initial: example, wait: atOnce },
  play: async (context) => {
    const { canvas } = context;
    await EditedAfterTheResult.input.play?.(context);
    await calculate(canvas);
    await expect(canvas.queryByText('From earlier figures')).toBeNull();
    await expect(canvas.getByText('$600')).toBeVisible();
    await fill(canvas, 'Hourly rate', '40');
    await fill(canvas, 'Hourly rate', '30');
    await expect(canvas.queryByText('From earlier figures')).toBeNull();
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
    await expect(args.onResult).not.toHaveBeenCalled();
    await expect(button(canvas)).toHaveTextContent('Calculate ROI');
  },
});

interface Refusal {
  canvas: Canvas;
  label: string;
  message: string;
}

/** Only the wrong field complains, and it has the focus. */
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

export const NobodyBusy = meta.story({
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
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await userEvent.type(canvas.getByLabelText('Hours per week'), '6');
    await expect(canvas.queryByText(messages.hoursPerWeek)).toBeNull();
    await expect(canvas.getByLabelText('Hours per week')).toBeValid();
    await expect(canvas.getByText(messages.hourlyRate)).toBeVisible();
  },
});

/** A comparison of two fields is settled by either of them. */
export const RaisingTheHeadCountClearsTheComparison = meta.story({
  args: { initial: { ...example, busyWorkEmployees: 11 } },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(messages.busyWorkEmployeesAboveHeadCount)).toBeVisible();
    await fill(canvas, 'Total head count', '20');
    await expect(canvas.queryByText(messages.busyWorkEmployeesAboveHeadCount)).toBeNull();
  },
});

export const RevenueKeepsDigitsAndSeparatesThousands = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Annual revenue'), '$1a234.567');
    await expect(canvas.getByLabelText('Annual revenue')).toHaveValue('1,234,567');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ currentRevenue: 1_234_567 }),
    );
  },
});

/** Long amounts shrink to one line; nothing is cut off and nothing overflows. */
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

/** A tiny gain takes longer than two years to pay back, and says so. */
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
    await fill(context.canvas, 'Hourly rate', '30');
    const badge = context.canvas.getByText('From earlier figures').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(results(context.canvas).getBoundingClientRect().right);
  },
});

/** Everything with the keyboard: Tab from field to field, Enter to calculate, on to the formula. */
export const KeyboardJourney = meta.story({
  args: { wait: atOnce },
  play: async ({ canvas }) => {
    const typed: [label: string, keys: string, shown: string][] = [
      ['Annual revenue', '1000000', '1,000,000'],
      ['Total head count', '9{ArrowUp}', '10'],
      ['Employees on busy work', '{ArrowUp}{ArrowUp}', '2'],
      ['Hours per week', '10', '10'],
      ['Hourly rate', '25', '25'],
    ];
    for (const [label, keys, shown] of typed) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await userEvent.keyboard(keys);
      await expect(canvas.getByLabelText(label)).toHaveValue(shown);
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('$44,820')).toBeVisible());
    await expect(canvas.getByLabelText('Hourly rate')).toHaveFocus();
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Book a systems audit' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('How we calculate').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('How we calculate'));
    await waitFor(() => expect(canvas.getByText('Busy share')).toBeVisible());
  },
});

/** What is below sees every result: here a link that carries the figures along. */
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

/** Inside a form of the page, Enter calculates and does not send that form; its other fields still do. */
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
    await waitFor(() => expect(canvas.getByText('$44,820')).toBeVisible());
    await calculate(canvas);
    await expect(canvasElement.querySelector('form[data-sent]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvasElement.querySelector('form[data-sent]')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ ...Result.input, globals: { direction: 'rtl' } });

export const Dark = meta.story({ ...Result.input, globals: { theme: 'dark' } });
