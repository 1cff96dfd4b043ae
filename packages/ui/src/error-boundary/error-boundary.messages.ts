/** The built-in texts of the error boundaries. */
export interface ErrorBoundaryMessages {
  pageTitle: string;
  pageText: string;
  reload: string;
  home: string;
  sectionTitle: string;
  sectionText: string;
  tryAgain: string;
  componentText: string;
  retry: string;
}

export const errorBoundaryMessages: ErrorBoundaryMessages = {
  pageTitle: 'Page Error',
  pageText: 'Something went wrong on this page. Reloading usually fixes it.',
  reload: 'Reload Page',
  home: 'Go to Homepage',
  sectionTitle: 'Section Unavailable',
  sectionText: 'This part of the page couldn’t be shown. The rest still works.',
  tryAgain: 'Try Again',
  componentText: 'Component error',
  retry: 'Retry',
};
