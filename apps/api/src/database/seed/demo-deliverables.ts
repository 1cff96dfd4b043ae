import { readFileSync } from 'node:fs';
import { writePdf } from './demo-pdf.ts';

interface DemoFile {
  name: string;
  type: 'pdf' | 'csv' | 'md';
  bytes: (company: string) => Uint8Array;
}

/** A deliverable of a demo milestone. */
export interface DemoDeliverable {
  title: string;
  note: string;
  file: DemoFile;
  /** The first version, and the changes that the client requested. */
  first?: { file: DemoFile; wish: string };
}

/** Approximate number of characters that fit on a line of the page. */
const LINE_LENGTH = 84;

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const write = (text: string) => new TextEncoder().encode(text);

const pdf = (name: string, title: string, paragraphs: readonly string[]): DemoFile => ({
  name: `${name}.pdf`,
  type: 'pdf',
  bytes: (company) =>
    writePdf(
      title,
      [`Prepared for ${company}.`, ...paragraphs].flatMap((paragraph) => ['', ...wrap(paragraph)]),
    ),
});

/** @param source name in the folder of deliverables */
const csv = (name: string, source = name): DemoFile => ({
  name: `${name}.csv`,
  type: 'csv',
  bytes: () => readFileSync(new URL(`deliverables/${source}.csv`, import.meta.url)),
});

const markdown = (name: string, title: string, lines: readonly string[]): DemoFile => ({
  name: `${name}.md`,
  type: 'md',
  bytes: (company) =>
    write(`# ${title}\n\nFor ${company}.\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`),
});

const acceptanceTest: DemoDeliverable = {
  title: 'Acceptance test',
  note: 'Ten real cases, run side by side with the old process. Please check that these are the cases you meant.',
  file: pdf('acceptance-test', 'Acceptance test', [
    'We ran ten of last week’s cases twice: by hand, and through the new workflow. Nine of ten gave the same result.',
    'Case 7 differed: the address had two lines, and the old form saved only one. The new workflow correctly saves both.',
    'Median time per case: 14 minutes by hand, 2 minutes with the workflow. No one has to copy anything anymore.',
  ]),
};

const testReport: DemoDeliverable = {
  title: 'Test report',
  note: 'What we tested, who tested it, and the results.',
  first: {
    file: csv('test-report', 'test-report-first'),
    wish: 'Please add the Saturday shift. Those cases are entered differently.',
  },
  file: csv('test-report'),
};

const dashboardGuide: DemoDeliverable = {
  title: 'How to read the dashboard',
  note: 'One page. If any figure needs explaining, tell us which.',
  file: pdf('dashboard-guide', 'How to read the dashboard', [
    'The first figure is the hours saved last week, compared with the baseline from the audit.',
    'The second is what those hours are worth at the agreed hourly rate. It counts only what was measured.',
    'Figures update every Monday at 6 AM. A week without entries shows as a gap, not as zero.',
  ]),
};

const review: DemoDeliverable = {
  title: 'Review against the baseline',
  note: 'What we promised, what we measured, and what we suggest next.',
  file: pdf('review', 'Review against the baseline', [
    'The agreed hours are being saved. The last four weeks are within five percent of each other.',
    'Two steps are still manual: monthly price corrections and new supplier checks. The first is worth automating.',
    'We suggest measuring for another month, then deciding.',
  ]),
};

const findings = [
  'Three workflows take two thirds of the measured time: entering orders, chasing missing details, and the weekly report.',
  'Start with the first: it happens every day, the rules are clear, and no one enjoys it.',
];

/** Deliverables of the milestones in `projectTemplates`, by milestone title. */
export const demoDeliverables: Readonly<Record<string, readonly DemoDeliverable[]>> = {
  'Kickoff and system access': [
    {
      title: 'Kickoff notes',
      note: 'Who does what, and what we have access to.',
      file: markdown('kick-off', 'Kickoff notes', [
        'One contact on each side, and a 20-minute call every Tuesday',
        'Read access to calendar, accounting and the shared mailbox',
        'No changes to a live system before the acceptance test',
      ]),
    },
  ],
  'Interviews and time measurements': [
    {
      title: 'Time measurements',
      note: 'Five working days, as logged by your team. These figures become the baseline.',
      file: csv('time-measurements'),
    },
  ],
  'Audit report with the first three automations': [
    {
      title: 'Audit report',
      note: 'The three workflows that cost the most time, and what automating each is worth.',
      first: {
        file: pdf('audit-report', 'Audit report', findings),
        wish: 'The report leaves out month-end. Please add it. That week is the worst.',
      },
      file: pdf('audit-report', 'Audit report', [
        ...findings,
        'Month-end: the same entries get corrected again because no one sees them earlier. The first workflow removes most of these corrections.',
      ]),
    },
  ],
  'Current process measured': [
    {
      title: 'Process measurements',
      note: 'One week, from first request to last entry.',
      file: csv('process'),
    },
  ],
  'Pipeline mapped, data cleanup planned': [
    {
      title: 'Pipeline map',
      note: 'From inquiry to signed quote, with every place something gets copied.',
      file: pdf('pipeline', 'Pipeline map', [
        'An inquiry is copied four times before a quote goes out: in the inbox, the call list, the calendar and the quote itself.',
        'One customer in six is listed twice. We merge these before moving the data, using the rules on this page.',
        'Records untouched for three years are archived to a file instead of moved.',
      ]),
    },
  ],
  'First workflow live and measured': [
    acceptanceTest,
    {
      title: 'First-week hours',
      note: 'Measured the same way as in the audit, by the same people.',
      file: csv('first-week'),
    },
  ],
  'Second and third workflows live': [
    {
      title: 'How the second workflow runs',
      note: 'Please check these rules with the person who does this today.',
      file: pdf('second-workflow', 'How the second workflow runs', [
        'A finished job is invoiced the same evening. If something is missing, the person who can add it gets one request, and a reminder the next morning.',
        'An invoice above $5,000 waits for approval. Everything else goes out automatically.',
        'One list shows what went out, with the reason for each exception.',
      ]),
    },
    testReport,
  ],
  'Workflow built and tested with one team': [testReport],
  'Workflow live and measured': [acceptanceTest],
  'Data cleaned and moved': [
    {
      title: 'Migrated data check',
      note: 'Please review the merged entries: are these really the same customers?',
      file: csv('moved-data'),
    },
  ],
  'Follow-ups and quotes run automatically': [
    {
      title: 'Follow-up sequence',
      note: 'What your customers will read. Change anything that doesn’t sound like you.',
      file: markdown('follow-ups', 'Follow-up sequence', [
        'After two days: is anything missing from our quote?',
        'After a week: a call from the person who wrote the quote',
        'After three weeks: one last question, then the quote is closed',
      ]),
    },
  ],
  'Team trained, handbook delivered': [
    {
      title: 'Handbook',
      note: 'What to do when something doesn’t work, and who to ask.',
      file: pdf('handbook', 'Handbook', [
        'If a case stops, it appears in the exceptions list with the reason. Fix it and press Retry.',
        'If the list is empty, nothing is wrong. If you can’t open it, work as before and message us.',
      ]),
    },
  ],
  'Sales team trained': [
    {
      title: 'Training handout',
      note: 'Two pages to keep at your desk.',
      file: pdf('handout', 'Training handout', [
        'Enter every inquiry once. The system creates the rest: the task, the reminder and the draft quote.',
        'An unanswered quote isn’t lost. The system follows up until someone says no.',
      ]),
    },
  ],
  'Hours and value dashboard': [dashboardGuide],
  'Forecast and win-rate dashboard': [dashboardGuide],
  '90-day review against the baseline': [review],
  'Review and next steps': [review],
  'Plan for the next quarter': [
    {
      title: 'What to automate next',
      note: 'Three candidates, ranked by the hours they cost today.',
      file: markdown('next-quarter', 'What to automate next', [
        'Checking new suppliers: about 3 hours a week',
        'Monthly price corrections: about 9 hours a month',
        'Answering the five most common questions: about 4 hours a week',
      ]),
    },
  ],
};
