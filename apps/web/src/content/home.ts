import { BOOK_YOUR_AUDIT } from './labels.ts';

/** The target of the home page's buttons and links. */
const contact = '/contact';

export const hero = {
  eyebrow: ['Systems audits and automation', ' for small businesses'],
  headline: 'Bad systems are the most expensive thing you own',
  lead: 'Copying orders, chasing invoices, typing one customer into three tools: it adds up to a salary you pay every year. We find those hours, automate them and show you the figures.',
  actions: {
    primary: { label: 'Get Started', to: contact },
    secondary: { label: 'Learn More', to: '/services' },
  },
  guarantee: { text: '90-Day Results Guarantee', action: { label: 'Book Systems Audit', to: contact } },
  trust: ['200+ Businesses Transformed', 'Average 340% ROI'],
  order: {
    /** Orders a week to start with. */
    orders: 12,
    group: 'Orders a week',
    unit: 'orders a week',
    action: 'Calculate ROI for your business',
  },
  stats: [
    { value: '$47K+', label: 'average revenue increase' },
    { value: '12hrs', label: 'weekly time savings' },
    { value: '30 days', label: 'to first results' },
  ],
} as const;

export const techStack = {
  eyebrow: 'Technology',
  title: 'Works with the tools you already use',
  lead: 'Most of your hours hide between programs, not inside them. We connect what you have and replace a tool only when that is cheaper.',
} as const;

export const process = {
  eyebrow: 'How it works',
  title: 'From first look to first result in 30 days',
  lead: 'Every step is priced before it starts. You decide after each whether to go on, and what we delivered stays yours.',
  steps: [
    {
      number: '01',
      title: 'Professional Systems Audit',
      period: 'Week 1',
      summary:
        'We talk to the people who do the work, follow five real jobs from order to payment, and count where the hours go.',
      deliverables: [
        'A map of your workflows with the hours each one takes',
        'The savings we found, ranked by hours won per dollar',
        'A fixed price and a date for every item on the list',
        'The baseline that our result will be measured against',
      ],
    },
    {
      number: '02',
      title: 'Optimize & Implement',
      period: 'Weeks 2-4',
      summary:
        'We simplify the workflow that costs you most, then automate what is left of it, alongside the old way until you trust it.',
      deliverables: [
        'Your first automated workflow, live on your own data',
        'A parallel run of five working days before we switch over',
        'A one-page guide and a recorded walk-through',
        'Alerts that reach a named person when a step fails',
      ],
    },
    {
      number: '03',
      title: 'Scale & Refine',
      period: 'Month 2+',
      summary:
        'We work down the list in the order that pays best, and keep what is live in step with your tools and your team.',
      deliverables: [
        'The next workflows, each with its price agreed beforehand',
        'With Partner: a monthly report of hours saved',
        'With Partner: repairs when a tool or a price list changes',
        'A day-90 review of the hours that we agreed to save',
      ],
    },
  ],
} as const;

export const calculator = {
  eyebrow: 'ROI calculator',
  title: 'What does busy work cost you?',
  lead: 'Five figures you know by heart. The answer takes a second, and no one asks for your e-mail address.',
} as const;

export const stories = {
  eyebrow: 'Success stories',
  title: 'Businesses that got their week back',
  lead: 'What was slow, what we changed, and what it came to. All figures were measured against the audit baseline.',
  action: { label: 'All success stories', to: '/success-stories' },
} as const;

export const commitment = {
  title: 'Our Commitment',
  statement: 'You run the business. We share the risk of the build.',
  action: { label: 'How the guarantee works', to: '/pricing#guarantee' },
} as const;

export const banner = {
  title: '30-Day Workflow Uplift or We Keep Working Free',
  text: 'Tell us which task you would hand over first. We answer within one working day with two times for a call.',
  action: { label: BOOK_YOUR_AUDIT, to: contact },
} as const;
