import { afterEach, describe, expect, it } from 'vitest';
import { browserTimeZone, deviceZoneHint, showMomentsIn, viewerDay, viewerFormat } from './viewer-time.ts';

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

describe('deviceZoneHint', () => {
  it('names the device time zone when times are shown in another one', () => {
    const other = browserTimeZone() === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo';
    showMomentsIn(other);
    expect(deviceZoneHint()).toContain(browserTimeZone().replaceAll('_', ' '));
  });

  it.each([null, browserTimeZone()])('is empty when times are shown in %j', (timeZone) => {
    showMomentsIn(timeZone);
    expect(deviceZoneHint()).toBe('');
  });
});
