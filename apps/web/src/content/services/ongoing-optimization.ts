import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'Keep what runs running, and win back a little more each month',
  lead: 'Tools change, prices change, people change. A partner plan keeps your automations in step, starts on failures within four working hours, and delivers one improvement from your list every month.',
  audience:
    'Clients whose first workflow is live, and companies that inherited automations from someone else and want them looked after.',
  symptoms: [
    'An automation fails, and you hear of it from a customer.',
    'No one remembers what the script on the old laptop does.',
    'Your list of improvements gets longer, not shorter.',
    'A tool raised its price, and you stay because moving is scary.',
    'New people learn the workarounds before they learn the work.',
  ],
  deliverables: [
    {
      title: 'Watch and repair',
      text: 'We look after every workflow on your list and start on failures within four working hours.',
    },
    {
      title: 'One improvement a month',
      text: 'Up to eight hours of work on the item that you put first. Unused months carry over once.',
    },
    {
      title: 'Monthly report',
      text: 'Hours saved against the baseline, failures, repairs and running costs, on two pages.',
    },
    {
      title: 'Your manager',
      text: 'One person who knows your business, with a calendar that you can book directly.',
    },
    {
      title: 'Cost watch',
      text: 'Twice a year we check what your tools cost and what a change would save.',
    },
    {
      title: 'Training for new people',
      text: 'An hour with each new colleague on the workflows that they will use.',
    },
  ],
  timeline: [
    {
      period: 'Week 1',
      title: 'Take stock',
      text: 'We list everything that runs, who owns it, and what happens when it stops.',
    },
    {
      period: 'Week 2',
      title: 'First change',
      text: 'Alerts for whatever has none, and the first item from your list.',
    },
    {
      period: 'Every month',
      title: 'Improve and report',
      text: 'One improvement, one report, one call of 30 minutes.',
    },
    {
      period: 'Every quarter',
      title: 'Review',
      text: 'What to build next, what to switch off, and whether the plan still pays for itself.',
    },
  ],
  yourTime: '1 hour a month',
  faq: [
    {
      question: 'How long are we bound?',
      answer: 'You are not. Give notice by e-mail at any time, and the plan ends 30 days later.',
    },
    {
      question: 'Do you look after things that you did not build?',
      answer:
        'Yes, after a stock-taking week. We tell you which ones we can vouch for, which need work first, and what that would cost.',
    },
    {
      question: 'What counts as an improvement?',
      answer:
        'Anything up to eight hours of our work: a new rule, a further link, a report, a form. Larger items get their own fixed price, less the eight hours.',
    },
    {
      question: 'What happens at night and on weekends?',
      answer:
        'Alerts are watched around the clock by machine, and everything that can be repeated safely is retried automatically. People work on failures Monday to Friday, 8:30 am to 5:30 pm Eastern.',
    },
  ],
  guaranteed: false,
  relatedIndustry: 'Manufacturing',
};
