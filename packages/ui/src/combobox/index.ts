export type { ComboboxMessages } from './combobox.messages.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './combobox-option.ts';
