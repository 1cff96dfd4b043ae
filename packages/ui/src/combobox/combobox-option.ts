export interface ComboboxOption {
  /** The value that is reported and submitted. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** A second, less prominent line. Not searched. */
  description?: string;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Whether the option can't be selected. @default false */
  disabled?: boolean;
}
