import { type Calculation, isInDollars, type VisitorCalculation } from '@uplift/data-client/contract/visitor';
import {
  calculate,
  cumulative,
  formatsOf,
  type ReportLine,
  type ReportSection,
  range,
  sensitivity,
  toReport,
  toSearchParams,
} from '@uplift/roi-engine';
import { languages } from './report-pdf.messages.ts';

/** Language and currency of a report. */
export interface ReportLanguage {
  /** A BCP 47 tag: `de-DE`. */
  locale: string;
  /** An ISO 4217 code: `EUR`. */
  currency: string;
}

const usDollars: ReportLanguage = { locale: 'en-US', currency: 'USD' };

/** Everything that a PDF of the report shows: formatted texts, and the numbers behind its drawings. */
export interface ReportContent {
  locale: string;
  paper: 'LETTER' | 'A4';
  title: string;
  kind: string;
  /** YYYY-MM-DD */
  day: string;
  /** The day as text. */
  date: string;
  total: ReportLine;
  paidBack: string;
  business: ReportSection;
  returns: ReportSection;
  range: ReportSection;
  forecast: ReportSection;
  sensitivity: ReportSection;
  assumptions: ReportSection;
  chart: {
    /** At the end of each month, from the start on. */
    low: number[];
    expected: number[];
    high: number[];
    breakEvenMonth: number | null;
    start: string;
    axis: { month: number; label: string }[];
    caption: string;
    description: string;
  };
  /** Parts of the total, in the order of the lines after it. */
  parts: number[];
  /** Low, expected and high. */
  estimates: [number, number, number];
  /** Totals with one figure lower and higher, in the order of the lines. */
  swings: { low: number; high: number }[];
  nextStep: { title: string; text: string; book: string; open: string; bookUrl: string; openUrl: string };
  disclaimer: string;
  pages: [string, string];
  site: string;
}

/** Characters of the fonts in the PDF: Latin-1 and the euro sign. Other currencies show their code. */
const drawable = /^[\u0020-\u00ff\u2000-\u206f€]*$/;

function formatsIn({ locale, currency }: ReportLanguage) {
  const numberFormat = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const formats = formatsOf(numberFormat, currency);
  if (drawable.test(formats.money(0))) return formats;
  return formatsOf(
    (options) =>
      numberFormat(options.style === 'currency' ? { ...options, currencyDisplay: 'code' } : options),
    currency,
  );
}

/** The report's own language, or US English if the PDF isn't available in it. */
function supported({ locale, currency }: ReportLanguage): ReportLanguage & { language: 'en' | 'de' } {
  const [language] = locale.toLowerCase().split('-');
  if (language === 'de' || language === 'en') return { language, locale, currency };
  return { language: 'en', locale: 'en-US', currency };
}

/** The language and the currency that the visitor saw. */
export const languageOf = ({
  locale = usDollars.locale,
  currency = usDollars.currency,
}: Pick<VisitorCalculation, 'locale' | 'currency'>): ReportLanguage => ({ locale, currency });

/** What a report is written with in a language, or in US English if the PDF isn't available in it. */
export function reportLocale(asked: ReportLanguage) {
  const { language, locale, currency } = supported(asked);
  return { language, messages: languages[language].report, formats: formatsIn({ locale, currency }) };
}

/** Opens a calculation in its currency. The site's own calculator and its forms are in dollars. */
export function calculatorUrl(
  { input, assumptions }: Calculation,
  { locale, currency }: ReportLanguage,
  siteUrl: string,
): string {
  const figures = toSearchParams(input, assumptions);
  if (isInDollars({ currency })) return `${siteUrl}/calculator#${figures}`;
  const settings = new URLSearchParams({ lang: locale, currency, 'email-report': 'site' });
  return `${siteUrl}/embed/calculator?${settings}#${figures}`;
}

/** The paper of the country: Letter where dollars and US English are used, A4 elsewhere. */
const paperOf = ({ locale, currency }: ReportLanguage) =>
  currency === 'USD' && /^en(-US)?$/i.test(locale) ? 'LETTER' : 'A4';

/** The value less the investment at the end of each month, for the totals of the three estimates. */
function courses({ input, assumptions }: Calculation, [low, , high]: ReportContent['estimates']) {
  const { values, breakEvenMonth } = cumulative(input, assumptions);
  const [start = 0] = values;
  const course = (total: number) => values.map((_, month) => start + (total / 12) * month);
  return { low: course(low), expected: values, high: course(high), breakEvenMonth };
}

/** Lays out the contents of a report. The same figures give the same contents on the same day. */
export function reportContent(
  calculation: Calculation,
  { siteUrl, day, ...asked }: ReportLanguage & { siteUrl: string; day: string },
): ReportContent {
  const { language, locale, currency } = supported(asked);
  const { report: messages, pdf } = languages[language];
  const formats = formatsIn({ locale, currency });
  const { input, assumptions } = calculation;
  const { title, sections } = toReport(input, assumptions, { messages, formats });
  const [business, returns, estimates, forecast, swings, assumed] = sections;
  const [total] = returns?.lines ?? [];
  if (!business || !returns || !estimates || !forecast || !swings || !assumed || !total)
    throw new TypeError('The report lacks a section.');
  const results = range(input, assumptions);
  const totals: ReportContent['estimates'] = [
    results.low.totalAnnualValue,
    results.expected.totalAnnualValue,
    results.high.totalAnnualValue,
  ];
  const { low, expected, high, breakEvenMonth } = courses(calculation, totals);
  const { revenueIncrease, annualTimeSavings, roiTimeline } = calculate(input, assumptions);
  const months = `${formats.number(roiTimeline)} ${messages.months(roiTimeline)}`;
  const start = formats.money(expected[0] ?? 0);
  return {
    locale,
    paper: paperOf({ locale, currency }),
    title,
    kind: pdf.kind,
    day,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    total,
    paidBack: messages.paidBack(months),
    business,
    returns: { ...returns, lines: returns.lines.slice(1) },
    range: estimates,
    forecast,
    sensitivity: swings,
    assumptions: assumed,
    chart: {
      low,
      expected,
      high,
      breakEvenMonth,
      start,
      axis: [0, 12, 24, 36].map((month) => ({
        month,
        label: month === 0 ? pdf.start : pdf.month(formats.number(month)),
      })),
      caption: pdf.chartCaption,
      description: pdf.chartDescription({
        start,
        end: formats.money(expected.at(-1) ?? 0),
        breakEven: `${forecast.lines[0]?.label}: ${forecast.lines[0]?.value}`,
      }),
    },
    parts: [revenueIncrease, annualTimeSavings],
    estimates: totals,
    swings: sensitivity(input, assumptions).map(({ low: lower, high: higher }) => ({
      low: lower.totalAnnualValue,
      high: higher.totalAnnualValue,
    })),
    nextStep: {
      ...pdf.nextStep,
      bookUrl: isInDollars({ currency })
        ? `${siteUrl}/contact#${toSearchParams(input, assumptions)}`
        : `${siteUrl}/contact`,
      openUrl: calculatorUrl(calculation, asked, siteUrl),
    },
    disclaimer: pdf.disclaimer,
    pages: [pdf.page('1', '2'), pdf.page('2', '2')],
    site: new URL(siteUrl).host,
  };
}

/** The file name of the PDF in the language of a report. */
export function reportFileName(asked: ReportLanguage): string {
  return languages[supported(asked).language].pdf.fileName;
}
