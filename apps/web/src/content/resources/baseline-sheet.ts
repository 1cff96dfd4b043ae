import type { ResourceBlock } from '../resources.ts';
import sheet from './baseline-sheet.csv?url';

/** The same table as a file, with room for own steps and the formulas in place. */
export const download = {
  label: 'Download the sheet (CSV)',
  href: sheet,
  file: 'workflow-baseline-sheet.csv',
};

export const blocks: readonly ResourceBlock[] = [
  {
    kind: 'paragraph',
    text: 'One row per step, in the order in which a job passes through your company. Enter minutes and jobs from a normal week. The sheet multiplies. The file opens in Excel, Numbers and Google Sheets, with this example filled in and 20 empty rows below it.',
  },
  {
    kind: 'table',
    caption: 'From call to invoice at a heating contractor with eleven vans, at $28 an hour',
    head: [
      'Step',
      'Who',
      'Tool',
      'Waits for',
      'Minutes per job',
      'Jobs a week',
      'Hours a week',
      'Cost a year',
    ],
    rows: [
      ['Take the call, note it on paper', 'Office', 'Phone, paper', 'Nothing', '6', '110', '11.0', '$16,016'],
      ['Type the job into the schedule', 'Dispatcher', 'Calendar', 'The paper', '4', '110', '7.3', '$10,677'],
      ['Call back to confirm a time', 'Dispatcher', 'Phone', 'The customer', '5', '80', '6.7', '$9,707'],
      [
        'Copy the job sheet into accounting',
        'Office',
        'Accounting',
        'The sheet',
        '7',
        '95',
        '11.1',
        '$16,137',
      ],
      ['Chase missing sheets', 'Office', 'Text', 'The technician', '5', '30', '2.5', '$3,640'],
      ['Send the invoice', 'Office', 'Accounting', 'The copy', '2', '95', '3.2', '$4,611'],
    ],
    total: ['Together', '', '', '', '', '', '41.8', '$60,788'],
    figures: 4,
  },
  { kind: 'heading', text: 'How to fill it in' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Count a normal week: no holiday, no month-end, nobody out sick.',
      'Take minutes from time stamps or a stopwatch. People guess their own work by a third too low.',
      'Put the hours of waiting under “Waits for” as a note. They are not cost, they are speed.',
      'Let the person who does the step read the row and correct it.',
      'Write the date on it. A baseline without a date is an opinion.',
    ],
  },
];
