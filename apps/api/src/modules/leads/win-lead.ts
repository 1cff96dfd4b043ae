import type { Calculation } from '@uplift/data-client/contract/visitor';
import { calculate } from '@uplift/roi-engine';
import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { beginProject, type ProjectStart } from '../projects/begin-project.ts';
import type { InboxLead, InboxTransaction } from './lead-inbox.repository.ts';
import { refuseImpossible } from './leads.service.ts';

/** The client that a lead becomes. */
export interface WonLead extends ProjectStart {
  company: string;
  /** Name of the client's first person, who can sign in. */
  name: string;
  email: string;
  managerId: string;
  baseline: Calculation | null;
}

/** Converts a lead into a client within a transaction. @throws HttpError 400 or 409 */
export type WinLead = (
  inbox: InboxTransaction,
  actor: Actor,
  lead: InboxLead,
  client: WonLead,
) => Promise<void>;

const explainTaken = refuseTaken('email', 'An account with this e-mail address already exists.');

export function createWinLead({
  events,
  jobs,
  calendar,
  now,
}: {
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  calendar: OfficeCalendar;
  now: Clock;
}): WinLead {
  return async (inbox, actor, lead, { company, name, email, managerId, baseline, ...start }) => {
    const { tx } = inbox;
    const moment = now();
    refuseImpossible(baseline ?? undefined, 'baseline');
    if (!(await inbox.isManager(managerId))) {
      const message = 'Choose a manager who may sign in.';
      throw new HttpError(400, message, { errors: { managerId: [message] } });
    }

    const client = await inbox
      .addClient({
        company,
        managerId,
        person: { name, email },
        baseline: baseline && {
          calculation: baseline,
          forecastPerYear: calculate(baseline.input, baseline.assumptions).totalAnnualValue,
          agreedOn: calendar.dayOf(moment),
        },
      })
      .catch(explainTaken);
    const won = { state: 'won', clientId: client.id, decidedAt: moment } as const;
    if (!(await inbox.update(lead.id, lead.version, won))) throw changedMeanwhile('lead');

    await jobs.enqueue('password-link', { reason: 'invite', kind: 'client', id: client.personId }, tx);
    const by = { actor, occurredAt: moment };
    await events.record(tx, {
      type: 'client.created',
      ...by,
      clientId: client.id,
      subject: { id: client.id, name: company },
      after: { company, managerId },
      data: { company, managerId },
    });
    await events.record(tx, {
      type: 'user.invited',
      ...by,
      subject: { id: client.personId, name },
      after: { role: 'client', name, email, clientId: client.id },
    });
    await beginProject(tx, start, { client: { id: client.id, company }, actor, moment, calendar, events });
    await events.record(tx, {
      type: 'lead.won',
      ...by,
      subject: { id: lead.id, name: lead.name ?? lead.email },
      before: { state: lead.state },
      after: { state: 'won', clientId: client.id, forecast: baseline !== null },
    });
  };
}
