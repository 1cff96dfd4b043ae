import type { ResourcePiece } from '../resources.ts';

const scenarios = ['B', 'C', 'D'] as const;

function each(formulaIn: (column: string) => string) {
  return scenarios.map((column) => ({ formula: formulaIn(column) }));
}

export const piece: ResourcePiece = {
  blocks: [
    'One page that answers whether a project pays, in the three versions that you should be able to defend: what you get if it disappoints, what you expect, and what it could be. Change the figures at the top of the file. The lower half calculates itself.',
    {
      kind: 'table',
      caption: 'Work orders of an HVAC company, typed from paper into accounting today',
      head: ['Figure', 'Low', 'Expected', 'High'],
      rows: [
        ['Hours a week today', '12', '14', '16'],
        ['Share that goes away', '40%', '60%', '75%'],
        ['Cost of an hour', '$28', '$28', '$28'],
        ['Price of the build', '$9,000', '$9,000', '$9,000'],
        ['Own hours during the build', '24', '16', '16'],
        ['Fees a month', '$95', '$95', '$95'],
        ['Own upkeep, hours a month', '3', '1.5', '1'],
        ['Years to look at', '3', '3', '3'],
        ['Hours won a week', '4.8', '8.4', '12.0'],
        ['Value a year', '$6,989', '$12,230', '$17,472'],
        ['Running cost a year', '$2,148', '$1,644', '$1,476'],
        ['Left each year', '$4,841', '$10,586', '$15,996'],
        ['Spent once', '$9,672', '$9,448', '$9,448'],
        ['Months to pay back', '24.0', '10.7', '7.1'],
        ['Left after these years', '$4,850', '$22,311', '$38,540'],
      ],
      figures: 3,
    },
    { kind: 'heading', text: 'How to fill it in' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          term: 'Hours a week today',
          text: 'From a count, not from a meeting. The workflow baseline sheet gives you this figure.',
        },
        {
          term: 'Share that goes away',
          text: 'What is left are exceptions and checks. Nothing loses 100%. In the low version, halve what you hope for.',
        },
        {
          term: 'Cost of an hour',
          text: 'Wages with taxes, insurance and paid time off: a quarter to a third above the pay stub.',
        },
        {
          term: 'Own hours during the build',
          text: 'Interviews, tests and training. Two hours a week for eight weeks come to 16.',
        },
        {
          term: 'Own upkeep',
          text: 'Looking at exceptions is in the share above. This is for changes: a new price list, a new form.',
        },
      ],
    },
    { kind: 'heading', text: 'How to read it' },
    'Decide on the low column. If it pays back within 24 months, as here, you can say yes on a bad day and be glad on a good one. If only the high column looks attractive, you are buying a hope, and a smaller first step would tell you more for less.',
    'Leave out what you cannot count, and write it below the sheet in words: fewer mistakes, faster answers, a Saturday that is free. If the project needs those to make sense, they deserve a figure of their own before you decide.',
    {
      kind: 'note',
      text: 'Hours won are worth money only if someone does something with them. Write down what: overtime that ends, a hire that you put off, quotes that go out the same day. If you cannot name it, set the value of the hour to half.',
    },
  ],
  sheet: [
    ['Figure', 'Low', 'Expected', 'High', 'How it is counted'],
    ['Hours a week today', 12, 14, 16, 'All people together, from a count'],
    ['Share that goes away', 0.4, 0.6, 0.75, '0.6 is 60%'],
    ['Cost of an hour', 28, 28, 28, 'In dollars, taxes and paid time off included'],
    ['Price of the build', 9000, 9000, 9000, 'In dollars, once'],
    ['Own hours during the build', 24, 16, 16, 'Interviews, tests, training'],
    ['Fees a month', 95, 95, 95, 'In dollars: tools and connectors'],
    ['Own upkeep, hours a month', 3, 1.5, 1, 'Changes, not exceptions'],
    ['Years to look at', 3, 3, 3, 'Three is usual'],
    ['Hours won a week', ...each((x) => `${x}2*${x}3`), 'Hours × share'],
    ['Value a year', ...each((x) => `${x}10*${x}4*52`), 'Hours won × cost of an hour × 52'],
    ['Running cost a year', ...each((x) => `(${x}7+${x}8*${x}4)*12`), 'Fees and own upkeep × 12'],
    ['Left each year', ...each((x) => `${x}11-${x}12`), 'Value less running cost'],
    ['Spent once', ...each((x) => `${x}5+${x}6*${x}4`), 'Price and own hours'],
    [
      'Months to pay back',
      ...each((x) => `IF(${x}13>0,ROUND(${x}14/(${x}13/12),1),"never")`),
      'Spent once, divided by what is left each month',
    ],
    [
      'Left after these years',
      ...each((x) => `${x}13*${x}9-${x}14`),
      'What is left each year × years, less what was spent once',
    ],
  ],
};
