export type { CalendarMessages } from './calendar.messages.ts';
export { Calendar, type CalendarProps, type WeekDay } from './calendar.tsx';
