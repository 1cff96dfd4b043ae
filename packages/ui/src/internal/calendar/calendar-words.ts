/** The built-in labels of calendars. */
export interface CalendarWords {
  /** Accessible name of the calendar. @default 'Calendar' */
  calendar: string;
  /** @default 'Previous month' */
  previousMonth: string;
  /** @default 'Next month' */
  nextMonth: string;
  /** Accessible name of the month's select. @default 'Month' */
  month: string;
  /** Accessible name of the year's select. @default 'Year' */
  year: string;
  /** Accessible name of the current date. @default (date) => `Today, ${date}` */
  today: (date: string) => string;
}

export const defaultCalendarWords: CalendarWords = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: (date) => `Today, ${date}`,
};
