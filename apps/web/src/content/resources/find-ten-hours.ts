import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Lost hours seldom look like a problem. They look like work: someone types, calls, compares, asks. Every single step is reasonable, and together they are a person whom you pay and never see. You can find that person in five afternoons, with a notebook and the people who do the work.',
    { kind: 'heading', text: 'Monday: follow one job' },
    'Choose one kind of job that comes up at least ten times a week: an order, a repair, a new patient, a claim. Take one that was finished last week and trace it backward from the payment to the first contact. Write down each step, who did it, in which program, and what it was waiting for. Do not ask how it usually goes. Usually is what people believe. Ask how it went for this one.',
    'Trace four more. By the third you will see the pattern. By the fifth you will have found a step that no one mentioned because no one thinks of it as work.',
    { kind: 'heading', text: 'Tuesday: count' },
    'Next to each step write the minutes it takes and how often it happens in a week. Use time stamps where there are any: sent mail, created records, call logs. Where there are none, sit with the person for half an hour and count. Then multiply.',
    {
      kind: 'list',
      ordered: false,
      items: [
        'Minutes per job × jobs per week ÷ 60 = hours per week.',
        'Hours per week × what the hour costs you × 52 = dollars per year.',
        'Waiting is not counted in hours. Note it separately, in days: it costs you customers instead.',
      ],
    },
    {
      kind: 'note',
      text: 'An hour costs more than the wage. With taxes, insurance and paid time off, add a quarter to a third: $22 on the pay stub come to about $28.',
    },
    { kind: 'heading', text: 'Wednesday: ask why, once' },
    'Go through the list with the people who do the steps, and ask of each: what would happen if we stopped doing this tomorrow? You will hear three kinds of answers.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Nothing. The step was introduced for a customer, a boss or a program that is gone. Cross it out.',
        'Something would go wrong, but it is the same every time. A rule can do this. Mark it with an R.',
        'It depends. Someone looks, compares and decides. That is judgment. Mark it with a J and leave it with a person.',
      ],
    },
    'In most offices a third of the steps disappear at this point, and it has cost you one afternoon. Resist automating any of them. A step that should not exist does not get better by being fast.',
    { kind: 'heading', text: 'Thursday: rank' },
    'Sort what is left by hours per week. Now look at the R steps near the top and write down, roughly, what it would take to get rid of each: a setting in a program you own, a form instead of an e-mail, a connector for $50 a month, a project. Divide the hours by the effort. The best item is rarely the biggest one.',
    {
      kind: 'table',
      caption: 'A ranked list from a heating contractor with eleven vans',
      head: ['Step', 'What it takes', 'Hours a week'],
      rows: [
        ['Copy job sheets into accounting', 'Digital sheet and connector', '11.1'],
        ['Take calls on paper', 'Intake form for the office', '11.0'],
        ['Type jobs into the schedule', 'Comes with the form', '7.3'],
        ['Call back to confirm a time', 'Text with two times to choose', '6.7'],
        ['Chase missing sheets', 'Comes with the digital sheet', '2.5'],
      ],
      total: ['Total', '', '38.6'],
      figures: 1,
    },
    { kind: 'heading', text: 'Friday: change one thing' },
    'Take the first item that you can change without buying anything, and change it today, for one person, for one week. Write the date and the old number on the wall. Next Friday count again, in the same way. If the number fell, keep the change and take the next item. If it did not, change it back. You have lost a week and learned where the hours are not.',
    'This is slower than buying a system, and it is the reason why it works. After five rounds the remaining steps are the ones that deserve a tool, you know what the tool has to do, and you have a baseline that it must beat.',
    { kind: 'heading', text: 'When people are afraid of the count' },
    'Someone who sees you with a stopwatch thinks of their job. Say on Monday what the hours are for, and mean it: shorter Fridays, the second location, the quotes that never go out. Count steps and never people, keep names off the list, and let everybody correct the row about their own work before anybody else reads it. You will get truer figures, and better ideas than your own. The bookkeeper knows which report is never opened. She has been waiting for the question.',
    'If the answer is that the hours will pay for fewer people, say that as well, and do not ask those people to help you count. They would be right to round up.',
    { kind: 'heading', text: 'What to leave alone' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Work that happens twice a month, however annoying. Ten minutes of it come to four hours a year.',
        'Conversations that customers value. If they thank you for the call, keep calling.',
        'Anything that will change by law, contract or move within six months.',
        'Steps that protect you: a second look at payments is not waste.',
      ],
    },
    'If you get stuck, you are most likely looking at more than one kind of job at once. Go back to Monday and take a smaller one. Ten hours are in there.',
  ],
};
