import type { EventData } from '@uplift/data-client/contract/admin';
import type { Database } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Events } from '../events/events.service.ts';
import { calculatorReport, leadReceived, newLead } from './lead-emails.ts';
import type { Lead } from './leads.repository.ts';

/** Tells everybody who is to know of a lead, in the transaction that makes it known. */
export type AnnounceLead = (lead: Lead, tx: Database) => Promise<void>;

export interface AnnounceLeadDependencies {
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Who is told of new leads. */
  leadMailTo: string;
  /** The address that visitors use. */
  siteUrl: string;
}

function eventOf(lead: Lead): EventData<'lead.created'> {
  const { id, source, email, name, company, companySize, website, timeSink, message, preferredTimes } = lead;
  const words = { name, company, companySize, website, timeSink, message, preferredTimes };
  return { id, source, email, ...words, createdAt: lead.createdAt.toISOString() };
}

/** Whoever asks for an audit is answered, and the team is told; whoever asks for a report gets it. */
export function createAnnounceLead({
  events,
  jobs,
  leadMailTo,
  siteUrl,
}: AnnounceLeadDependencies): AnnounceLead {
  return async (lead, tx) => {
    await events.record(tx, 'lead.created', eventOf(lead));
    if (lead.source === 'report') {
      if (!lead.calculation) return;
      await jobs.enqueue('mail', { to: lead.email, ...calculatorReport(lead.calculation, siteUrl) }, tx);
      return;
    }
    await jobs.enqueue('mail', { to: leadMailTo, replyTo: lead.email, ...newLead(lead, siteUrl) }, tx);
    await jobs.enqueue('mail', { to: lead.email, ...leadReceived(siteUrl) }, tx);
  };
}
