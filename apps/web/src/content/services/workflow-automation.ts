import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'Let the routine run itself, and keep the judgment',
  lead: 'We take one workflow from your audit list, remove the steps that no one needs, and automate the rest. Clear cases pass on their own. Doubtful ones reach a person with the facts next to the question.',
  audience:
    'Teams that handle the same kind of job dozens of times a week: orders, intakes, claims, work orders, onboarding, month-end.',
  symptoms: [
    'Your best people copy and paste for a good part of the day.',
    'Work waits in an inbox until someone asks about it.',
    'There is a checklist, and everybody has their own version.',
    'Mistakes are found by the customer.',
    'A busy week means overtime, because the work grows with every order.',
  ],
  deliverables: [
    {
      title: 'A simpler process',
      text: 'Steps, approvals and fields that turned out to be habit are gone before anything is automated.',
    },
    {
      title: 'The running workflow',
      text: 'Live on your data, in your own accounts, with every step on record.',
    },
    {
      title: 'An exception list',
      text: 'One screen with the cases that need a person, the reason, and the buttons to decide.',
    },
    {
      title: 'Parallel run',
      text: 'Five working days alongside the old way. We compare results case by case before you switch.',
    },
    {
      title: 'Alerts',
      text: 'When a step fails, a named person hears of it within five minutes, with what to do.',
    },
    {
      title: 'Guide and handover',
      text: 'A one-page guide, a recorded walk-through, and two hours of questions with your team.',
    },
  ],
  timeline: [
    {
      period: 'Week 1',
      title: 'Audit',
      text: 'The workflow is measured and the result we aim for is agreed in writing.',
    },
    {
      period: 'Week 2',
      title: 'Simplify',
      text: 'We redraw the process with the people who do it, and build the core with test data.',
    },
    {
      period: 'Weeks 3-4',
      title: 'Run alongside, then switch',
      text: 'Five days in parallel, corrections, then the switch on a day you choose.',
    },
    {
      period: 'Month 2+',
      title: 'Measure and extend',
      text: 'Hours are counted against the baseline, and the next workflow starts when you say so.',
    },
  ],
  yourTime: '2 hours a week',
  faq: [
    {
      question: 'Do we have to change our tools?',
      answer:
        'Rarely. Most hours hide between programs that you already pay for. Where a tool cannot be connected, we say so in the audit and show what a change would cost and save.',
    },
    {
      question: 'What happens when the automation is wrong?',
      answer:
        'It stops and asks. Each workflow has limits that you set: amounts, customers, deadlines. Past them a person decides. Every step is recorded, so a wrong one can be found and undone.',
    },
    {
      question: 'Who owns what you build?',
      answer:
        'You do. It runs in your accounts, under your licenses, and the documentation is written for the people who come after us.',
    },
    {
      question: 'Will this cost someone their job?',
      answer:
        'That is your decision, and in the stories on this site the hours went into work that had been waiting: advice, filings, patients, a new freight desk. We ask in the kickoff what the hours are for.',
    },
  ],
  guaranteed: true,
  relatedIndustry: 'Logistics',
};
