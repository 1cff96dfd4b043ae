import type { Calculation } from '@uplift/data-client/contract/visitor';
import { toReport, toSearchParams } from '@uplift/roi-engine';
import { type Email, type EmailTable, renderEmail } from '../../mail/email.ts';
import type { Lead } from './leads.repository.ts';

function reportTables({ input, assumptions }: Calculation): EmailTable[] {
  return toReport(input, assumptions).sections.map(({ title, caption, lines }) => ({
    title,
    caption,
    figures: true,
    rows: lines.map(({ label, value, unit, caption: note }) => ({
      label,
      value: [value, unit].filter(Boolean).join(' '),
      note,
    })),
  }));
}

function calculatorUrl({ input, assumptions }: Calculation, siteUrl: string): string {
  return `${siteUrl}/calculator#${toSearchParams(input, assumptions)}`;
}

/** Notifies the team of an audit request. */
export function newLead(lead: Lead, siteUrl: string): Email {
  const answers: readonly (readonly [label: string, value: string | null])[] = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Company', lead.company],
    ['People', lead.companySize],
    ['Website', lead.website],
    ['Biggest time sink', lead.timeSink],
    ['Preferred times', lead.preferredTimes],
    ['Message', lead.message],
  ];
  return renderEmail({
    recipient: 'team',
    subject: `Audit request: ${lead.company ?? lead.email}`,
    paragraphs: [
      'A visitor requested a systems audit. Answer within one working day. Your reply goes to the visitor.',
    ],
    tables: [
      { title: 'The request', rows: answers.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
      ...(lead.calculation ? reportTables(lead.calculation).slice(0, 2) : []),
    ],
    ...(lead.calculation
      ? { action: { label: 'Open their calculation', url: calculatorUrl(lead.calculation, siteUrl) } }
      : {}),
  });
}

/**
 * Confirms to visitors that their request arrived. Repeats nothing they wrote, because a visitor might enter
 * another person's address and use the form to write to them.
 */
export function leadReceived(siteUrl: string): Email {
  return renderEmail({
    recipient: 'visitor',
    subject: 'Your audit request arrived',
    paragraphs: [
      'Thank you. We have your request for a systems audit, and a person will read it.',
      'What happens next: within one working day we reply with two times for a 25-minute call, or say plainly that we are not the right people for it. If an audit makes sense to both of us, it starts within two weeks.',
    ],
    action: { label: 'Read what an audit covers', url: `${siteUrl}/services/systems-audit` },
    notes: [
      'If you didn’t ask for this, someone entered your address by mistake. Reply, and we will delete the request.',
    ],
  });
}

/** Reports the calculator's results to the visitor who entered the figures. */
export function calculatorReport(calculation: Calculation, siteUrl: string): Email {
  const { title, summary } = toReport(calculation.input, calculation.assumptions);
  return renderEmail({
    recipient: 'visitor',
    // Short enough for one line in an inbox.
    subject: `${title}: ${summary.split(' a year')[0]} a year`,
    paragraphs: [`This is the report you asked for. ${summary}`],
    tables: reportTables(calculation),
    action: { label: 'Open the calculator with these figures', url: calculatorUrl(calculation, siteUrl) },
    notes: [
      'An estimate to plan with, not a promise. An audit replaces it with figures that are measured in your own business.',
      'If you didn’t ask for this, someone entered your address by mistake. You won’t get more e-mail.',
    ],
  });
}
