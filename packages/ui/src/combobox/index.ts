export type { ComboboxMessages } from './combobox.messages.ts';
export { Combobox, type ComboboxProps, type ComboboxValue } from './combobox.tsx';
export type { ComboboxOption } from './combobox-option.ts';
