/** The labels and announcements of a `Combobox`. */
export interface ComboboxMessages {
  /** The accessible name of the button that opens the list, for pointer users. */
  toggle: string;
  /** Shown while options load. */
  loading: string;
  /** Shown if nothing matches. */
  empty: string;
  /** Announces the number of options. */
  count: (count: number) => string;
  /** The label of the option that selects the typed text. */
  take: (text: string) => string;
  /** The accessible name of the button that removes a selected option. */
  remove: (label: string) => string;
  /** Announces the removed option. */
  removed: (label: string) => string;
}

export const comboboxMessages: ComboboxMessages = {
  toggle: 'Show options',
  loading: 'Loading options',
  empty: 'Nothing matches. Try another word.',
  count: (count) => (count === 1 ? '1 option' : `${count.toLocaleString('en-US')} options`),
  take: (text) => `Use “${text}”`,
  remove: (label) => `Remove ${label}`,
  removed: (label) => `${label} removed`,
};
