import type { CaseStudy, CaseStudyDetail } from '../../contract/entities/case-study.ts';

/** Four stories about fictional companies. The site omits the one from the FinTech industry. */
export const sampleCaseStudies: readonly CaseStudy[] = [
  {
    id: 'northwind-dispatch',
    slug: 'northwind-dispatch',
    title: 'Northwind dispatches 140 trucks without a spreadsheet',
    industry: 'Logistics',
    timeFrame: '8 weeks',
    hoursSaved: 32,
    revenueBoost: 18,
    efficiency: 41,
    savings: 61_400,
    description:
      'Orders, drivers and delays meet on one board. Dispatchers handle exceptions, and customers hear of a delay before they ask.',
    quote: 'We stopped counting trucks at noon. The board knows, and the customer knows before we call.',
    quoteAuthor: 'Ines Okafor',
    quoteRole: 'Head of dispatch, Northwind',
    imageUrl: null,
  },
  {
    id: 'harbor-dental-recall',
    slug: 'harbor-dental-recall',
    title: 'Harbor Dental fills its chairs from the waiting list',
    industry: 'Healthcare',
    timeFrame: '5 weeks',
    hoursSaved: 14,
    revenueBoost: 12,
    efficiency: 29,
    savings: 26_800,
    description:
      'Recalls go out by text, canceled slots are offered within a minute, and the front desk no longer phones through lists.',
    imageUrl: null,
  },
  {
    id: 'ledgerline-onboarding',
    slug: 'ledgerline-onboarding',
    title: 'Ledgerline opens business accounts in a day',
    industry: 'FinTech',
    timeFrame: '10 weeks',
    hoursSaved: 44,
    revenueBoost: 23,
    efficiency: 52,
    savings: 118_000,
    description:
      'Documents are read, checked and filed as they arrive. Two people review what a rule cannot decide, with everything on one page.',
    imageUrl: null,
  },
  {
    id: 'oakfield-quotes',
    slug: 'oakfield-quotes',
    title: 'Oakfield Joinery quotes the same afternoon',
    industry: 'Manufacturing',
    timeFrame: '6 weeks',
    hoursSaved: 19,
    revenueBoost: 16,
    efficiency: 34,
    savings: 38_500,
    description:
      'Drawings become material lists, material lists become quotes. The workshop sees what was promised, and for when.',
    imageUrl: null,
  },
];

/** The first story with its details. */
export const sampleCaseStudyDetail: CaseStudyDetail = detailOf(sampleCaseStudies[0]);

/** Adds the texts and metrics that lists omit. */
function detailOf(story: CaseStudy | undefined): CaseStudyDetail {
  if (!story) throw new TypeError('There is no sample story.');
  return {
    ...story,
    technologies: [
      { id: 'nodejs', name: 'Node.js' },
      { id: 'n8n', name: 'n8n' },
    ],
    challenge:
      'Orders came by phone, mail and fax and were copied to three sheets. By noon none of them was right, and customers called to ask what no one knew.',
    approach:
      'One board takes every order and knows where each truck is. Dispatchers see what is late before anybody calls, and customers get a message with a new time.',
    result:
      'Thirty-two hours a week went back to planning. Late deliveries fell by half within a quarter, with the same trucks and the same people.',
    measurements: [
      { name: 'From order to dispatch', unit: 'minutes', before: 38, after: 6 },
      { name: 'Delivered on time', unit: '%', before: 71, after: 93 },
    ],
  };
}
