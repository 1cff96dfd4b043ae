import type { Database } from '../database.ts';
import { internalNotes, meetings } from '../schema/index.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { seedIdentifier } from './seed-identifier.ts';

const DAY_MS = 86_400_000;

/** A time during office hours, so many days from now. Weekends move to the following Monday. */
function workday(now: Date, days: number, hour: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  const weekday = day.getUTCDay();
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(day.getTime() + moved * DAY_MS);
}

type MeetingRow = typeof meetings.$inferInsert;

function meetingsOf({ id, company, project, health }: DemoCompany, index: number, now: Date): MeetingRow[] {
  const { startedDaysAgo } = project;
  const row = (
    key: string,
    days: number,
    minutes: number,
    fields: Pick<MeetingRow, 'title' | 'state'> & { place?: string; notes?: string },
  ): MeetingRow => {
    const startsAt = workday(now, days, 14 + (index % 5));
    return {
      id: seedIdentifier(`meeting:${id}:${key}`),
      clientId: id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      createdAt: new Date(Math.min(startsAt.getTime() - 5 * DAY_MS, now.getTime())),
      ...fields,
    };
  };
  const call = `https://meet.uplift.example/${seedIdentifier(`room:${id}`).slice(0, 8)}`;
  const past: MeetingRow[] = [
    row('kick-off', -startedDaysAgo, 60, {
      title: 'Kickoff',
      state: 'held',
      place: `At ${company}`,
      notes:
        'We agreed who walks us through what in the first week, and that we measure every workflow before changing it.',
    }),
    row('findings', -startedDaysAgo + 12, 45, {
      title: 'Audit findings',
      state: 'held',
      place: call,
      notes:
        'Invoicing goes first because it costs the most hours. Reports go last: they depend on the rest.',
    }),
    row('month', -startedDaysAgo + 34, 30, {
      title: 'First-month review',
      state: health === 'blocked' ? 'cancelled' : 'held',
      place: call,
      notes: health === 'blocked' ? 'Canceled: we still had no access to your system.' : '',
    }),
  ];
  const planned: MeetingRow[] = [
    row('weekly', 3 + (index % 4), 30, {
      title: `${project.name}: status check`,
      state: 'planned',
      place: call,
    }),
    row('planning', 17 + (index % 6), 60, {
      title: 'Plan the next phase',
      state: 'planned',
      place: `At ${company}`,
      notes: 'Please bring the person who approves the budget for the last 15 minutes.',
    }),
  ];
  const held = startedDaysAgo > 40 ? 3 : startedDaysAgo > 16 ? 2 : 1;
  return [...past.slice(0, held), ...planned.slice(0, project.phase === 'audit' ? 1 : 2)];
}

const healthNotes: Readonly<Record<DemoCompany['health'], string>> = {
  'on-track': 'Happy so far. Has asked twice what a second site would cost: bring it up at the next review.',
  'at-risk': 'Replies now take a week. Call instead of writing, and keep approvals small.',
  blocked:
    'Nothing moves until we get access to their system. The owner knows, but the person who can grant it is on leave.',
};

/** Inserts the meetings with the demo's clients, and what the team noted about them. */
export async function seedDemoMeetings(
  db: Database,
  { now, nameOf }: { now: Date; nameOf: (personId: string) => string },
): Promise<void> {
  await db
    .insert(meetings)
    .values(demoCompanies.flatMap((company, index) => meetingsOf(company, index, now)));
  await db.insert(internalNotes).values(
    demoCompanies.flatMap(({ id, managerId, people, health, project }, index) => {
      const [person] = people;
      const author = nameOf(managerId);
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS - index * 3_600_000);
      return [
        {
          id: seedIdentifier(`note:${id}:person`),
          clientId: id,
          author,
          pinned: true,
          text: `${person?.name ?? 'The owner'} makes the decisions and reads messages on a phone: keep them short, one question each.`,
          createdAt: ago(project.startedDaysAgo - 1),
        },
        {
          id: seedIdentifier(`note:${id}:health`),
          clientId: id,
          author,
          text: healthNotes[health],
          createdAt: ago(Math.min(4, project.startedDaysAgo - 2)),
        },
      ];
    }),
  );
}
