/** What a `Combobox` says beside its options. */
export interface ComboboxWords {
  /** The name of the button that opens the list, for pointers. */
  toggle: string;
  /** While options are on their way. */
  loading: string;
  /** Where nothing matches. */
  empty: string;
  /** How many options there are, for screen readers. */
  count: (count: number) => string;
  /** The option that takes the typed text as it is. */
  take: (text: string) => string;
  /** The name of the button that takes back a choice. */
  remove: (label: string) => string;
  /** What screen readers hear after that. */
  removed: (label: string) => string;
}

export const englishWords: ComboboxWords = {
  toggle: 'Show options',
  loading: 'Loading options',
  empty: 'Nothing matches. Try another word.',
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
  take: (text) => `Use “${text}”`,
  remove: (label) => `Remove ${label}`,
  removed: (label) => `${label} removed`,
};
