import type { EventData } from '@uplift/data-client/contract/admin';
import type { Calculation, LeadRequest, ReportRequest } from '@uplift/data-client/contract/visitor';
import { validate } from '@uplift/roi-engine';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../http/problem.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { FormStamps } from '../../security/form-stamps.ts';
import type { Events } from '../events/events.service.ts';
import { calculatorReport, leadReceived, newLead } from './lead-letters.ts';
import type { Lead, LeadsRepository, NewLead } from './leads.repository.ts';
import { suspiciousWords } from './suspicions.ts';

/** A lead before it is known whether it looks like the work of a machine. */
type Entry = Omit<NewLead, 'state'>;

export interface LeadsService {
  /** Keeps a request for an audit; the visitor and the team are written to. @throws Problem 400 */
  create: (request: LeadRequest) => Promise<{ id: string }>;
  /** Mails what the calculator found. @throws Problem 400 */
  requestReport: (request: ReportRequest) => Promise<{ id: string }>;
}

export interface LeadsDependencies {
  repository: LeadsRepository;
  events: Events;
  jobs: Pick<JobQueue, 'enqueue'>;
  stamps: Pick<FormStamps, 'check'>;
  /** Who is told of new leads. */
  leadMailTo: string;
  /** The address that visitors use. */
  siteUrl: string;
  now: Clock;
}

/** How long people need at least: for the whole form, and for one address that the browser may fill in. */
const FASTEST_MS = { audit: 3_000, report: 1_000 } as const;

function refuseImpossible(calculation: Calculation | undefined): void {
  const problems = calculation ? Object.values(validate(calculation.input)) : [];
  if (problems.length > 0) {
    throw new Problem(400, 'The figures of the calculation are not possible.', {
      errors: { calculation: problems },
    });
  }
}

/** A website as people name it, as an address. */
function addressOf(website: string): string | null {
  if (website === '') return null;
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  if (!url?.hostname.includes('.')) {
    throw new Problem(400, 'The website is not an address.', {
      errors: { website: ['Enter an address such as example.com, or leave it out.'] },
    });
  }
  return url.href;
}

function eventOf(lead: Lead): EventData<'lead.created'> {
  const { id, source, email, name, company, companySize, website, timeSink, message, preferredTimes } = lead;
  const words = { name, company, companySize, website, timeSink, message, preferredTimes };
  return { id, source, email, ...words, createdAt: lead.createdAt.toISOString() };
}

/**
 * Takes what visitors send. An entry that looks like the work of a machine is kept apart and answered like any other:
 * nobody is written to until a person has looked at it.
 */
export function createLeadsService(dependencies: LeadsDependencies): LeadsService {
  const { repository, events, jobs, stamps, leadMailTo, siteUrl, now } = dependencies;

  async function guardProblems(
    source: keyof typeof FASTEST_MS,
    { stamp, faxNumber }: Pick<LeadRequest, 'stamp' | 'faxNumber'>,
  ): Promise<string[]> {
    const problem = await stamps.check(stamp, FASTEST_MS[source]);
    return [...(faxNumber === '' ? [] : ['hidden field filled in']), ...(problem === null ? [] : [problem])];
  }

  /** Keeps an entry and, unless it is suspicious, says what follows from it. */
  async function keep(entry: Entry, follow: Parameters<LeadsRepository['add']>[2]): Promise<{ id: string }> {
    const state = entry.suspicions.length > 0 ? 'spam' : 'new';
    const { id } = await repository.add({ ...entry, state }, now(), async (lead, tx) => {
      if (state === 'spam') return;
      await events.record(tx, 'lead.created', eventOf(lead));
      await follow(lead, tx);
    });
    return { id };
  }

  return {
    create: async ({ stamp, faxNumber, website, calculation, ...words }) => {
      refuseImpossible(calculation);
      const { name, company, timeSink, preferredTimes, message } = words;
      const entry = {
        ...words,
        source: 'audit',
        website: addressOf(website),
        message: message || null,
        preferredTimes: preferredTimes || null,
        calculation: calculation ?? null,
        suspicions: [
          ...(await guardProblems('audit', { stamp, faxNumber })),
          ...suspiciousWords({ short: [name, company, preferredTimes], long: [timeSink, message] }),
        ],
      } satisfies Entry;
      return keep(entry, async (lead, tx) => {
        await jobs.enqueue('mail', { to: leadMailTo, replyTo: lead.email, ...newLead(lead, siteUrl) }, tx);
        await jobs.enqueue('mail', { to: lead.email, ...leadReceived(siteUrl) }, tx);
      });
    },

    requestReport: async ({ email, calculation, stamp, faxNumber }) => {
      refuseImpossible(calculation);
      const suspicions = await guardProblems('report', { stamp, faxNumber });
      return keep({ source: 'report', email, calculation, suspicions }, async (lead, tx) => {
        await jobs.enqueue('mail', { to: lead.email, ...calculatorReport(calculation, siteUrl) }, tx);
      });
    },
  };
}
