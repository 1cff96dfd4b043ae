import type { IconComponent } from '../icon/index.ts';

export interface RichSelectOption {
  /** The value that is reported and submitted. Not the empty string. */
  value: string;
  /** The text that is shown and found by typing. */
  label: string;
  /** A second, less prominent line. */
  description?: string;
  /** An icon before the label. */
  icon?: IconComponent;
  /** Whether the option can't be selected. @default false */
  disabled?: boolean;
}

export interface RichSelectGroup {
  /** The name of the group. */
  label: string;
  options: readonly RichSelectOption[];
}
