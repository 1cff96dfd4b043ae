import { AGENDA_LIMIT, type Agenda, type AgendaItem } from '@uplift/data-client/contract/manager';
import type { Phase } from '@uplift/data-client/contract/project';
import { addDays, isDay, type OfficeCalendar, weekOf } from '../../calendar.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { AgendaRepository } from './agenda.repository.ts';

export interface AgendaService {
  /**
   * Returns what is due in a week for the clients that the caller works for.
   *
   * @param day any day of the week, YYYY-MM-DD. @default today
   * @throws HttpError 400 if the day doesn't exist
   */
  read: (caller: Caller, day?: string) => Promise<Agenda>;
}

/** Phases with weekly measurements. The audit phase has no results to measure yet. */
const measuredPhases: Phase[] = ['optimize', 'scale'];

export function createAgendaService({
  repository,
  calendar,
}: {
  repository: AgendaRepository;
  calendar: OfficeCalendar;
}): AgendaService {
  return {
    read: async (caller, day) => {
      if (day !== undefined && !isDay(day))
        throw new HttpError(400, 'The calendar has no such day.', {
          errors: { week: ['Name a day of the week as YYYY-MM-DD.'] },
        });
      const today = calendar.today();
      const week = weekOf(day ?? today);
      const end = addDays(week, 7);
      // Overdue and waiting items appear only in the current week, in which people can still act on them.
      const isThisWeek = week === weekOf(today);
      const lastWeek = addDays(week, -7);
      const limit = AGENDA_LIMIT + 1;
      const whenThisWeek = <Row>(read: () => Promise<Row[]>): Promise<Row[]> =>
        isThisWeek ? read() : Promise.resolve([]);
      const [milestones, approvals, changes, meetings, unmeasured] = await Promise.all([
        repository.milestones(caller, { from: isThisWeek ? null : week, before: end, limit }),
        whenThisWeek(() => repository.deliverables(caller, { state: 'awaiting-approval', limit })),
        whenThisWeek(() => repository.deliverables(caller, { state: 'changes-requested', limit })),
        repository.meetings(caller, {
          from: calendar.startOf(week),
          before: calendar.startOf(end),
          limit,
        }),
        whenThisWeek(() =>
          repository.unmeasured(caller, {
            week: lastWeek,
            startedBefore: week,
            phases: measuredPhases,
            limit,
          }),
        ),
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
