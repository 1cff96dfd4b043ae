import type { Service } from '../services.ts';

export const service: Service = {
  headline: 'See how the business is doing this morning',
  lead: 'Ten figures on one page, drawn from the programs you already use, correct at seven every morning. Each has a definition, a target and a person who owns it.',
  audience:
    'Owners and managers who decide on gut feeling because the figures arrive late, disagree with each other, or cost someone a Saturday.',
  symptoms: [
    'A report takes a day to prepare and is out of date when it is read.',
    'Sales and accounting name different numbers for the same month.',
    'You notice a bad job when the invoice is written.',
    'There are forty dashboards, and no one opens them.',
    'Questions end with “I would have to look that up”.',
  ],
  deliverables: [
    {
      title: 'Ten figures, defined',
      text: 'What counts, what does not, where it comes from, who answers for it. One page.',
    },
    {
      title: 'One source of truth',
      text: 'A small database that collects your programs every night, with checks that catch gaps.',
    },
    {
      title: 'The morning page',
      text: 'Readable in two minutes, on a phone, with the changes since yesterday marked.',
    },
    {
      title: 'Drill-down',
      text: 'From each figure to the jobs, customers or invoices behind it, in two clicks.',
    },
    {
      title: 'Early warnings',
      text: 'A message when a figure leaves its range, to the person who can do something about it.',
    },
    {
      title: 'Reports that write themselves',
      text: 'For owners, bank or board: the same figures as a document, on the day you choose.',
    },
  ],
  timeline: [
    {
      period: 'Week 1',
      title: 'Audit',
      text: 'Which decisions do you make, and which figures would have changed the last ten of them?',
    },
    {
      period: 'Week 2',
      title: 'Connect',
      text: 'We collect the sources, find where they contradict each other, and settle the definitions.',
    },
    {
      period: 'Weeks 3-4',
      title: 'The page',
      text: 'A first version in week 3. You use it daily, we correct it daily, until the numbers are trusted.',
    },
    {
      period: 'Month 2+',
      title: 'Warn and extend',
      text: 'Ranges, warnings and reports follow once there is a month of history behind them.',
    },
  ],
  yourTime: '2 hours a week',
  faq: [
    {
      question: 'Why only ten figures?',
      answer:
        'Because a page that is read in two minutes gets read. Everything else stays one or two clicks away for the day you need it.',
    },
    {
      question: 'Our data is a mess. Does that have to be fixed first?',
      answer:
        'Not all of it. We clean what the ten figures need and show the rest as gaps with a count, so that you can see the mess shrink.',
    },
    {
      question: 'Which dashboard program do you use?',
      answer:
        'The one you have, if it can show the page on a phone and costs less than $30 per person per month. Otherwise we propose one and state the three-year cost.',
    },
    {
      question: 'Who can see what?',
      answer:
        'You decide per page and per figure. Wages and margins are visible to the people you name and to no one else, and each access is recorded.',
    },
  ],
  guaranteed: true,
  relatedIndustry: 'Real Estate',
};
