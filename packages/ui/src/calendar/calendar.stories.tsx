import preview from '@uplift/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { german } from '../foundations/locale/de.ts';
import { directionOf, LocaleProvider } from '../foundations/locale/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Calendar } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Calendar',
  tags: ['new'],
  component: Calendar,
  args: { today: '2026-11-27', onValueChange: fn() },
});

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

const day = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(day(canvasElement, 'Today, Friday, November 27, 2026')).toHaveAttribute(
      'aria-current',
      'date',
    );
    await userEvent.click(day(canvasElement, 'Monday, November 30, 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30');
    await expect(day(canvasElement, 'Monday, November 30, 2026').closest('td')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** The 24th has the pointer, the 25th is pressed and the 26th has the focus of the keyboard. Today is the 27th. */
export const States = meta.story({
  args: { defaultValue: '2026-11-18', min: '2026-11-03', isDateDisabled: isWeekend },
  parameters: {
    pseudo: {
      hover: ['[data-date="2026-11-24"]', '[data-date="2026-11-25"]'],
      active: '[data-date="2026-11-25"]',
      focus: '[data-date="2026-11-26"]',
      focusVisible: '[data-date="2026-11-26"]',
    },
  },
});

export const MovesByKeyboard = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: '2026-11-27' },
  play: async ({ canvasElement, args }) => {
    day(canvasElement, /^Today/).focus();
    for (const [keys, name] of [
      ['{ArrowRight}', 'Saturday, November 28, 2026'],
      ['{ArrowDown}', 'Saturday, December 5, 2026'],
      ['{ArrowLeft}', 'Friday, December 4, 2026'],
      ['{ArrowUp}', 'Today, Friday, November 27, 2026'],
      ['{Home}', 'Sunday, November 22, 2026'],
      ['{End}', 'Saturday, November 28, 2026'],
      ['{PageDown}', 'Monday, December 28, 2026'],
      ['{PageUp}', 'Saturday, November 28, 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday, November 28, 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday, November 28, 2026'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(day(canvasElement, name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-28');
    // One tab stop for the whole month.
    await userEvent.tab({ shift: true });
    await expect(within(canvasElement).getByRole('button', { name: 'Next month' })).toHaveFocus();
  },
});

export const SelectsMonthAndYear = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'February');
    await expect(canvas.getByRole('grid', { name: 'February 2026' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2028');
    await expect(canvas.getByRole('grid', { name: 'February 2028' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('March 2028');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('February 2028');
  },
});

export const WithLimits = meta.story({
  tags: ['visual'],
  args: {
    defaultValue: '2026-11-24',
    min: '2026-11-10',
    max: '2027-01-15',
    isDateDisabled: isWeekend,
  },
  play: async ({ canvas, canvasElement, args }) => {
    const selected = day(canvasElement, 'Tuesday, November 24, 2026');
    await expect(getComputedStyle(selected).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled');
    await expect(day(canvasElement, 'Monday, November 9, 2026')).toHaveAttribute('aria-disabled');
    await userEvent.click(day(canvasElement, 'Saturday, November 28, 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // The keyboard stops at the limit.
    day(canvasElement, 'Tuesday, November 24, 2026').focus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day(canvasElement, 'Friday, January 15, 2027')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-15');
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveTextContent('20262027');
  },
});

export const OtherLocales = meta.story({
  tags: ['visual'],
  // Its own providers have no messages in these languages.
  parameters: {
    ownWords: [
      'Calendar',
      'Previous month',
      'Month',
      'Year',
      'Next month',
      'Today, الجمعة، ٢٧ نوفمبر ٢٠٢٦',
      'Today, ۱۴۰۵ آذر ۶, جمعه',
    ],
  },
  render: (args) => (
    <Cluster align="start" gap={6}>
      {['de-DE', 'ar-EG', 'fa-IR'].map((language) => (
        <LocaleProvider
          key={language}
          language={language}
          {...(language === 'de-DE' && { messages: german })}
        >
          <div dir={directionOf(language)} lang={language}>
            <Calendar {...args} />
          </div>
        </LocaleProvider>
      ))}
    </Cluster>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('M');
    await expect(
      within(grid).getByRole('button', { name: 'Heute, Freitag, 27. November 2026' }),
    ).toBeVisible();
    await userEvent.click(within(grid).getByRole('button', { name: 'Montag, 30. November 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30');
    // The Persian calendar starts its year in March.
    const persian = canvas.getByRole('grid', { name: /آذر/ });
    await userEvent.click(within(persian).getByRole('button', { name: /آذر ۱۰/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    const arabic = canvas.getByRole('grid', { name: /^نوفمبر/ });
    const today = within(arabic).getByRole('button', { name: /^Today/ });
    today.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(canvasElement, /٢٨ نوفمبر/)).toHaveFocus();
  },
});

export const TodayInAnotherTimeZone = meta.story({
  args: { today: undefined },
  render: (args) => (
    <Cluster align="start" gap={6}>
      <Calendar {...args} aria-label="Kiritimati" timeZone="Pacific/Kiritimati" />
      <Calendar {...args} aria-label="Niue" timeZone="Pacific/Niue" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const todayIn = (name: string) =>
      within(canvas.getByRole('group', { name })).getByRole('button', { current: 'date' }).ariaLabel;
    // They are 25 hours apart.
    await waitFor(() => expect(todayIn('Kiritimati')).not.toBe(todayIn('Niue')));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: '2026-11-27' },
});

export const Narrow = meta.story({ decorators: [narrow], args: { defaultValue: '2026-11-27' } });
