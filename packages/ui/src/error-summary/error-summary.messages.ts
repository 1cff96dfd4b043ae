/** The built-in text of `ErrorSummary`. */
export interface ErrorSummaryMessages {
  /** What the user should do. */
  title: string;
}

export const errorSummaryMessages: ErrorSummaryMessages = {
  title: 'Please check what you entered',
};
