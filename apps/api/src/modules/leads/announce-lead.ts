import type { EventData } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { calculatorReport, leadReceived, newLead } from './lead-emails.ts';
import type { Lead } from './leads.repository.ts';

/** Records the event of a lead and queues its mail, in the transaction that announces it. */
export type AnnounceLead = (lead: Lead, tx: Database) => Promise<void>;

export interface AnnounceLeadDependencies {
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** The e-mail address that is notified of new leads. */
  leadMailTo: string;
  /** The public URL of the site. */
  siteUrl: string;
  now: Clock;
}

function dataOf(lead: Lead): EventData<'lead.created'> {
  const { id, source, email, name, company, companySize, website, timeSink, message, preferredTimes } = lead;
  const words = { name, company, companySize, website, timeSink, message, preferredTimes };
  return { id, source, email, ...words, createdAt: lead.createdAt.toISOString() };
}

/** An audit request is confirmed to the visitor and sent to the team. A report request gets the report. */
export function createAnnounceLead({
  events,
  jobs,
  leadMailTo,
  siteUrl,
  now,
}: AnnounceLeadDependencies): AnnounceLead {
  return async (lead, tx) => {
    await events.record(tx, {
      type: 'lead.created',
      actor: null,
      occurredAt: now(),
      subject: { id: lead.id, name: lead.name ?? lead.email },
      data: dataOf(lead),
    });
    if (lead.source === 'report') {
      if (!lead.calculation) return;
      await jobs.enqueue('mail', { to: lead.email, ...calculatorReport(lead.calculation, siteUrl) }, tx);
      return;
    }
    await jobs.enqueue('mail', { to: leadMailTo, replyTo: lead.email, ...newLead(lead, siteUrl) }, tx);
    await jobs.enqueue('mail', { to: lead.email, ...leadReceived(siteUrl) }, tx);
  };
}
