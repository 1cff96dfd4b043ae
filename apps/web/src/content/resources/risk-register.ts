import type { ResourcePiece } from '../resources.ts';

const examples = [
  [
    'Invoices are sent automatically',
    'A wrong price list is loaded',
    'Daily sum is 20% above or below last week',
    2,
    5,
    'Stop above $2,000 and let a person release',
    'Bookkeeper',
    'March 3',
  ],
  [
    'Lab results to the patient portal',
    'A result goes to the wrong patient',
    'Only a complaint would tell',
    3,
    5,
    'Match on ID and date of birth, hold everything else',
    'Practice manager',
    'March 3',
  ],
  [
    'Load status by text to the shipper',
    'The tracking provider is down',
    'No update for 90 minutes',
    4,
    2,
    'Alert to dispatch, who calls the driver',
    'Dispatch lead',
    'February 17',
  ],
  [
    'Reviews requested after each job',
    'Someone is asked twice',
    'Counted once a month',
    2,
    1,
    'Nothing',
    'Office manager',
    'January 12',
  ],
] as const;

const EMPTY_ROWS = 20;

function scored(row: number) {
  return [
    { formula: `D${row}*E${row}` },
    { formula: `IF(F${row}>=12,"Act now",IF(F${row}>=6,"Watch",IF(F${row}>0,"Accept","")))` },
  ];
}

export const piece: ResourcePiece = {
  blocks: [
    'Automation makes few mistakes, but it makes them fast and without noticing. A register is the list of what runs unattended in your company, what could go wrong with it, and who would know. Twenty minutes a month keep it true, and on the day something breaks it is the only page that anybody looks for.',
    {
      kind: 'table',
      caption:
        'Four rows from four businesses; likelihood and damage from 1 to 5, score is one times the other',
      head: [
        'What runs unattended',
        'What can go wrong',
        'How you would notice',
        'Likelihood',
        'Damage',
        'Score',
        'What to do',
      ],
      rows: [
        [
          'Invoices are sent automatically',
          'A wrong price list is loaded',
          'Daily sum is 20% above or below last week',
          '2',
          '5',
          '10',
          'Watch',
        ],
        [
          'Lab results to the patient portal',
          'A result goes to the wrong patient',
          'Only a complaint would tell',
          '3',
          '5',
          '15',
          'Act now',
        ],
        [
          'Load status by text to the shipper',
          'The tracking provider is down',
          'No update for 90 minutes',
          '4',
          '2',
          '8',
          'Watch',
        ],
        [
          'Reviews requested after each job',
          'Someone is asked twice',
          'Counted once a month',
          '2',
          '1',
          '2',
          'Accept',
        ],
      ],
      figures: 4,
    },
    'The file has three more columns: the precaution you took, its owner, and the date of the last check. It holds these examples and 20 empty rows.',
    { kind: 'heading', text: 'How to score' },
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'Likelihood',
          text: '1 is once in ten years, 2 once in three, 3 once a year, 4 once a quarter, 5 once a month.',
        },
        {
          term: 'Damage',
          text: '1 costs an hour. 2 costs a day or $500. 3 costs a customer or $5,000. 4 costs several, or a fine. 5 harms someone, or the company.',
        },
        {
          term: 'How you would notice',
          text: 'If the honest answer is “a customer would tell us”, add one to the likelihood. It has probably happened.',
        },
      ],
    },
    { kind: 'heading', text: 'What the score asks of you' },
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: '12 and above, act now',
          text: 'A person releases each case until a precaution has brought the score down.',
        },
        {
          term: '6 to 11, watch',
          text: 'An alert that reaches a named person, and a check on a fixed date.',
        },
        { term: 'Below 6, accept', text: 'Write it down and leave it. Precautions cost hours, too.' },
      ],
    },
    { kind: 'heading', text: 'How to keep it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Begin with everything that moves money, writes to customers or deletes something.',
        'One row for each way of failing, not for each workflow. Two or three per workflow are usual.',
        'The owner is a person, never a department and never a vendor.',
        'After each incident add a row, or correct the score of the existing one.',
        'Read the list aloud once a month. A check older than 90 days counts as not done.',
      ],
    },
  ],
  sheet: [
    [
      'What runs unattended',
      'What can go wrong',
      'How you would notice',
      'Likelihood 1-5',
      'Damage 1-5',
      'Score',
      'What to do',
      'Precaution',
      'Owner',
      'Last checked',
    ],
    ...examples.map(([what, failure, sign, likelihood, damage, precaution, owner, checked], index) => [
      what,
      failure,
      sign,
      likelihood,
      damage,
      ...scored(index + 2),
      precaution,
      owner,
      checked,
    ]),
    ...Array.from({ length: EMPTY_ROWS }, (_, index) => [
      '',
      '',
      '',
      '',
      '',
      ...scored(examples.length + index + 2),
      '',
      '',
      '',
    ]),
  ],
};
