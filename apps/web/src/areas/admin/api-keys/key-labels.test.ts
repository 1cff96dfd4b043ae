import { expect, it, onTestFinished } from 'vitest';
import { showMomentsIn, viewerDay } from '../../../app/time/viewer-time.ts';
import { endOfDay } from './key-labels.ts';

it.each([
  ['America/Los_Angeles', '2026-03-08', '2026-03-09T06:59:59.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-02T07:59:59.000Z'],
  ['America/Los_Angeles', '2026-12-31', '2027-01-01T07:59:59.000Z'],
  ['Asia/Kolkata', '2026-12-31', '2026-12-31T18:29:59.000Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-05T11:59:59.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-27T10:59:59.000Z'],
])('a key of a viewer in %s with the last day %s expires at %s', (timeZone, day, moment) => {
  onTestFinished(() => showMomentsIn(null));
  showMomentsIn(timeZone);
  expect(endOfDay(day)).toBe(moment);
  expect(viewerDay(moment)).toBe(day);
});

it('a day that browsers accept but the API does not stays as entered', () => {
  expect(endOfDay('20266-01-01')).toBe('20266-01-01');
});
