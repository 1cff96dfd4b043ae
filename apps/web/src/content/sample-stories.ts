import type { CaseStudy } from '@uplift/data-client';

/**
 * Shown when no published story is available. The companies are made up, so pages must label these stories as
 * illustrations.
 */
export const sampleStories: readonly CaseStudy[] = [
  {
    id: 'sample-plumbing-dispatch',
    slug: 'sample-plumbing-dispatch',
    title: 'A plumbing company answers every call within ten minutes',
    industry: 'Home Services',
    timeFrame: '5 weeks',
    hoursSaved: 16,
    revenueBoost: 14,
    efficiency: 33,
    savings: 29_100,
    description:
      'Calls, web forms and voicemail arrive in one queue with address and urgency filled in. Jobs are booked on the first call, and invoices leave the day the work is done.',
    imageUrl: null,
  },
  {
    id: 'sample-wholesale-orders',
    slug: 'sample-wholesale-orders',
    title: 'A food wholesaler stops typing orders twice',
    industry: 'Wholesale',
    timeFrame: '6 weeks',
    hoursSaved: 21,
    revenueBoost: 11,
    efficiency: 38,
    savings: 38_200,
    description:
      'Orders from e-mail, text and the web shop reach the warehouse without anyone retyping them. Picking errors fell by half, and the cut-off for next-day delivery moved from noon to four.',
    imageUrl: null,
  },
  {
    id: 'sample-clinic-intake',
    slug: 'sample-clinic-intake',
    title: 'A physical therapy clinic retires its clipboards',
    industry: 'Healthcare',
    timeFrame: '4 weeks',
    hoursSaved: 13,
    revenueBoost: 9,
    efficiency: 27,
    savings: 23_700,
    description:
      'New patients fill in history and insurance at home. The front desk checks exceptions instead of handwriting, and empty slots are offered to the waiting list by text.',
    imageUrl: null,
  },
];
