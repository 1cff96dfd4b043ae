import { AGENDA_LIMIT, type Agenda, type AgendaItem } from '@uplift/data-client/contract/manager';
import { addDays, isDay, weekOf } from '../../calendar.ts';
import type { Container } from '../../container.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { createAgendaRepository } from './agenda.repository.ts';

export type AgendaService = ReturnType<typeof createAgendaService>;

export function createAgendaService({ db, calendar }: Pick<Container, 'db' | 'calendar'>) {
  const items = createAgendaRepository(db);

  return {
    /**
     * Returns what is due in a week for the clients that the caller works for.
     *
     * @param day any day of the week, YYYY-MM-DD. @default today
     * @throws HttpError 400 if the day doesn't exist
     */
    read: async (caller: Caller, day?: string): Promise<Agenda> => {
      if (day !== undefined && !isDay(day))
        throw new HttpError(400, 'This date doesn’t exist.', {
          errors: { week: ['Enter a day of the week as YYYY-MM-DD.'] },
        });
      const today = calendar.today();
      const week = weekOf(day ?? today);
      const end = addDays(week, 7);
      // Overdue and waiting items appear only in the current week, in which people can still act on them.
      const isThisWeek = week === weekOf(today);
      const lastWeek = addDays(week, -7);
      const whenThisWeek = <Row>(read: () => Promise<Row[]>): Promise<Row[]> =>
        isThisWeek ? read() : Promise.resolve([]);
      const [milestones, approvals, changes, meetings, unmeasured] = await Promise.all([
        items.milestones(caller, { from: isThisWeek ? null : week, before: end }),
        whenThisWeek(() => items.deliverables(caller, 'awaiting-approval')),
        whenThisWeek(() => items.deliverables(caller, 'changes-requested')),
        items.meetings(caller, { from: calendar.startOf(week), before: calendar.startOf(end) }),
        whenThisWeek(() => items.unmeasured(caller, { week: lastWeek, startedBefore: week })),
      ]);
      const lists: AgendaItem[][] = [
        milestones.map((row) => ({ kind: 'milestone', ...row })),
        approvals.map(({ since, ...row }) => ({ kind: 'approval', ...row, since: since.toISOString() })),
        changes.map(({ since, ...row }) => ({ kind: 'changes', ...row, since: since.toISOString() })),
        meetings.map(({ startsAt, endsAt, ...row }) => ({
          kind: 'meeting',
          ...row,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        unmeasured.map((row) => ({ kind: 'measurement', id: row.clientId, ...row, week: lastWeek })),
      ];
      return {
        today,
        week,
        items: lists.flatMap((list) => list.slice(0, AGENDA_LIMIT)),
        more: lists.some((list) => list.length > AGENDA_LIMIT),
      };
    },
  };
}
