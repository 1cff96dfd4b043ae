import { css } from '@emotion/react';
import { color, duration, easing, media, radius, space } from '../foundations/tokens/index.ts';

export const dateInput = css({
  maxInlineSize: '14rem',
  // Safari on phones collapses an empty date input and centers its text.
  appearance: 'none',
  textAlign: 'start',
  '&::-webkit-date-and-time-value': { textAlign: 'start' },
  '&::-webkit-datetime-edit-fields-wrapper': { padding: 0 },
  '&::-webkit-datetime-edit-text': { color: color.textSubtle, paddingInline: '0.0625rem' },
  '&::-webkit-datetime-edit-day-field:focus, &::-webkit-datetime-edit-month-field:focus, &::-webkit-datetime-edit-year-field:focus':
    { background: color.accent, color: color.onAccent },
  '&::-webkit-calendar-picker-indicator': {
    padding: space[1],
    marginInlineEnd: `calc(-1 * ${space[1]})`,
    borderRadius: radius.sm,
    opacity: 0.65,
    cursor: 'pointer',
    transition: `opacity ${duration.fast} ${easing.out}`,
  },
  [media.hover]: { '&::-webkit-calendar-picker-indicator:hover': { opacity: 1 } },
  '&:disabled::-webkit-calendar-picker-indicator': { opacity: 0.3 },
});
