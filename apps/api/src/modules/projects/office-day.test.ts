import type { Agenda, PortfolioClient } from '@uplift/data-client/contract/manager';
import type { Results } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { meetings, milestones, projects } from '../../database/schema/index.ts';
import { addParties } from '../../testing/project-parties.ts';
import { startTestServer } from '../../testing/test-server.ts';

const input = {
  currentRevenue: 2_400_000,
  totalHeadCount: 30,
  busyWorkEmployees: 5,
  hoursPerWeek: 10,
  hourlyRate: 28,
};

interface Case {
  timeZone: string;
  /** UTC. */
  now: string;
  /** In the office time zone. */
  today: string;
  /** The Monday of that week. */
  week: string;
  /** When that week begins in the office time zone, in UTC. */
  weekBegins: string;
}

const cases: readonly Case[] = [
  // Sunday evening, after daylight saving time started that day. Already Monday in UTC.
  {
    timeZone: 'America/Los_Angeles',
    now: '2026-03-09T06:30:00Z',
    today: '2026-03-08',
    week: '2026-03-02',
    weekBegins: '2026-03-02T08:00:00Z',
  },
  // Sunday evening, after daylight saving time ended that day.
  {
    timeZone: 'America/Los_Angeles',
    now: '2026-11-02T07:30:00Z',
    today: '2026-11-01',
    week: '2026-10-26',
    weekBegins: '2026-10-26T07:00:00Z',
  },
  // The evening of the last day of the year.
  {
    timeZone: 'America/Los_Angeles',
    now: '2027-01-01T07:30:00Z',
    today: '2026-12-31',
    week: '2026-12-28',
    weekBegins: '2026-12-28T08:00:00Z',
  },
  // Shortly after midnight on a Monday. Still Sunday in UTC.
  {
    timeZone: 'Asia/Kolkata',
    now: '2026-03-08T18:45:00Z',
    today: '2026-03-09',
    week: '2026-03-09',
    weekBegins: '2026-03-08T18:30:00Z',
  },
  {
    timeZone: 'Asia/Kolkata',
    now: '2026-12-31T18:45:00Z',
    today: '2027-01-01',
    week: '2026-12-28',
    weekBegins: '2026-12-27T18:30:00Z',
  },
  // Monday morning. Still Sunday in UTC.
  {
    timeZone: 'Pacific/Auckland',
    now: '2026-11-01T20:00:00Z',
    today: '2026-11-02',
    week: '2026-11-02',
    weekBegins: '2026-11-01T11:00:00Z',
  },
  {
    timeZone: 'Pacific/Auckland',
    now: '2026-12-31T20:00:00Z',
    today: '2027-01-01',
    week: '2026-12-28',
    weekBegins: '2026-12-27T11:00:00Z',
  },
];

test.for(cases)(
  'uses $today as today for an office in $timeZone',
  async ({ timeZone, now, today, week, weekBegins }) => {
    const server = await startTestServer({
      environment: { OFFICE_TIME_ZONE: timeZone },
      now: () => new Date(now),
    });
    onTestFinished(() => server.close());
    const { db } = server.database;
    const { clientId, projectId, manager } = await addParties(server);
    await db
      .update(projects)
      .set({ startedOn: addDays(today, -29) })
      .where(eq(projects.id, projectId));
    const step = { projectId, phase: 'audit', position: 0 } as const;
    await db.insert(milestones).values({ ...step, title: 'Due today', dueOn: today });
    const meeting = (title: string, moment: number) => ({
      clientId,
      title,
      startsAt: new Date(moment),
      endsAt: new Date(moment + 60_000),
      state: 'planned' as const,
    });
    const begins = Date.parse(weekBegins);
    await db.insert(meetings).values([meeting('Last week', begins - 60_001), meeting('This week', begins)]);
    const read = async (path: string) => {
      const answer = await server.request(path, { headers: manager.headers });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const results = `/api/clients/${clientId}/measurements`;
    const send = (method: string, path: string, body: object) =>
      server.request(path, {
        method,
        headers: { 'content-type': 'application/json', ...manager.headers },
        body: JSON.stringify(body),
      });

    // A milestone due today isn't overdue in any endpoint.
    const portfolio = async (query = ''): Promise<PortfolioClient[]> =>
      (await read(`/api/manager/clients${query}`)).data;
    const lastDay = { state: 'running', daysLeft: 1, lastDay: today };
    expect(await portfolio()).toMatchObject([
      { project: { health: 'on-track', overdue: 0, guarantee: lastDay } },
    ]);
    expect(await portfolio('?health=on-track')).toHaveLength(1);
    const agenda: Agenda = await read('/api/manager/agenda');
    expect(agenda).toMatchObject({ today, week });
    expect(agenda.items.map((item) => ('title' in item ? item.title : item.kind))).toEqual([
      'Due today',
      'This week',
    ]);
    await db
      .update(milestones)
      .set({ dueOn: addDays(today, -1) })
      .where(eq(milestones.projectId, projectId));
    expect(await portfolio('?health=at-risk')).toMatchObject([
      { project: { health: 'at-risk', overdue: 1 } },
    ]);

    // Today and the current week are accepted, later ones aren't.
    const baseline = (agreedOn: string) =>
      send('PUT', `${results}/baseline`, { calculation: { input }, agreedOn, version: null });
    const refused = await baseline(addDays(today, 1));
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ['agreedOn']]);
    expect((await baseline(today)).status).toBe(200);
    const measure = (monday: string) =>
      send('POST', results, { week: monday, hoursSaved: 0, revenueEffect: 0, note: '', evidence: '' });
    expect((await measure(addDays(week, 7))).status).toBe(400);
    expect((await measure(week)).status).toBe(200);
    const measured: Results = await read(results);
    expect(measured).toMatchObject({ today, currentWeek: week, guarantee: lastDay });
  },
);
