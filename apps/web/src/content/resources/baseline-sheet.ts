import type { ResourcePiece } from '../resources.ts';

/** Dollars, including taxes, insurance and paid time off. */
const COST_OF_AN_HOUR = 28;

const EMPTY_ROWS = 20;

const steps = [
  ['Take the call, note it on paper', 'Office', 'Phone, paper', 'Nothing', 6, 110],
  ['Type the job into the schedule', 'Dispatcher', 'Calendar', 'The paper', 4, 110],
  ['Call back to confirm a time', 'Dispatcher', 'Phone', 'The customer', 5, 80],
  ['Copy the job sheet into accounting', 'Office', 'Accounting', 'The sheet', 7, 95],
  ['Chase missing sheets', 'Office', 'Text', 'The technician', 5, 30],
  ['Send the invoice', 'Office', 'Accounting', 'The copy', 2, 95],
] as const;

const lastRow = 1 + steps.length + EMPTY_ROWS;

function calculated(row: number) {
  return [{ formula: `E${row}*F${row}/60` }, COST_OF_AN_HOUR, { formula: `G${row}*H${row}*52` }];
}

export const piece: ResourcePiece = {
  blocks: [
    'One row per step, in the order in which a job passes through your company. Enter minutes and jobs from a normal week. The sheet multiplies. The file opens in Excel, Numbers and Google Sheets, with this example filled in and 20 empty rows below it.',
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
        [
          'Take the call, note it on paper',
          'Office',
          'Phone, paper',
          'Nothing',
          '6',
          '110',
          '11.0',
          '$16,016',
        ],
        [
          'Type the job into the schedule',
          'Dispatcher',
          'Calendar',
          'The paper',
          '4',
          '110',
          '7.3',
          '$10,677',
        ],
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
      total: ['Total', '', '', '', '', '', '41.8', '$60,788'],
      figures: 4,
    },
    { kind: 'heading', text: 'How to fill it in' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Count a normal week: no holiday, no month-end, no one out sick.',
        'Take minutes from time stamps or a stopwatch. People guess their own time a third too low.',
        'Put the hours of waiting under “Waits for” as a note. They are not cost, they are speed.',
        'Let the person who does the step read the row and correct it.',
        'Write the date on it. A baseline without a date is an opinion.',
      ],
    },
  ],
  sheet: [
    [
      'Step',
      'Who',
      'Tool',
      'Waits for',
      'Minutes per job',
      'Jobs a week',
      'Hours a week',
      'Cost of an hour',
      'Cost a year',
    ],
    ...steps.map((step, index) => [...step, ...calculated(index + 2)]),
    ...Array.from({ length: EMPTY_ROWS }, (_, index) => [
      '',
      '',
      '',
      '',
      '',
      '',
      ...calculated(steps.length + index + 2),
    ]),
    ['Total', '', '', '', '', '', { formula: `SUM(G2:G${lastRow})` }, '', { formula: `SUM(I2:I${lastRow})` }],
  ],
};
