import { createOfficeCalendar } from '../../calendar.ts';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createMailSubscriber, type Subscriber } from '../../events/events.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { languageOf } from '../../report-pdf/report-content.ts';
import { calculatorReport, leadReceived, newLead } from './lead-emails.ts';

/** An audit request is confirmed to the visitor and sent to the team. A report request gets the report. */
export const createLeadMailSubscriber = ({
  jobs,
  config: { leadMailTo, officeTimeZone, siteUrl },
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'leadMailTo' | 'officeTimeZone' | 'siteUrl'>;
}): Subscriber => {
  const { dayOf } = createOfficeCalendar(officeTimeZone, systemClock);
  return createMailSubscriber({
    'lead.created': async (tx, { data: lead }) => {
      if (lead.source === 'report') {
        const { calculation, createdAt } = lead;
        if (!calculation) return;
        const report = { calculation, ...languageOf(calculation), day: dayOf(createdAt) };
        await jobs.enqueue('mail', { to: lead.email, report, ...calculatorReport(calculation, siteUrl) }, tx);
        return;
      }
      await jobs.enqueue('mail', { to: leadMailTo, replyTo: lead.email, ...newLead(lead, siteUrl) }, tx);
      await jobs.enqueue('mail', { to: lead.email, ...leadReceived(siteUrl) }, tx);
    },
  });
};
