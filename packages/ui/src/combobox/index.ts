export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './combobox-option.ts';
export type { ComboboxWords } from './combobox-words.ts';
