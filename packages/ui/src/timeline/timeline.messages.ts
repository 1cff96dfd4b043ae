/** The status of a `Timeline.Item` as text, for screen readers. */
export interface TimelineMessages {
  past: string;
  current: string;
  upcoming: string;
}

export const timelineMessages: TimelineMessages = { past: 'Done', current: 'Now', upcoming: 'Upcoming' };
