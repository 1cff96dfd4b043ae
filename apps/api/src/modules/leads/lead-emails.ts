import type { Calculation, VisitorCalculation } from '@uplift/data-client/contract/visitor';
import { calculate, type ReportLocale, toReport } from '@uplift/roi-engine';
import { type Email, type EmailTable, renderEmail } from '../../mail/email.ts';
import { calculatorUrl, languageOf, reportLocale } from '../../report-pdf/report-content.ts';
import { calculatorReportMessages } from './calculator-report.messages.ts';
import type { Lead } from './leads.repository.ts';

function reportTables({ input, assumptions }: Calculation, locale?: ReportLocale): EmailTable[] {
  return toReport(input, assumptions, locale).sections.map(({ title, caption, lines }) => ({
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
    paragraphs: ['A visitor requested a systems audit. Reply to this e-mail within one working day.'],
    tables: [
      { title: 'The request', rows: answers.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
      ...(lead.calculation ? reportTables(lead.calculation).slice(0, 2) : []),
    ],
    ...(lead.calculation
      ? {
          action: {
            label: 'Open their calculation',
            url: calculatorUrl(lead.calculation, languageOf(lead.calculation), siteUrl),
          },
        }
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
    subject: 'We received your audit request',
    paragraphs: [
      'Thanks for requesting a systems audit. Someone on our team will read it.',
      'We’ll reply within one working day with two times for a 25-minute call, or tell you if we’re not the right fit. If an audit makes sense to both of us, it starts within two weeks.',
    ],
    action: { label: 'See what an audit covers', url: `${siteUrl}/services/systems-audit` },
    notes: [
      'If you didn’t request this, someone entered your address by mistake. Reply and we’ll delete the request.',
    ],
  });
}

/** Reports the calculator's results to the visitor who entered the figures, in the language they saw. */
export function calculatorReport(calculation: VisitorCalculation, siteUrl: string): Email {
  const { language, ...locale } = reportLocale(languageOf(calculation));
  const messages = calculatorReportMessages[language];
  const { input, assumptions } = calculation;
  const { title, summary } = toReport(input, assumptions, locale);
  const total = locale.formats.money(calculate(input, assumptions).totalAnnualValue);
  return renderEmail({
    recipient: 'visitor',
    language,
    // Short enough for one line in an inbox.
    subject: `${title}: ${messages.aYear(total)}`,
    paragraphs: [messages.intro(summary), messages.attached],
    tables: reportTables(calculation, locale),
    action: { label: messages.open, url: calculatorUrl(calculation, languageOf(calculation), siteUrl) },
    notes: messages.notes,
  });
}
