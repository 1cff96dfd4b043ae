import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'Type it once, and have it right everywhere',
  lead: 'Shop, warehouse, calendar, accounting and bank learn of each change within a minute. When two of them disagree, you see it on a list before your customer does.',
  audience:
    'Businesses that run on three or more programs and have a person, or an evening, whose job it is to keep them in step.',
  symptoms: [
    'Orders are typed from one program into the next.',
    'Stock is right in one place and wrong in two.',
    'Invoices wait for a number that sits in someone else’s tool.',
    'A connector was set up years ago and fails quietly now and then.',
    'Month-end means comparing exports in a spreadsheet.',
  ],
  deliverables: [
    {
      title: 'Data map',
      text: 'Which program owns which fact: customer, price, stock, invoice. One owner each.',
    },
    {
      title: 'Working links',
      text: 'Changes pass within a minute, in the right order, and never twice.',
    },
    {
      title: 'Catch-up',
      text: 'When a program was down, everything that happened meanwhile arrives once it is back.',
    },
    {
      title: 'Difference list',
      text: 'A nightly comparison of both sides. Whatever disagrees goes on one list, with a fix.',
    },
    {
      title: 'History moved',
      text: 'Open orders, customers and balances are matched and carried over before the start.',
    },
    {
      title: 'Documentation',
      text: 'Every field, every rule, every account used, so that any engineer can take over.',
    },
  ],
  timeline: [
    {
      period: 'Week 1',
      title: 'Audit',
      text: 'We count what is retyped and how often it goes wrong, and draw the data map.',
    },
    {
      period: 'Week 2',
      title: 'Match',
      text: 'Both sides are compared, duplicates resolved, and the owner of each fact is settled.',
    },
    {
      period: 'Weeks 3-4',
      title: 'Link',
      text: 'The first link goes live in week 3 for new records, then for everything that is open.',
    },
    {
      period: 'Month 2+',
      title: 'Add the rest',
      text: 'Further links follow one by one. The difference list stays at zero or gets explained.',
    },
  ],
  yourTime: '2 hours a week',
  faq: [
    {
      question: 'Can you connect our industry program?',
      answer:
        'Most of them: by interface, by database or by the files it exports. Where none of that exists, the audit says so before you pay for a build.',
    },
    {
      question: 'Why not use a ready-made connector?',
      answer:
        'We do, where one is good enough. About half of our links are ready-made ones, set up properly and watched. We write our own where order, duplicates or volume matter.',
    },
    {
      question: 'What does it cost to run?',
      answer:
        'Typically $40 to $180 a month for the services in between, paid by you to the provider. Your quote names the figure.',
    },
    {
      question: 'What if a vendor changes something?',
      answer:
        'The link stops, keeps what is waiting and raises an alert. Repairs are included for 60 days after the switch and under Partner. After that, an hourly rate is agreed beforehand.',
    },
  ],
  guaranteed: true,
  relatedIndustry: 'E-commerce',
};
