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
  note: 'Ten real cases, run side by side with the old way. Please check that these are the cases you meant.',
  file: pdf('acceptance-test', 'Acceptance test', [
    'Ten cases of last week were run twice: by hand as before, and by the new workflow. Both gave the same result in nine of ten.',
    'Case 7 differed: the address had two lines, and the old form saved only one. The new workflow saves both, as intended.',
    'Median time per case: 14 minutes by hand, 2 minutes with the workflow. No one has to copy anything any more.',
  ]),
};

const testProtocol: DemoDeliverable = {
  title: 'Test report',
  note: 'What was tried, by whom, and what came of it.',
  first: {
    file: csv('test-protocol', 'test-protocol-first'),
    wish: 'Please add the cases of the Saturday shift, they are entered differently.',
  },
  file: csv('test-protocol'),
};

const dashboardGuide: DemoDeliverable = {
  title: 'How to read the dashboard',
  note: 'One page. If a figure needs a further explanation, tell us which.',
  file: pdf('dashboard-guide', 'How to read the dashboard', [
    'The first figure is the hours that were saved last week, against the baseline that was measured in the audit.',
    'The second is what these hours are worth at the agreed hourly rate. It counts nothing that was not measured.',
    'Figures are updated every Monday at 6 in the morning. A week without entries is shown as a gap, not as zero.',
  ]),
};

const review: DemoDeliverable = {
  title: 'Review against the baseline',
  note: 'What was promised, what was measured, and what we suggest next.',
  file: pdf('review', 'Review against the baseline', [
    'The hours that were agreed on are saved. The measurements of the last four weeks lie within five percent of each other.',
    'Two steps are still done by hand: the monthly correction of prices, and the check of new suppliers. The first is worth automating.',
    'We suggest to measure for another month, and to decide then.',
  ]),
};

const findings = [
  'Three workflows take two thirds of the time that was measured: entering orders, chasing missing details, and the weekly report.',
  'The first is worth beginning with: it happens every day, its rules are clear, and no one likes it.',
];

/** Deliverables of the milestones in `projectTemplates`, by milestone title. */
export const demoDeliverables: Readonly<Record<string, readonly DemoDeliverable[]>> = {
  'Kick-off and access to your systems': [
    {
      title: 'Notes of the kick-off',
      note: 'Who does what, and which access we were given.',
      file: markdown('kick-off', 'Notes of the kick-off', [
        'One contact on each side, and a call of 20 minutes every Tuesday',
        'Read access to calendar, accounting and the shared mailbox',
        'Nothing is changed in a live system before the acceptance test',
      ]),
    },
  ],
  'Interviews and time measurements': [
    {
      title: 'Time measurements',
      note: 'Five working days, as your people noted them. These figures become the baseline.',
      file: csv('time-measurements'),
    },
  ],
  'Audit report with the first three automations': [
    {
      title: 'Audit report',
      note: 'The three workflows that cost the most time, and what each would bring.',
      first: {
        file: pdf('audit-report', 'Audit report', findings),
        wish: 'The report leaves out the month-end. Please add it, that week is the worst of all.',
      },
      file: pdf('audit-report', 'Audit report', [
        ...findings,
        'Month-end: the same entries are corrected again, because no one sees them before. With the first workflow most of these corrections fall away.',
      ]),
    },
  ],
  'The process measured as it is': [
    {
      title: 'Measurements of the process',
      note: 'One week, from the first request to the last entry.',
      file: csv('process'),
    },
  ],
  'Map of the pipeline, and the data to clean': [
    {
      title: 'Map of the pipeline',
      note: 'From the inquiry to the signed offer, with every place where something is copied.',
      file: pdf('pipeline', 'Map of the pipeline', [
        'An inquiry is copied four times before an offer leaves the house: in the mailbox, in the list of calls, in the calendar and in the offer itself.',
        'One customer in six is in the list twice. Before the data is moved, these are merged; the rules for it are on this page.',
        'What no one touched for three years is archived as a file, and not moved.',
      ]),
    },
  ],
  'First workflow live and measured': [
    acceptanceTest,
    {
      title: 'Hours of the first week',
      note: 'Measured as in the audit, by the same people.',
      file: csv('first-week'),
    },
  ],
  'Second and third workflow live': [
    {
      title: 'How the second workflow runs',
      note: 'Please check the rules on this page with the person who does it today.',
      file: pdf('second-workflow', 'How the second workflow runs', [
        'A finished job is invoiced the same evening. Where something is missing, the person who can add it is asked once, and reminded the next morning.',
        'An invoice above 5,000 dollars waits for a person. Everything else goes out automatically.',
        'One list shows what went out, with the reason for each exception.',
      ]),
    },
    testProtocol,
  ],
  'Workflow built and tried with one team': [testProtocol],
  'Workflow live and measured': [acceptanceTest],
  'Data cleaned and moved': [
    {
      title: 'Check of the moved data',
      note: 'Please look at the merged entries: are these really the same customers?',
      file: csv('moved-data'),
    },
  ],
  'Follow-ups and offers run by themselves': [
    {
      title: 'The follow-ups in their order',
      note: 'The words your customers will read. Change whatever does not sound like you.',
      file: markdown('follow-ups', 'The follow-ups in their order', [
        'After two days: is there anything missing in our offer?',
        'After a week: a call by the person who made the offer',
        'After three weeks: one last question, and the offer is closed',
      ]),
    },
  ],
  'Team trained, handbook handed over': [
    {
      title: 'Handbook',
      note: 'What to do when something does not work, and whom to ask.',
      file: pdf('handbook', 'Handbook', [
        'If a case stops, it is in the list of exceptions with the reason. Correct what it names, and press Again.',
        'If the list itself is empty, nothing is wrong. If it cannot be reached, work as before and write to us.',
      ]),
    },
  ],
  'Sales team trained': [
    {
      title: 'Handout of the training',
      note: 'Two pages for the desk.',
      file: pdf('handout', 'Handout of the training', [
        'Every inquiry is entered once. Whatever follows from it is made by the system: the task, the reminder, the draft of the offer.',
        'An offer that is not answered is not lost. It is followed up until someone says no.',
      ]),
    },
  ],
  'Dashboard of hours and value': [dashboardGuide],
  'Forecast and win rate on a dashboard': [dashboardGuide],
  '90-day review against the baseline': [review],
  'Review, and what is worth doing next': [review],
  'Plan for the next quarter': [
    {
      title: 'What to automate next',
      note: 'Three candidates, by the hours that they cost today.',
      file: markdown('next-quarter', 'What to automate next', [
        'Checking new suppliers: about 3 hours a week',
        'The monthly correction of prices: about 9 hours a month',
        'Answers to the five most frequent questions: about 4 hours a week',
      ]),
    },
  ],
};
