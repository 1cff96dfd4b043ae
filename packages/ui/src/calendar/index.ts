export { Calendar, type CalendarProps, type CalendarWords, type WeekDay } from './calendar.tsx';
