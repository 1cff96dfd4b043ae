import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'Answer every inquiry while it is still warm',
  lead: 'Calls, forms, marketplaces and referrals arrive in one queue. Each gets an answer within minutes and a next step with a date, and your people talk to customers instead of updating records about them.',
  audience:
    'Companies that win work by responding and quoting: contractors, practices, agencies, brokers, shops with a sales desk.',
  symptoms: [
    'Callbacks happen when someone finds the time.',
    'Quotes go out and are never mentioned again.',
    'The CRM is half empty, because filling it is extra work.',
    'You cannot tell which of your lead sources pays for itself.',
    'Two people call the same customer in the same week.',
  ],
  deliverables: [
    {
      title: 'One inbox for inquiries',
      text: 'Every source in one queue, with duplicates merged and the missing fields filled in.',
    },
    {
      title: 'First answer in minutes',
      text: 'A reply that names the request and offers two times, day or night.',
    },
    {
      title: 'Quotes that follow up',
      text: 'Three polite reminders, written by you, which stop the moment a customer answers.',
    },
    {
      title: 'A clean customer record',
      text: 'Old lists merged, duplicates resolved, and fields that fill themselves from calls and mail.',
    },
    {
      title: 'Pipeline by source',
      text: 'What each source brought in and what it cost, per month, down to the paid invoice.',
    },
    {
      title: 'Rules of the house',
      text: 'Who gets which lead, what counts as won, when one is closed: one page says it all.',
    },
  ],
  timeline: [
    {
      period: 'Week 1',
      title: 'Audit',
      text: 'We measure response times, win rates and the hours spent on records, source by source.',
    },
    {
      period: 'Week 2',
      title: 'One queue',
      text: 'All sources come together, and the customer list is cleaned and merged.',
    },
    {
      period: 'Weeks 3-4',
      title: 'Answer and follow up',
      text: 'First replies and quote reminders go live, for one source first, then for all.',
    },
    {
      period: 'Month 2+',
      title: 'Tune by numbers',
      text: 'We compare response time and win rate with the baseline, and adjust texts and rules.',
    },
  ],
  yourTime: '3 hours a week',
  faq: [
    {
      question: 'Do we need a new CRM?',
      answer:
        'Usually not. We work with the one you have if it can be connected. If you have none, we suggest two that fit your size, with the running costs for three years.',
    },
    {
      question: 'Will customers notice that a machine replies?',
      answer:
        'The first answer says plainly that it is automatic and when a person will be in touch. People mind waiting far more than they mind that.',
    },
    {
      question: 'Is automatic texting allowed?',
      answer:
        'With consent, and within limits of hours and frequency. We collect and record the consent, honor every opt-out at once, and set up your sender registration with the carriers.',
    },
    {
      question: 'How do we know that it pays?',
      answer:
        'Response time, win rate and revenue per source are measured before and after, from the same data. You see both lines in one chart.',
    },
  ],
  guaranteed: true,
  relatedIndustry: 'Home Services',
};
