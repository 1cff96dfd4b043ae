import { type ReportMessages, reportMessages } from '@uplift/roi-engine';
import { german } from '@uplift/roi-engine/locale/de';

/** Text that only the PDF has. */
export interface ReportPdfMessages {
  kind: string;
  fileName: string;
  /** Labels of the chart's axis. */
  start: string;
  month: (month: string) => string;
  chartCaption: string;
  /** Describes the chart to people who don't see it. */
  chartDescription: (figures: { start: string; end: string; breakEven: string }) => string;
  nextStep: { title: string; text: string; book: string; open: string };
  disclaimer: string;
  page: (number: string, count: string) => string;
}

const english: ReportPdfMessages = {
  kind: 'ROI estimate',
  fileName: 'uplift-roi-estimate.pdf',
  start: 'Start',
  month: (month) => `Month ${month}`,
  chartCaption: 'The band reaches from the low to the high estimate.',
  chartDescription: ({ start, end, breakEven }) =>
    `Line chart. It starts at ${start} and reaches ${end} after 36 months. ${breakEven}.`,
  nextStep: {
    title: 'Replace the estimate with measured figures',
    text: 'A systems audit measures these figures in your business and shows what to automate first.',
    book: 'Book an audit',
    open: 'Open these figures in the calculator',
  },
  disclaimer: 'An estimate to plan with, not a promise.',
  page: (number, count) => `Page ${number} of ${count}`,
};

const deutsch: ReportPdfMessages = {
  kind: 'ROI-Schätzung',
  fileName: 'uplift-roi-schaetzung.pdf',
  start: 'Beginn',
  month: (month) => `Monat ${month}`,
  chartCaption: 'Das Band reicht von der niedrigen bis zur hohen Schätzung.',
  chartDescription: ({ start, end, breakEven }) =>
    `Liniendiagramm. Es beginnt bei ${start} und erreicht nach 36 Monaten ${end}. ${breakEven}.`,
  nextStep: {
    title: 'Ersetzen Sie die Schätzung durch Messwerte',
    text: 'Eine Analyse misst diese Zahlen in Ihrem Unternehmen und zeigt, was Sie zuerst automatisieren.',
    book: 'Analyse buchen',
    open: 'Diese Zahlen im Rechner öffnen',
  },
  disclaimer: 'Eine Schätzung für die Planung, kein Versprechen.',
  page: (number, count) => `Seite ${number} von ${count}`,
};

interface Language {
  report: ReportMessages;
  pdf: ReportPdfMessages;
}

/** The languages of the PDF. pdfkit doesn't lay out text from right to left, so Arabic isn't one. */
export const languages: Readonly<Record<'en' | 'de', Language>> = {
  en: { report: reportMessages, pdf: english },
  de: { report: german.roiReport, pdf: deutsch },
};
