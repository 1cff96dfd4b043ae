import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarMeeting, writeCalendar } from './meeting-calendar.ts';

const meeting = {
  id: '0b6f8a52-5c3e-4d0c-9d7e-3a1f0c2b4d5e',
  title: 'First-month review',
  startsAt: new Date('2026-06-09T14:00:00Z'),
  endsAt: new Date('2026-06-09T14:45:00Z'),
  place: '',
  notes: '',
  version: 3,
  createdAt: new Date('2026-06-01T12:00:00Z'),
  updatedAt: new Date('2026-06-02T12:00:00Z'),
};
const organizer = { name: 'Uplift', address: 'hello@uplift.example' };
const guests = [
  { kind: 'manager' as const, name: 'Maya "May" Torres', email: 'maya@uplift.example' },
  { kind: 'client' as const, name: 'Kim O’Brook; Ltd, Inc.', email: "kim.o'brook@northside.example" },
];
const write = (
  fields: object = {},
  company = 'Northside',
  method: CalendarMeeting['method'] = 'PUBLISH',
  timeZone = 'UTC',
) =>
  writeCalendar({
    meeting: { ...meeting, ...fields },
    company,
    siteUrl: 'https://uplift.example',
    organizer,
    method,
    guests,
    timeZone,
  });

/** Parses the only event with another library. */
function eventOf(text: string): ICAL.Component {
  const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('There is not exactly one event.');
  return event;
}

const read = (text: string, name: string) => eventOf(text).getFirstPropertyValue(name);

test('is read correctly by another library', () => {
  const calendar = write({ notes: 'One, two; three\\four\r\nfive: "six"', place: 'https: room 4, "North"' });
  expect(read(calendar, 'description')).toBe('One, two; three\\four\nfive: "six"');
  expect(read(calendar, 'location')).toBe('https: room 4, "North"');
  expect(read(calendar, 'url')).toBeNull();
  expect(read(calendar, 'sequence')).toBe(2);
  const { startDate, endDate, uid } = new ICAL.Event(eventOf(calendar));
  expect([startDate, endDate].map((time) => time.toJSDate())).toEqual([meeting.startsAt, meeting.endsAt]);
  expect(startDate.zone.tzid).toBe('UTC');
  expect(uid).toBe(`meeting-${meeting.id}@uplift.example`);
});

/** Reads the start and end of a meeting with another library, which takes time zones from the file. */
function timesIn(timeZone: string, startsAt: string, endsAt: string) {
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const { startDate, endDate } = new ICAL.Event(eventOf(write(times, 'Northside', 'REQUEST', timeZone)));
  const read = [startDate, endDate].map((time) => time.toJSDate().toISOString().replace('.000', ''));
  return { read, local: startDate.toString(), zone: startDate.zone.tzid };
}

test.for([
  ['America/Los_Angeles', '2026-11-01T10:00:00Z', '2026-11-01T02:00:00'],
  ['America/Los_Angeles', '2027-03-14T10:00:00Z', '2027-03-14T03:00:00'],
  ['America/Los_Angeles', '2027-01-01T07:45:00Z', '2026-12-31T23:45:00'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01T00:00:00'],
  ['Pacific/Auckland', '2027-04-03T15:00:00Z', '2027-04-04T03:00:00'],
  ['Pacific/Auckland', '2026-09-26T14:00:00Z', '2026-09-27T03:00:00'],
] as const)('gives times in the time zone of the reader: %s at %s', ([timeZone, startsAt, local]) => {
  const endsAt = new Date(Date.parse(startsAt) + 900_000).toISOString().replace('.000', '');
  expect(timesIn(timeZone, startsAt, endsAt)).toEqual({ read: [startsAt, endsAt], local, zone: timeZone });
});

test.for([
  ['America/Los_Angeles', '2026-11-01T08:30:00Z'],
  ['America/Los_Angeles', '2026-11-01T09:30:00Z'],
  ['Pacific/Auckland', '2027-04-03T14:30:00Z'],
] as const)('gives times in UTC if clocks in %s show them twice: %s', ([timeZone, startsAt]) => {
  const endsAt = startsAt.replace(':30:', ':45:');
  expect(timesIn(timeZone, startsAt, endsAt)).toMatchObject({ read: [startsAt, endsAt], zone: 'UTC' });
});

test('gives the same moments in every time zone', () => {
  const times = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'] as const;
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const { read, zone } = timesIn(timeZone, ...times);
    expect(read, timeZone).toEqual(times);
    expect(zone, timeZone).not.toBe('floating');
  }
});

test('names its organizer', () => {
  const property = eventOf(write()).getFirstProperty('organizer');
  expect(property?.getFirstValue()).toBe('mailto:hello@uplift.example');
  expect(property?.getFirstParameter('cn')).toBe('Uplift');
});

test('names its guests in invitations and cancellations, but not when published', () => {
  const attendeesOf = (method: CalendarMeeting['method']) =>
    eventOf(write({}, 'Northside', method))
      .getAllProperties('attendee')
      .map((attendee) => [
        attendee.getFirstValue(),
        ...['cn', 'role', 'partstat', 'rsvp'].map((name) => attendee.getFirstParameter(name)),
      ]);
  const named = [
    ['MAILTO:maya@uplift.example', 'Maya "May" Torres', 'CHAIR', 'ACCEPTED', 'FALSE'],
    [
      "MAILTO:kim.o'brook@northside.example",
      'Kim O’Brook; Ltd, Inc.',
      'REQ-PARTICIPANT',
      'NEEDS-ACTION',
      'FALSE',
    ],
  ];
  expect(attendeesOf('REQUEST')).toEqual(named);
  expect(attendeesOf('CANCEL')).toEqual(named);
  expect(attendeesOf('PUBLISH')).toEqual([]);
});

test.for([
  ['https://meet.example/a,b;c?d=e,f;g', 'https://meet.example/a,b;c?d=e,f;g'],
  ['https://meet.example/a%2Cb%3bc?d=%5c,', 'https://meet.example/a%2Cb%3bc?d=%5c,'],
  ['https://meet.example/x?y=\\z#\\', 'https://meet.example/x?y=%5Cz#%5C'],
  ['https://meet.example/two words', 'https://meet.example/two%20words'],
  ['HTTPS://Meet.example/room', 'https://meet.example/room'],
  [
    'https://meet.example/19%3ameeting%40v2/0?q=1&b=%7b%7d',
    'https://meet.example/19%3ameeting%40v2/0?q=1&b=%7b%7d',
  ],
] as const)('writes the link %s as a URL without escapes', ([place, url]) => {
  const calendar = write({ place, notes: '\u2028URL;VALUE=URI:https://notes.example' });
  expect(calendar.replaceAll('\r\n ', '').split('\r\n')).toContain(`URL;VALUE=URI:${url}`);
  expect(read(calendar, 'url')).toBe(url);
  expect(read(calendar, 'location')).toBe(place);
});

test('folds a long link at 75 bytes', () => {
  const place = `https://meet.example/${'$&,;'.repeat(60)}`;
  const calendar = write({ place });
  expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(read(calendar, 'url')).toBe(place);
});

test('removes control characters from every text', () => {
  const controls = String.fromCharCode(...Array(32).keys(), 0x7f, 0x85).replace(/[\t\n\r]/g, '');
  const calendar = write(
    { title: `Re${controls}view`, notes: `Tab\t${controls}\nline\rline\u2028`, place: `Room${controls} 4` },
    `North${controls}side`,
  );
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
  expect(read(calendar, 'summary')).toBe('Review (Northside)');
  expect(read(calendar, 'description')).toBe('Tab\t\nline\nline\u2028');
  expect(read(calendar, 'location')).toBe('Room 4');
});
