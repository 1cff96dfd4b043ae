import type { Calculation } from '@uplift/data-client/contract/visitor';
import { calculate } from '@uplift/roi-engine';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../http/problem.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { projectTemplates } from '../../project-templates.ts';
import { type Actor, recordChange } from '../audit-log/audit-log.repository.ts';
import type { Events } from '../events/events.service.ts';
import type { InboxLead, InboxTransaction } from './lead-inbox.repository.ts';
import { refuseImpossible } from './leads.service.ts';

/** What a lead becomes. */
export interface WonLead {
  company: string;
  /** Of the first person who signs in. */
  name: string;
  email: string;
  managerId: string;
  templateId: string;
  /** YYYY-MM-DD */
  startsOn: string;
  baseline: Calculation | null;
}

/** Makes a lead a client in a transaction. @throws Problem 400 or 409 */
export type WinLead = (
  inbox: InboxTransaction,
  actor: Actor,
  lead: InboxLead,
  client: WonLead,
) => Promise<void>;

const DAY_MS = 86_400_000;

/** How far from today a project may start: what lies beyond is a slip of the keyboard. */
const START_WITHIN_MS = 366 * DAY_MS;

function refuse(field: string, message: string): Problem {
  return new Problem(400, message, { errors: { [field]: [message] } });
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

const explainTaken = refuseTaken('email', 'Somebody with this e-mail address has an account already.');

export function createWinLead({
  events,
  jobs,
  now,
}: {
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  now: Clock;
}): WinLead {
  return async (inbox, actor, lead, { company, name, email, managerId, templateId, startsOn, baseline }) => {
    const { tx } = inbox;
    const moment = now();
    const template = projectTemplates.find(({ id }) => id === templateId);
    if (!template) throw refuse('templateId', 'There is no such template.');
    const start = Date.parse(startsOn);
    // The calendar has no 31 June, though it looks like a date.
    if (!(Math.abs(start - moment.getTime()) <= START_WITHIN_MS) || dayOf(start) !== startsOn)
      throw refuse('startsOn', 'Enter a day within a year from today.');
    refuseImpossible(baseline ?? undefined, 'baseline');
    if (!(await inbox.isManager(managerId))) throw refuse('managerId', 'Choose a manager who may sign in.');

    const client = await inbox
      .addClient({
        company,
        managerId,
        person: { name, email },
        project: { name: template.name, startedOn: startsOn },
        milestones: template.milestones.map(({ phase, title, dueAfterDays }) => ({
          phase,
          title,
          dueOn: dayOf(start + dueAfterDays * DAY_MS),
        })),
        baseline: baseline && {
          calculation: baseline,
          forecastPerYear: calculate(baseline.input, baseline.assumptions).totalAnnualValue,
          agreedOn: dayOf(moment.getTime()),
        },
      })
      .catch(explainTaken);
    const won = { state: 'won', clientId: client.id, decidedAt: moment } as const;
    if (!(await inbox.update(lead.id, lead.version, won))) throw changedMeanwhile('lead');

    await jobs.enqueue('password-link', { reason: 'invite', kind: 'client', id: client.personId }, tx);
    await events.record(tx, 'client.created', { id: client.id, company, managerId });
    const record = (action: string, subject: { id: string; name: string }, after: Record<string, unknown>) =>
      recordChange(tx, { actor, occurredAt: moment, action, subject, before: {}, after });
    await record('client.created', { id: client.id, name: company }, { company, managerId });
    await record(
      'user.invited',
      { id: client.personId, name },
      { role: 'client', name, email, clientId: client.id },
    );
    await record(
      'project.created',
      { id: client.projectId, name: `${company}: ${template.name}` },
      { template: templateId, startsOn, forecast: baseline !== null },
    );
    await recordChange(tx, {
      actor,
      occurredAt: moment,
      action: 'lead.won',
      subject: { id: lead.id, name: lead.name ?? lead.email },
      before: { state: lead.state },
      after: { state: 'won', clientId: client.id },
    });
  };
}
