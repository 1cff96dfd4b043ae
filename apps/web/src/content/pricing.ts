import { BOOK_YOUR_AUDIT } from './labels.ts';

export interface Plan {
  id: 'audit' | 'build' | 'partner';
  name: string;
  price: string;
  /** Whether the price is a starting price. */
  from: boolean;
  unit: string;
  summary: string;
  includes: readonly string[];
  action: string;
  /** Whether most clients choose it. */
  recommended: boolean;
}

export const plans: readonly Plan[] = [
  {
    id: 'audit',
    name: 'Audit',
    price: '$1,900',
    from: false,
    unit: 'fixed, one week',
    summary: 'Find out where your hours go, and what winning them back would cost.',
    includes: [
      'Workflow map and hours ledger',
      'Savings ranked by hours per dollar',
      'Firm quotes, valid for 60 days',
      'Credited if you order a build within 30 days',
    ],
    action: BOOK_YOUR_AUDIT,
    recommended: false,
  },
  {
    id: 'build',
    name: 'Build',
    price: '$9,000',
    from: true,
    unit: 'fixed before we start',
    summary: 'The first workflow simplified, automated and live by the end of week 4.',
    includes: [
      'The audit, if you order within 30 days',
      'First workflow live in weeks 2-4',
      'Five days alongside the old way',
      'Guide, recording and handover',
      'Both guarantees, up to $5,000 back',
    ],
    action: 'Start with the audit',
    recommended: true,
  },
  {
    id: 'partner',
    name: 'Partner',
    price: '$1,400',
    from: false,
    unit: 'a month, 30 days’ notice',
    summary: 'What runs keeps running, and one more improvement is delivered every month.',
    includes: [
      'Repairs started within four working hours',
      'One improvement a month, up to eight hours',
      'Monthly report against your baseline',
      'The same manager after the build',
    ],
    action: 'Ask about Partner',
    recommended: false,
  },
];

export interface ComparisonGroup {
  title: string;
  /** One cell per plan, in their order. A boolean is shown as a mark. */
  rows: readonly { label: string; cells: readonly [boolean | string, boolean | string, boolean | string] }[];
}

export const comparison: readonly ComparisonGroup[] = [
  {
    title: 'Finding the hours',
    rows: [
      { label: 'Workflow map', cells: [true, true, 'Always current'] },
      { label: 'Signed baseline', cells: [true, true, true] },
      { label: 'Firm quotes for what we found', cells: [true, true, 'Each quarter'] },
    ],
  },
  {
    title: 'Winning them back',
    rows: [
      { label: 'Workflows automated', cells: [false, '1 and up', '1 improvement a month'] },
      { label: 'Parallel run before the switch', cells: [false, '5 days', true] },
      { label: 'Training', cells: [false, '2 hours', 'Each new colleague'] },
      { label: 'Documentation', cells: [true, true, true] },
    ],
  },
  {
    title: 'Keeping them',
    rows: [
      { label: 'Repairs after the switch', cells: [false, '60 days', 'While the plan runs'] },
      { label: 'Work on failures starts within', cells: [false, '1 working day', '4 working hours'] },
      { label: 'Report of hours saved', cells: [false, 'Day 30 and day 90', 'Monthly'] },
      { label: 'Client portal', cells: [false, true, true] },
    ],
  },
  {
    title: 'Your safety',
    rows: [
      { label: '30-day guarantee', cells: [false, true, false] },
      { label: '90-day guarantee, up to $5,000', cells: [false, true, false] },
      { label: 'What we deliver belongs to you', cells: [true, true, true] },
      { label: 'Notice', cells: ['None', 'After each step', '30 days'] },
    ],
  },
];

/** A refund example that readers can recalculate. */
export const refundExample = {
  title: 'What a refund looks like',
  lead: 'A build for $11,000, with 15 hours a week agreed on. The refund follows the share that is missing, up to $5,000.',
  rows: [
    { saved: '15 hours or more', share: 'all of it', part: 1, refund: '$0' },
    { saved: '12 hours', share: '80%', part: 0.8, refund: '$2,200' },
    { saved: '9 hours', share: '60%', part: 0.6, refund: '$4,400' },
    { saved: '6 hours or fewer', share: '40% or less', part: 0.4, refund: '$5,000' },
  ],
} as const;

export const pricingFaq = [
  {
    question: 'Why does a build start at $9,000?',
    answer:
      'That is what one workflow costs when it is done properly: redrawn, built, run alongside the old way, documented and handed over. It is also the build price behind the calculator’s payback period. Your quote is fixed after the audit and does not go up.',
  },
  {
    question: 'Is the audit really credited?',
    answer:
      'Yes. If you order a build within 30 days of the findings call, the $1,900 is taken off its price, whatever its size.',
  },
  {
    question: 'How do we pay?',
    answer:
      'The audit when it is booked. A build in two halves: at the kickoff and after the switch. Partner at the start of each month. By card or bank transfer.',
  },
  {
    question: 'What costs extra?',
    answer:
      'What your tools and connectors charge, typically $40 to $180 a month, paid by you to the provider. The quote names them. Most of our work is remote. Travel beyond 60 miles of Columbus is billed at cost, agreed beforehand.',
  },
  {
    question: 'Can we stop halfway?',
    answer: 'Yes, after each step. You pay for the steps that were done and keep what they delivered.',
  },
] as const;
