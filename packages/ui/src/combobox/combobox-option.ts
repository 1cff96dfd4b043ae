export interface ComboboxOption {
  /** What is reported and sent. */
  value: string;
  /** What is shown, and what the search looks at. */
  label: string;
  /** A second, quieter line. The search does not look at it. */
  description?: string;
  /** Other words that the search finds it by. */
  keywords?: readonly string[];
  /** Whether it cannot be chosen at present. @default false */
  disabled?: boolean;
}
