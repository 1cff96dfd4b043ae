import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'Know where your week goes before you buy anything',
  lead: 'In one week we follow your work from the first call to the paid invoice, count the hours each step takes, and hand you a ranked list of what to fix, with a price and a date on every line.',
  audience:
    'Owners of businesses with 5 to 100 people who can feel that something is slow, and want to see what it is and what it costs before anybody builds a thing.',
  symptoms: [
    'You bought three tools in three years, and the week is as full as before.',
    'No one can say how long an order takes to become money.',
    'One person holds a process together, and it stops when they are on vacation.',
    'The same customer is in three systems under three spellings.',
    'You are about to hire for the office because the office cannot keep up.',
  ],
  deliverables: [
    {
      title: 'Workflow map',
      text: 'Every process we looked at on one page: who does what, in which tool, and where it waits.',
    },
    {
      title: 'Hours ledger',
      text: 'Hours per week for each step, from interviews, time stamps and five jobs that we followed.',
    },
    {
      title: 'Ranked savings',
      text: 'What to drop, simplify or automate, in the order of hours won per dollar spent.',
    },
    {
      title: 'Firm quotes',
      text: 'A price and a date for each item on the list, valid for 60 days.',
    },
    {
      title: 'Baseline',
      text: 'The figures that a later build is measured against, signed by both of us.',
    },
    {
      title: 'Findings call',
      text: 'Ninety minutes with you and your team, recorded, with time for objections.',
    },
  ],
  timeline: [
    {
      period: 'Day 1',
      title: 'Kickoff',
      text: 'One hour: what you want to achieve, whom we should talk to, read access to the tools in question.',
    },
    {
      period: 'Days 2-3',
      title: 'Interviews',
      text: 'Four conversations of 45 minutes with the people who do the work, one at a time.',
    },
    {
      period: 'Day 4',
      title: 'Counting',
      text: 'We follow five real jobs from start to payment and check what we heard against time stamps.',
    },
    {
      period: 'Day 5',
      title: 'Findings',
      text: 'You get the report in the morning, and we walk through it together in the afternoon.',
    },
  ],
  yourTime: '6 hours in total',
  faq: [
    {
      question: 'How much of our time does it take?',
      answer:
        'About six hours, spread over your team: an hour for the kickoff, four interviews of 45 minutes, 90 minutes for the findings, and half an hour to give us access.',
    },
    {
      question: 'Do you see our customer data?',
      answer:
        'We ask for read access to the tools in question and for nothing else. A confidentiality agreement comes first, we work on masked exports where your tools allow it, and every access ends on the day of the findings call.',
    },
    {
      question: 'What if you find nothing worth fixing?',
      answer:
        'Then the report says so. You keep the map and the figures, and you know that your money is better spent elsewhere.',
    },
    {
      question: 'Do we have to build with you afterwards?',
      answer:
        'No. The report is yours and is written so that another firm can work from it. Book a build with us within 30 days and the price of the audit is credited in full.',
    },
  ],
  guaranteed: false,
  relatedIndustry: 'Accounting',
};
