import { expect, test } from 'vitest';
import { newsOf } from './meeting-news.ts';

const now = new Date('2026-06-01T12:00:00Z');
const planned = {
  title: 'Review',
  startsAt: new Date('2026-06-09T14:00:00Z'),
  endsAt: new Date('2026-06-09T15:00:00Z'),
  place: 'Room 4',
  notes: '',
  state: 'planned' as const,
  deletedAt: null,
};
const past = {
  ...planned,
  startsAt: new Date('2026-05-09T14:00:00Z'),
  endsAt: new Date('2026-05-09T15:00:00Z'),
};
const running = { ...planned, startsAt: new Date('2026-06-01T11:30:00Z') };
const cancelled = { ...planned, state: 'cancelled' as const };
const deleted = { ...planned, deletedAt: now };
const held = { ...running, state: 'held' as const };

test.for([
  ['planned', null, planned, 'invitation'],
  ['recorded after it took place', null, { ...past, state: 'held' as const }, null],
  ['recorded for a day that is over', null, past, null],
  ['saved without a change', planned, { ...planned, startsAt: new Date(planned.startsAt) }, null],
  ['renamed', planned, { ...planned, title: 'Other' }, 'change'],
  ['moved', planned, { ...planned, startsAt: new Date('2026-06-09T14:30:00Z') }, 'change'],
  ['made longer', planned, { ...planned, endsAt: new Date('2026-06-09T16:00:00Z') }, 'change'],
  ['moved to a day that is over', planned, past, 'change'],
  ['moved from a day that is over', past, planned, 'change'],
  ['put elsewhere', planned, { ...planned, place: '' }, 'change'],
  ['given an agenda', planned, { ...planned, notes: 'Bring the figures.' }, 'change'],
  ['given notes when it is over', past, { ...past, notes: 'All went well.' }, null],
  ['held', running, { ...held, notes: 'All went well.' }, null],
  ['held by mistake', held, running, null],
  ['canceled', planned, cancelled, 'cancellation'],
  ['canceled when it is over', past, { ...past, state: 'cancelled' as const }, null],
  ['changed while it is canceled', cancelled, { ...cancelled, title: 'Other' }, null],
  ['planned again', cancelled, planned, 'invitation'],
  ['deleted', planned, deleted, 'cancellation'],
  ['deleted when it is over', past, { ...past, deletedAt: now }, null],
  ['deleted after it was canceled', cancelled, { ...cancelled, deletedAt: now }, null],
  ['brought back', deleted, planned, 'invitation'],
  ['brought back as canceled', { ...cancelled, deletedAt: now }, cancelled, null],
] as const)('returns the mail for a meeting that is %s', ([, before, after, news]) => {
  expect(newsOf(before, after, now)).toBe(news);
});
