import { afterEach, describe, expect, it } from 'vitest';
import {
  browserTimeZone,
  showMomentsIn,
  viewerDay,
  viewerFormat,
  viewerMoment,
  viewerZoneHint,
} from './viewer-time.ts';

afterEach(() => showMomentsIn(null));

describe('viewerDay', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (timeZone, moment, day) => {
    showMomentsIn(timeZone);
    expect(viewerDay(moment)).toBe(day);
    expect(viewerDay(Date.parse(moment))).toBe(day);
  });
});

describe('viewerFormat', () => {
  const time = viewerFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', hourCycle: 'h23' });
  const at = Date.parse('2026-11-01T09:30:00Z');

  it('follows the viewer from one time zone to the next', () => {
    const shown = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'].map((timeZone) => {
      showMomentsIn(timeZone);
      return time().format(at);
    });
    expect(shown).toEqual(['01:30 PST', '15:00 GMT+5:30', '22:30 GMT+13']);
  });

  it('falls back to the browser time zone when none or an unknown one is stored', () => {
    showMomentsIn(null);
    const own = time().format(at);
    showMomentsIn('Mars/Olympus');
    expect(time().format(at)).toBe(own);
  });
});

describe('viewerMoment', () => {
  it.each([
    // Before and after clocks change.
    ['America/Los_Angeles', '2026-03-08T01:59', '2026-03-08T09:59:00Z'],
    ['America/Los_Angeles', '2026-03-08T03:00', '2026-03-08T10:00:00Z'],
    ['America/Los_Angeles', '2026-11-01T00:59', '2026-11-01T07:59:00Z'],
    ['America/Los_Angeles', '2026-11-01T02:00', '2026-11-01T10:00:00Z'],
    ['America/Los_Angeles', '2026-11-01T23:59:59', '2026-11-02T07:59:59Z'],
    ['Pacific/Auckland', '2026-04-05T01:59', '2026-04-04T12:59:00Z'],
    ['Pacific/Auckland', '2026-04-05T03:00', '2026-04-04T15:00:00Z'],
    ['Pacific/Auckland', '2026-09-27T01:59', '2026-09-26T13:59:00Z'],
    ['Pacific/Auckland', '2026-09-27T03:00', '2026-09-26T14:00:00Z'],
    // New Year.
    ['America/Los_Angeles', '2026-12-31T23:59:59', '2027-01-01T07:59:59Z'],
    ['Asia/Kolkata', '2027-01-01T00:00', '2026-12-31T18:30:00Z'],
    ['Pacific/Auckland', '2027-01-01T00:00', '2026-12-31T11:00:00Z'],
    // The local time occurs twice.
    ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30:00Z'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00Z'],
    // The local time doesn't exist.
    ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:30:00Z'],
    ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:30:00Z'],
  ])('in %s, %s is %s', (timeZone, localTime, moment) => {
    showMomentsIn(timeZone);
    expect(viewerMoment(localTime)).toBe(Date.parse(moment));
  });

  it('uses the browser time zone when none is stored', () => {
    showMomentsIn(null);
    expect(viewerMoment('2026-03-09T14:05')).toBe(new Date(2026, 2, 9, 14, 5).getTime());
  });
});

describe('viewerZoneHint', () => {
  it('names the viewer time zone when it is not the device time zone', () => {
    const other = browserTimeZone() === 'America/New_York' ? 'America/Los_Angeles' : 'America/New_York';
    showMomentsIn(other);
    expect(viewerZoneHint()).toBe(`In your time zone, ${other.replaceAll('_', ' ')}.`);
  });

  it.each([null, browserTimeZone()])('is empty when times are shown in %j', (timeZone) => {
    showMomentsIn(timeZone);
    expect(viewerZoneHint()).toBe('');
  });
});
