export { RichSelect, type RichSelectProps } from './rich-select.tsx';
export type { RichSelectGroup, RichSelectOption } from './rich-select-option.ts';
