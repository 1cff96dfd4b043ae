export type { DatePickerMessages } from './date-picker.messages.ts';
export { DatePicker, type DatePickerProps } from './date-picker.tsx';
