import type { Calculation, LeadRequest, ReportRequest } from '@uplift/data-client/contract/visitor';
import { validate } from '@uplift/roi-engine';
import type { Container } from '../../container.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { DomainEvent } from '../../events/domain-events.ts';
import { HttpError } from '../../http-error.ts';
import { createFormStamps } from '../../security/form-stamps.ts';
import { createLeadsRepository, type Lead, type NewLead } from './leads.repository.ts';

/** A lead before the spam check decides its state. */
type Entry = Omit<NewLead, 'state' | 'announcedAt'>;

export type LeadsService = ReturnType<typeof createLeadsService>;

/** How long leads are stored after their last change, in milliseconds: two years. */
export const LEAD_RETENTION_MS = 2 * 365 * 86_400_000;

/** The display name of a lead. Many report requests have only an e-mail address. */
export const nameOf = ({ name, email }: Pick<Lead, 'name' | 'email'>): string => name ?? email;

/** The event of a lead that isn't suspicious, or isn't anymore. */
export const leadCreated = (lead: Lead): DomainEvent<'lead.created'> => ({
  type: 'lead.created',
  actor: null,
  subject: { id: lead.id, name: nameOf(lead) },
  data: lead,
});

/** @throws HttpError 400 */
export function refuseImpossible(calculation: Calculation | undefined, field = 'calculation'): void {
  const problems = calculation ? Object.values(validate(calculation.input)) : [];
  if (problems.length > 0) {
    throw new HttpError(400, 'The figures of the calculation are invalid.', {
      errors: { [field]: problems },
    });
  }
}

/** Converts a website as people type it into a URL. @throws HttpError 400 */
function addressOf(website: string): string | null {
  if (website === '') return null;
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  if (!url?.hostname.includes('.')) {
    throw new HttpError(400, 'Enter a valid website.', {
      errors: { website: ['Enter an address such as example.com, or leave it out.'] },
    });
  }
  return url.href;
}

const webAddress = /https?:\/\/|www\./gi;

function countAddresses(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(webAddress)?.length ?? 0), 0);
}

/**
 * Returns the spam signals in texts that a bot may have filled with links.
 *
 * @param short answers where there is no reason for a link
 * @param long free text, where one or two links are fine
 */
function suspiciousWords(short: readonly string[], long: readonly string[]): string[] {
  return [
    ...(countAddresses(short) > 0 ? ['web address in a short answer'] : []),
    ...(countAddresses(long) > 2 ? ['many web addresses'] : []),
  ];
}

/**
 * Accepts the forms of visitors. A suspicious entry is held back but gets the same response as any other. No
 * mail is sent for it until an admin has reviewed it.
 */
export function createLeadsService({
  db,
  config: { formMinSeconds },
  events,
  secrets,
  now,
}: Pick<Container, 'db' | 'config' | 'events' | 'secrets' | 'now'>) {
  const stamps = createFormStamps({ secrets, now });
  // The report form has a single field, which the browser may autofill.
  const minSeconds = { audit: formMinSeconds, report: formMinSeconds / 3 };

  async function guardProblems(
    source: keyof typeof minSeconds,
    { stamp, faxNumber }: Pick<LeadRequest, 'stamp' | 'faxNumber'>,
  ): Promise<string[]> {
    const problem = await stamps.check(stamp, minSeconds[source] * 1_000);
    return [...(faxNumber === '' ? [] : ['hidden field filled in']), ...(problem === null ? [] : [problem])];
  }

  /** Stores an entry and announces it unless it is suspicious. */
  async function keep(entry: Entry): Promise<{ id: string }> {
    const suspicious = entry.suspicions.length > 0;
    const moment = now();
    return unitOfWork(db, async (tx) => {
      const lead = await createLeadsRepository(tx).add(
        { ...entry, ...(suspicious ? { state: 'spam' } : { state: 'new', announcedAt: moment }) },
        moment,
      );
      if (!suspicious) await events.record(tx, leadCreated(lead));
      return { id: lead.id };
    });
  }

  return {
    /** Issues the time-trap token for a form that is shown now. */
    issueStamp: async () => ({ stamp: await stamps.issue(), minSeconds }),

    /** Stores an audit request and mails the visitor and the team. @throws HttpError 400 */
    create: async ({ stamp, faxNumber, website, calculation, ...words }: LeadRequest) => {
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
          ...suspiciousWords([name, company, preferredTimes], [timeSink, message]),
        ],
      } satisfies Entry;
      return keep(entry);
    },

    /** Mails the calculator's report. @throws HttpError 400 */
    requestReport: async ({ email, calculation, stamp, faxNumber }: ReportRequest) => {
      refuseImpossible(calculation);
      const suspicions = await guardProblems('report', { stamp, faxNumber });
      return keep({ source: 'report', email, calculation, suspicions });
    },

    /** Removes leads after two years unless they became clients, as the privacy policy promises. */
    cleanUp: () =>
      createLeadsRepository(db).removeUnchangedSince(new Date(now().getTime() - LEAD_RETENTION_MS)),
  };
}
