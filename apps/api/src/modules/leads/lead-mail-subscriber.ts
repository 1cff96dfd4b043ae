import type { Config } from '../../config.ts';
import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { calculatorReport, leadReceived, newLead } from './lead-emails.ts';

/** An audit request is confirmed to the visitor and sent to the team. A report request gets the report. */
export const createLeadMailSubscriber = ({
  jobs,
  config: { leadMailTo, siteUrl },
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'leadMailTo' | 'siteUrl'>;
}): Subscriber =>
  createMailSubscriber({
    'lead.created': async (tx, { data: lead }) => {
      if (lead.source === 'report') {
        if (!lead.calculation) return;
        await jobs.enqueue('mail', { to: lead.email, ...calculatorReport(lead.calculation, siteUrl) }, tx);
        return;
      }
      await jobs.enqueue('mail', { to: leadMailTo, replyTo: lead.email, ...newLead(lead, siteUrl) }, tx);
      await jobs.enqueue('mail', { to: lead.email, ...leadReceived(siteUrl) }, tx);
    },
  });
