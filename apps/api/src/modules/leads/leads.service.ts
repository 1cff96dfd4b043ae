import type { AnswerOf } from '@uplift/data-client/contract';
import type {
  Calculation,
  LeadRequest,
  ReportRequest,
  visitorEndpoints,
} from '@uplift/data-client/contract/visitor';
import { validate } from '@uplift/roi-engine';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http-error.ts';
import type { FormStamps } from '../../security/form-stamps.ts';
import type { AnnounceLead } from './announce-lead.ts';
import type { LeadsRepository, NewLead } from './leads.repository.ts';
import { suspiciousWords } from './suspicions.ts';

/** A lead before it is known whether it looks like the work of a machine. */
type Entry = Omit<NewLead, 'state' | 'announcedAt'>;

export interface LeadsService {
  /** What a form sends along that is shown now. */
  issueStamp: () => Promise<AnswerOf<typeof visitorEndpoints.getFormStamp>>;
  /** Keeps a request for an audit; the visitor and the team are written to. @throws HttpError 400 */
  create: (request: LeadRequest) => Promise<{ id: string }>;
  /** Mails what the calculator found. @throws HttpError 400 */
  requestReport: (request: ReportRequest) => Promise<{ id: string }>;
  /** Removes inquiries of two years ago that led to no client, as the privacy policy promises. */
  cleanUp: () => Promise<void>;
}

export interface LeadsDependencies {
  repository: LeadsRepository;
  announce: AnnounceLead;
  stamps: FormStamps;
  /** How long a person takes at least to fill in the audit form. */
  formMinSeconds: number;
  now: Clock;
}

/** How long inquiries are kept after the last thing that happened to them, in milliseconds: two years. */
export const LEADS_KEPT_MS = 2 * 365 * 86_400_000;

/** @throws HttpError 400 */
export function refuseImpossible(calculation: Calculation | undefined, field = 'calculation'): void {
  const problems = calculation ? Object.values(validate(calculation.input)) : [];
  if (problems.length > 0) {
    throw new HttpError(400, 'The figures of the calculation are invalid.', {
      errors: { [field]: problems },
    });
  }
}

/** A website as people name it, as an address. */
function addressOf(website: string): string | null {
  if (website === '') return null;
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  if (!url?.hostname.includes('.')) {
    throw new HttpError(400, 'The website is not a valid address.', {
      errors: { website: ['Enter an address such as example.com, or leave it out.'] },
    });
  }
  return url.href;
}

/**
 * Takes what visitors send. An entry that looks like the work of a machine is kept apart and answered like any other:
 * nobody is written to until a person has looked at it.
 */
export function createLeadsService({
  repository,
  announce,
  stamps,
  formMinSeconds,
  now,
}: LeadsDependencies): LeadsService {
  // The form for a report has one field, which the browser may fill in.
  const minSeconds = { audit: formMinSeconds, report: formMinSeconds / 3 };

  async function guardProblems(
    source: keyof typeof minSeconds,
    { stamp, faxNumber }: Pick<LeadRequest, 'stamp' | 'faxNumber'>,
  ): Promise<string[]> {
    const problem = await stamps.check(stamp, minSeconds[source] * 1_000);
    return [...(faxNumber === '' ? [] : ['hidden field filled in']), ...(problem === null ? [] : [problem])];
  }

  /** Keeps an entry and, unless it is suspicious, tells everybody who is to know of it. */
  async function keep(entry: Entry): Promise<{ id: string }> {
    const suspicious = entry.suspicions.length > 0;
    const moment = now();
    const { id } = await repository.add(
      { ...entry, ...(suspicious ? { state: 'spam' } : { state: 'new', announcedAt: moment }) },
      moment,
      async (lead, tx) => {
        if (!suspicious) await announce(lead, tx);
      },
    );
    return { id };
  }

  return {
    issueStamp: async () => ({ stamp: await stamps.issue(), minSeconds }),

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
      return keep(entry);
    },

    requestReport: async ({ email, calculation, stamp, faxNumber }) => {
      refuseImpossible(calculation);
      const suspicions = await guardProblems('report', { stamp, faxNumber });
      return keep({ source: 'report', email, calculation, suspicions });
    },

    cleanUp: () => repository.removeUnchangedSince(new Date(now().getTime() - LEADS_KEPT_MS)),
  };
}
