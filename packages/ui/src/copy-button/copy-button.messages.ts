/** The built-in texts of `CopyButton`. */
export interface CopyButtonMessages {
  label: string;
  /** The label for two seconds after copying. */
  copied: string;
  /** What to do if the browser blocks copying. The text appears below it, selected. */
  refused: string;
}

export const copyButtonMessages: CopyButtonMessages = {
  label: 'Copy',
  copied: 'Copied',
  refused: 'Your browser blocked copying. Copy the selected text yourself.',
};
