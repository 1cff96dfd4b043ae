import type { Agenda } from '../../contract/manager/agenda.ts';

const dental = { clientId: 'c9f0f895-fb98-4b91-8d2f-7f1a3c5e9b20', company: 'Bluebird Dental Group' };
const freight = { clientId: '45c48cce-2e2d-4fbd-9ea1-0b6f4b0c2a77', company: 'Northwind Freight' };
const roofing = { clientId: '6512bd43-d9ca-4e6e-9c99-0b0a82652dca', company: 'Castle Rock Roofing' };

/** A Wednesday with an entry of every kind. */
export const sampleAgenda: Agenda = {
  today: '2026-06-17',
  week: '2026-06-15',
  more: false,
  items: [
    { kind: 'milestone', id: 'a1', ...roofing, title: 'First workflow live and measured', on: '2026-06-11' },
    {
      kind: 'milestone',
      id: 'a2',
      ...freight,
      title: 'Team trained, handbook delivered',
      on: '2026-06-17',
    },
    { kind: 'milestone', id: 'a3', ...dental, title: '90-day review against the baseline', on: '2026-06-19' },
    {
      kind: 'approval',
      id: 'a4',
      ...roofing,
      title: 'Templates for estimates',
      since: '2026-06-09T14:10:00.000Z',
    },
    {
      kind: 'changes',
      id: 'a5',
      ...freight,
      title: 'Handbook of the dispatch board',
      since: '2026-06-16T09:30:00.000Z',
    },
    {
      kind: 'meeting',
      id: 'a6',
      ...dental,
      title: 'Review of the first recalls',
      startsAt: '2026-06-18T15:00:00.000Z',
      endsAt: '2026-06-18T15:45:00.000Z',
    },
    { kind: 'measurement', id: roofing.clientId, ...roofing, week: '2026-06-08' },
  ],
};
