import type { Agenda } from '@uplift/data-client/contract/manager';
import { expect, onTestFinished, test } from 'vitest';
import { showMomentsIn } from '../../../app/time/viewer-time.ts';
import { groupAgenda, nameWeek } from './agenda-days.ts';

const of = { id: '1', clientId: '2', company: 'Alder' };

const agenda: Agenda = {
  today: '2026-06-17',
  week: '2026-06-15',
  more: false,
  items: [
    { kind: 'milestone', ...of, title: 'Late', on: '2026-06-01' },
    { kind: 'milestone', ...of, title: 'Today', on: '2026-06-17' },
    { kind: 'milestone', ...of, title: 'Sunday', on: '2026-06-21' },
    { kind: 'approval', ...of, title: 'Asked', since: '2026-06-10T08:00:00.000Z' },
    { kind: 'changes', ...of, title: 'To change', since: '2026-06-10T08:00:00.000Z' },
    {
      kind: 'meeting',
      ...of,
      title: 'Meeting',
      startsAt: '2026-06-17T15:00:00.000Z',
      endsAt: '2026-06-17T16:00:00.000Z',
    },
    { kind: 'measurement', ...of, week: '2026-06-08' },
  ],
};

test('groups an agenda from overdue items to items waiting for the client', () => {
  expect(groupAgenda(agenda).map(({ title, items }) => [title, items.map(({ kind }) => kind)])).toEqual([
    ['Overdue', ['milestone']],
    ['Needs your attention', ['changes', 'measurement']],
    ['Today, Wednesday, June 17', ['milestone', 'meeting']],
    ['Sunday, June 21', ['milestone']],
    ['Waiting for client', ['approval']],
  ]);
});

test('returns no groups for an empty agenda', () => {
  expect(groupAgenda({ ...agenda, items: [] })).toEqual([]);
});

test('names a week by its first and last day', () => {
  expect(nameWeek('2026-12-28')).toBe('Dec 28 to Jan 3, 2027');
});

test.for([
  ['America/Los_Angeles', 'Today, Wednesday, June 17'],
  ['Asia/Kolkata', 'Today, Wednesday, June 17'],
  ['Pacific/Auckland', 'Thursday, June 18'],
] as const)('groups a meeting by its local day in %s', ([timeZone, title]) => {
  onTestFinished(() => showMomentsIn(null));
  showMomentsIn(timeZone);
  const items = agenda.items.filter(({ kind }) => kind === 'meeting');
  expect(groupAgenda({ ...agenda, items }).map((group) => group.title)).toEqual([title]);
});
