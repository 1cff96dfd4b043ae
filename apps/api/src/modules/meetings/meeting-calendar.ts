import {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { MailAddress } from '../../mail/mailer.ts';
import type { Participant } from '../notifications/notifications.repository.ts';
import type { MeetingRow } from './meetings.repository.ts';

export interface CalendarMeeting {
  meeting: Pick<
    MeetingRow,
    'id' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'version' | 'createdAt' | 'updatedAt'
  >;
  company: string;
  siteUrl: string;
  /** Whose meeting it is for calendars. It never changes, as calendars take changes from the first organizer only. */
  organizer: MailAddress;
  /** `PUBLISH` tells of it, `REQUEST` invites its guests or changes what they have, `CANCEL` takes it away from them. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  guests: readonly Pick<Participant, 'kind' | 'name' | 'email'>[];
}

/** What a meeting is called where nothing else says with whom it is. */
export function meetingSummary({ title }: Pick<MeetingRow, 'title'>, company: string): string {
  return `${title} (${company})`;
}

/** Answers are not asked for: nothing here reads them. */
function attendeeOf({ kind, name, email }: CalendarMeeting['guests'][number]): ICalAttendeeData {
  const isManager = kind === 'manager';
  return {
    name,
    email,
    role: isManager ? ICalAttendeeRole.CHAIR : ICalAttendeeRole.REQ,
    status: isManager ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    rsvp: false,
  };
}

/**
 * The link of a place, null where it is in words. ical-generator escapes a link as if it were text (RFC 5545 3.3.13), so
 * nothing is left to escape.
 */
function linkOf(place: string): string | null {
  const link = /^https:\/\//i.test(place) ? URL.parse(place) : null;
  return link?.href.replace(/[,;\\]/g, (character) => encodeURIComponent(character)) ?? null;
}

/** Calendars refuse control characters (RFC 5545 3.1). Line breaks of texts are escaped before. */
function withoutControls(lines: string): string {
  return lines.replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/**
 * A meeting as calendars read it (RFC 5545). Its UID stays and its SEQUENCE grows with every change, so that a later
 * file replaces an earlier one. Its times are those of UTC, which every calendar shows in the zone of its owner.
 */
export function writeCalendar({
  meeting,
  company,
  siteUrl,
  organizer,
  method,
  guests,
}: CalendarMeeting): string {
  const { id, startsAt, endsAt, place, notes, version, createdAt, updatedAt } = meeting;
  const { hostname } = new URL(siteUrl);
  const calendar = new ICalCalendar({
    prodId: { company: 'Uplift', product: 'Client portal', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `meeting-${id}@${hostname}`,
    sequence: version - 1,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
    // RFC 5546 3.2.1: what is published names no guests.
    attendees: method === 'PUBLISH' ? [] : guests.map(attendeeOf),
    summary: meetingSummary(meeting, company),
    description: notes || null,
    location: place || null,
    url: linkOf(place),
  });
  return withoutControls(calendar.toString());
}
