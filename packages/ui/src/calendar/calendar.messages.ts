/** The labels and announcements of a `Calendar`. */
export interface CalendarMessages {
  /** The accessible name of the calendar. */
  calendar: string;
  /** The accessible name of the button that shows the month before. */
  previousMonth: string;
  /** The accessible name of the button that shows the month after. */
  nextMonth: string;
  /** The accessible name of the select of months. */
  month: string;
  /** The accessible name of the select of years. */
  year: string;
  /** The accessible name of the current date. */
  today: (date: string) => string;
}

export const calendarMessages: CalendarMessages = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: (date) => `Today, ${date}`,
};
