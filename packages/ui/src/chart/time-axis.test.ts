import { describe, expect, it } from 'vitest';
import { createLocale } from '../foundations/locale/locale-context.ts';
import { timeAxis } from './time-axis.ts';

const locale = (language: string) =>
  createLocale({ language, direction: undefined, currency: 'USD', messages: {} });

function labelsOf(texts: readonly string[], width = 800, timeZone = 'UTC', language = 'en-US'): string[] {
  const { axis } = timeAxis({ timeZone })(texts, locale(language));
  return axis(0, width, 13)
    .labels.map(({ text }) => text)
    .filter(Boolean);
}

describe('timeAxis', () => {
  it('places values by their distance in time', () => {
    const { axis } = timeAxis()(['2026-11-01', '2026-11-02', '2026-11-11'], locale('en-US'));
    const { along } = axis(0, 100, 13);
    expect([0, 1, 2].map(along.at)).toEqual([0, 10, 100]);
    expect(along.nearest(30)).toBe(1);
    expect(along.nearest(60)).toBe(2);
  });

  it('labels round times, in the detail that their distance needs', () => {
    expect(labelsOf(['2026-11-01T00:00Z', '2026-11-01T12:00Z'])).toContain('6:00 AM');
    expect(labelsOf(['2026-11-01', '2026-11-30'])).toContain('Nov 8');
    expect(labelsOf(['2026-01-10', '2026-12-20'])).toContain('Apr 2026');
    expect(labelsOf(['2019-05-01', '2026-11-27'])).toContain('2020');
  });

  it('labels round local times of the time zone', () => {
    const texts = ['2026-11-10T07:00Z', '2026-11-12T07:00Z'];
    expect(labelsOf(texts, 300, 'America/Boise')).toEqual(labelsOf(['2026-11-10', '2026-11-12'], 300));
  });

  it('names times in the language, and the time zone only of times', () => {
    const days = timeAxis({ timeZone: 'America/Boise' })(['2026-11-27'], locale('de'));
    expect(days.captions.categories).toEqual(['27.11.2026']);
    expect(days.captions.zone).toBeUndefined();
    const times = timeAxis({ timeZone: 'America/Boise' })(['2026-11-27T18:30Z'], locale('en-US'));
    expect(times.captions.categories).toEqual(['Nov 27, 2026, 11:30 AM']);
    expect(times.captions.zone).toBe('Mountain Time');
  });

  it('leaves out labels that would overlap', () => {
    expect(labelsOf(['2026-01-10', '2026-12-20'], 160).length).toBeLessThanOrEqual(2);
  });
});
