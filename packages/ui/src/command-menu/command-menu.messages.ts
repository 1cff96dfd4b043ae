/** The built-in texts of `CommandMenu`. */
export interface CommandMenuMessages {
  /** The accessible name of the menu. */
  label: string;
  placeholder: string;
  loading: string;
  /** Shown if nothing matches. */
  empty: string;
  /** The accessible name of the close button, and the label of its key. */
  close: string;
  /** The label of the arrow keys. */
  navigate: string;
  /** The label of the Enter key. */
  select: string;
}

export const commandMenuMessages: CommandMenuMessages = {
  label: 'Commands',
  placeholder: 'Search or run a command',
  loading: 'Searching',
  empty: 'Nothing found. Try another word.',
  close: 'Close',
  navigate: 'Navigate',
  select: 'Select',
};
