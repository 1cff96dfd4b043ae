import { formatsOf, type ReportLocale, toReport } from '@uplift/roi-engine';
import { german } from '@uplift/roi-engine/locale/de';
import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type ReportOrder, renderReport } from './render-report.ts';

const siteUrl = 'https://uplift.example';
const input = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};
const order: ReportOrder = {
  calculation: { input, assumptions: {} },
  locale: 'en-US',
  currency: 'USD',
  day: '2026-11-28',
};

async function readReport(changes: Partial<ReportOrder> = {}) {
  const { bytes, name } = await renderReport({ ...order, ...changes }, siteUrl);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  return { bytes, name, pdf, pages: text.map(plain) };
}

/** Text without its spaces, because a PDF has positions instead. */
const plain = (text: string): string => text.replaceAll(/\s/g, '');

/** Every label, figure and explanation of the report as the screen and the e-mail show it. */
function textsOf({ calculation: { input: figures, assumptions } }: ReportOrder, locale?: ReportLocale) {
  const { title, sections } = toReport(figures, assumptions, locale);
  return [
    title,
    ...sections.flatMap((section) => [
      section.title,
      section.caption,
      // Years are points in the chart.
      ...section.lines.flatMap(({ label, value, unit, caption }) =>
        section === sections[3] ? [value] : [label, value, unit, caption],
      ),
    ]),
  ].map(plain);
}

const inEuros: ReportLocale = {
  messages: german.roiReport,
  formats: formatsOf((options) => new Intl.NumberFormat('de-DE', options), 'EUR'),
};

describe('renderReport', () => {
  test.for<[string, Partial<ReportOrder>, ReportLocale?]>([
    ['the usual assumptions', {}],
    ['a result below the price', { calculation: { input, assumptions: { investment: 900_000 } } }],
    ['no return', { calculation: { input, assumptions: { revenueFactor: 0, efficiencyFactor: 0 } } }],
    [
      'a large company',
      {
        calculation: {
          input: { ...input, currentRevenue: 48_000_000_000, totalHeadCount: 90_000 },
          assumptions: {},
        },
      },
    ],
    [
      'figures that are too large to add',
      { calculation: { input: { ...input, currentRevenue: 1e308 }, assumptions: {} } },
    ],
    [
      'German and euros',
      {
        calculation: { input: { ...input, hourlyRate: 42.5 }, assumptions: { investment: 12_000 } },
        locale: 'de-DE',
        currency: 'EUR',
      },
      inEuros,
    ],
  ])('shows the figures of the screen on two pages: %s', async ([, changes, locale]) => {
    const { pages } = await readReport(changes);
    expect(pages).toHaveLength(2);
    const all = pages.join('');
    for (const text of textsOf({ ...order, ...changes }, locale)) expect(all).toContain(text);
  });

  test('has a title, a language and tagged headings for screen readers', async () => {
    const { pdf, bytes, name } = await readReport({ locale: 'de-DE', currency: 'EUR' });
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: 'Was Automatisierung bringen kann', Language: 'de-DE' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
    expect(name).toBe('uplift-roi-schaetzung.pdf');
    const page = await pdf.getPage(1);
    const roles = JSON.stringify(await page.getStructTree());
    for (const role of ['H1', 'H2', 'LI']) expect(roles).toContain(`"role":"${role}"`);
  });

  test('links to the calculator and to an audit with the figures', async () => {
    const { pdf } = await readReport();
    const { links } = await extractLinks(pdf);
    const search =
      'currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';
    expect(links).toEqual([`${siteUrl}/contact#${search}`, `${siteUrl}/calculator#${search}`]);
    const { pdf: inFrancs } = await readReport({ locale: 'de-CH', currency: 'CHF' });
    expect((await extractLinks(inFrancs)).links).toEqual([
      `${siteUrl}/contact`,
      `${siteUrl}/embed/calculator?lang=de-CH&currency=CHF&email-report=site#${search}`,
    ]);
  });

  test.for([
    ['en-US', 'USD', [612, 792]],
    ['en-GB', 'GBP', [595.28, 841.89]],
    ['de-DE', 'EUR', [595.28, 841.89]],
  ] as const)('has the paper of the country for %s and %s', async ([locale, currency, size]) => {
    const { pdf } = await readReport({ locale, currency });
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([width, height]).toEqual(size);
  });

  test('falls back to English for a language with other letters, and to the code of a currency', async () => {
    const { pages, pdf } = await readReport({ locale: 'ar-AE', currency: 'INR' });
    expect((await getMeta(pdf)).info).toMatchObject({ Language: 'en-US' });
    expect(pages[0]).toContain('INR44,820ayear');
  });

  test('gives the same bytes for the same figures on the same day', async () => {
    const [one, other] = await Promise.all([renderReport(order, siteUrl), renderReport(order, siteUrl)]);
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});
