/** The texts of `ToastViewport` and `Toaster` that screen readers announce. */
export interface ToastMessages {
  /** The accessible name of the region. `{hotkey}` is replaced by the key that moves focus there. */
  label: string;
  /** Introduces a toast. */
  notification: string;
  /** The accessible name of the dismiss button. */
  close: string;
}

export const toastMessages: ToastMessages = {
  label: 'Notifications ({hotkey})',
  notification: 'Notification',
  close: 'Dismiss',
};
