/** The labels and errors of a `DatePicker` and a `DateRangePicker`. */
export interface DatePickerMessages {
  /** The accessible name of the button that opens the calendar. */
  open: string;
  /** The accessible name of the first date of a range. */
  from: string;
  /** The accessible name of the last date of a range. */
  to: string;
  /** The accessible name of the suggested ranges. */
  presets: string;
  /** The error for text that isn't a date. */
  invalid: (example: string) => string;
  /** The error for a date before `min`. */
  tooEarly: (min: string) => string;
  /** The error for a date after `max`. */
  tooLate: (max: string) => string;
  /** The error for a date that `isDateDisabled` refuses. */
  unavailable: (date: string) => string;
}

export const datePickerMessages: DatePickerMessages = {
  open: 'Open calendar',
  from: 'From',
  to: 'To',
  presets: 'Suggestions',
  invalid: (example) => `Enter a date, such as ${example}.`,
  tooEarly: (min) => `Enter ${min} or a later date.`,
  tooLate: (max) => `Enter ${max} or an earlier date.`,
  unavailable: (date) => `${date} isn’t available. Enter another date.`,
};
