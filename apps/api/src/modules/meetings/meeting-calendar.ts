import {
  foldLines,
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';
import type { Participant } from '../../database/participants.ts';
import type { MailAddress } from '../../mail/mailer.ts';
import { meetingSummary } from './meeting-news.ts';
import type { MeetingRow } from './meetings.repository.ts';

export interface CalendarMeeting {
  meeting: Pick<
    MeetingRow,
    'id' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'version' | 'createdAt' | 'updatedAt'
  >;
  company: string;
  siteUrl: string;
  /** The organizer in calendars. Never changes, as calendars accept updates only from the first organizer. */
  organizer: MailAddress;
  /** `PUBLISH` shows the meeting, `REQUEST` invites guests or updates their entry, `CANCEL` removes it. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  guests: readonly Pick<Participant, 'kind' | 'name' | 'email'>[];
  /** IANA time zone of the reader. */
  timeZone: string;
}

/** Doesn't ask for replies, because nothing here reads them. */
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

/** Returns the link of a place, or null if the place is plain text. URLs have no backslashes (RFC 3986). */
function linkOf(place: string): string | null {
  const link = /^https:\/\//i.test(place) ? URL.parse(place) : null;
  return link?.href.replaceAll('\\', '%5C') ?? null;
}

/** Writes the link as it is. ical-generator escapes it as if it were text (RFC 5545 3.3.13). */
function withLink(lines: string, link: string): string {
  const unfolded = lines.replaceAll('\r\n ', '');
  return foldLines(unfolded.replace(/(?<=\r\nURL;VALUE=URI:)[^\r\n]*/, () => link));
}

/** Calendars reject control characters (RFC 5545 3.1). Line breaks in texts are already escaped here. */
function withoutControls(lines: string): string {
  return lines.replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

const timeIn = (timeZone: string, moment: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

/**
 * Whether every calendar reads the local time of a moment as that moment. Not if the clock shows it twice,
 * because calendars choose differently, or if the library has other rules for the time zone than Node.
 */
function isReadAlike(timeZone: string, moment: Date): boolean {
  const time = timeIn(timeZone, moment);
  const local = time.toPlainDateTime();
  const isShownOnce = (['earlier', 'later'] as const).every((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }).equals(time),
  );
  const [day = '', clock = ''] = local.toString({ smallestUnit: 'minute' }).split('T');
  return isShownOnce && tzlib_get_offset(timeZone, day, clock) === time.offset.replace(':', '');
}

/** Returns a time zone as VTIMEZONE, and its name there: that of Europe/Oslo is Europe/Berlin. */
function zoneBlock(timeZone: string): { text: string; name: string } {
  const [text = '', parameter = ''] = [tzlib_get_ical_block(timeZone)].flat();
  return { text, name: parameter.replace('TZID=', '') };
}

/**
 * Renders a meeting as an iCalendar file (RFC 5545). The UID stays the same and SEQUENCE grows with every
 * change, so that a later file replaces an earlier one. Times are in the reader's time zone, or in UTC if
 * calendars could read them as other times.
 */
export function writeCalendar({
  meeting,
  company,
  siteUrl,
  organizer,
  method,
  guests,
  timeZone,
}: CalendarMeeting): string {
  const { id, startsAt, endsAt, place, notes, version, createdAt, updatedAt } = meeting;
  const { hostname } = new URL(siteUrl);
  const link = linkOf(place);
  const isInZone = timeZone !== 'UTC' && [startsAt, endsAt].every((moment) => isReadAlike(timeZone, moment));
  const calendar = new ICalCalendar({
    prodId: { company: 'Uplift', product: 'Client portal', language: 'EN' },
    method: ICalCalendarMethod[method],
    // Only the event has a time zone: with one of the whole file, DTSTAMP wouldn't be in UTC.
    timezone: { name: null, generator: (name) => zoneBlock(name).text },
  });
  calendar.createEvent({
    id: `meeting-${id}@${hostname}`,
    sequence: version - 1,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: timeIn(timeZone, startsAt),
    end: timeIn(timeZone, endsAt),
    timezone: isInZone ? zoneBlock(timeZone).name : 'UTC',
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
    // RFC 5546 3.2.1: a published event names no guests.
    attendees: method === 'PUBLISH' ? [] : guests.map(attendeeOf),
    summary: meetingSummary(meeting, company),
    description: notes || null,
    location: place || null,
    url: link,
  });
  const lines = calendar.toString();
  return withoutControls(link === null ? lines : withLink(lines, link));
}
