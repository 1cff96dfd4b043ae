/** The built-in text of `BackToTop`. */
export interface BackToTopMessages {
  label: string;
}

export const backToTopMessages: BackToTopMessages = {
  label: 'Back to top',
};
