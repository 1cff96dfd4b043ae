/** The built-in text of `Dialog` and `Sheet`. */
export interface DialogMessages {
  /** The accessible name of the close button. */
  close: string;
}

export const dialogMessages: DialogMessages = {
  close: 'Close',
};
