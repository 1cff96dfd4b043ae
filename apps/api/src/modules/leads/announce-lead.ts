import type { EventData } from '@uplift/data-client/contract/admin';
import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/unit-of-work.ts';
import type { Events } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { calculatorReport, leadReceived, newLead } from './lead-emails.ts';
import type { Lead } from './leads.repository.ts';

export type AnnounceLead = ReturnType<typeof createAnnounceLead>;

function dataOf(lead: Lead): EventData<'lead.created'> {
  const { id, source, email, name, company, companySize, website, timeSink, message, preferredTimes } = lead;
  const words = { name, company, companySize, website, timeSink, message, preferredTimes };
  return { id, source, email, ...words, createdAt: lead.createdAt.toISOString() };
}

/**
 * Records the event of a lead and queues its mail, in the transaction that announces it. An audit request is
 * confirmed to the visitor and sent to the team. A report request gets the report.
 */
export function createAnnounceLead({
  events,
  jobs,
  config: { leadMailTo, siteUrl },
}: {
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'leadMailTo' | 'siteUrl'>;
}) {
  return async (tx: Transaction, lead: Lead): Promise<void> => {
    await events.record(tx, {
      type: 'lead.created',
      actor: null,
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
