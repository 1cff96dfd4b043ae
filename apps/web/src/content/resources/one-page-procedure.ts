import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Most procedures are written for the person who wrote them. They say “check the insurance” and “follow up if needed”, which is clear to someone who has done it for six years and useless to everybody else. A program is the strictest new colleague you will ever have: it knows nothing, assumes nothing and asks no questions. Write a page that would satisfy it, and your next hire will be productive in days instead of weeks.',
    { kind: 'heading', text: 'One task, one page' },
    'A procedure covers one task with one beginning and one end. If you need the word “meanwhile”, there are two tasks. If it does not fit on a page, it is either two tasks or it explains things that belong elsewhere, such as how to use the phone. A page gets read at the desk. A binder gets dusted.',
    'Do not write it at your own desk. Sit with the person who does the task best, watch five cases from start to end, and write down what happens. Where two people do it differently, do not vote. Ask what goes wrong when it is done the other way. Often the answer is nothing, and a step disappears.',
    { kind: 'heading', text: 'The seven lines at the top' },
    {
      kind: 'list',
      ordered: true,
      items: [
        { term: 'Name', text: 'What is finished when you are done: “Insurance verified”, not “Insurance”.' },
        { term: 'Owner', text: 'One person who answers for the page and may change it.' },
        {
          term: 'Trigger',
          text: 'The event that starts it, such as a booking or a date. “When there is time” is not a trigger.',
        },
        { term: 'Input', text: 'What you need before you begin, and where it stands.' },
        { term: 'Done', text: 'A test that two people would answer alike.' },
        { term: 'Deadline', text: 'How long it may take, counted from the trigger.' },
        { term: 'Reviewed', text: 'A date. After twelve months the page counts as a rumor.' },
      ],
    },
    { kind: 'heading', text: 'Steps: one verb, one place, one result' },
    'Each step begins with a verb, names the screen or the drawer where it happens, and ends with something you can see. “Check eligibility” becomes “Open the payer’s portal, search by member ID, and copy the status and the remaining maximum into the two fields on the patient’s insurance tab.” Longer, and no one has to ask.',
    'Then hunt for the words that hide a decision: usually, normally, if needed, as appropriate, soon, large, important. Behind each of them stands a rule that someone carries in their head. Ask that person for three cases that went one way and three that went the other, and put the line between them into a number or a list.',
    {
      kind: 'table',
      caption: 'Vague words from a dental office, and the rules behind them',
      head: ['What the page said', 'What people really did'],
      rows: [
        ['Verify insurance soon', 'Within one working day, and no later than two days before the visit'],
        ['Call back if needed', 'If the portal says inactive, or the remaining maximum is below $300'],
        ['Large treatment plans', 'Plans above $1,500, or with more than three visits'],
        ['Ask the dentist when unsure', 'When the code is missing or the plan covers it only after review'],
        ['Inform the patient', 'By text before noon on the next working day, in the words of template 4'],
      ],
      figures: 0,
    },
    { kind: 'heading', text: 'A finished page' },
    'This is the page that the same office uses now. It replaced four paragraphs and a sticky note.',
    {
      kind: 'list',
      ordered: false,
      items: [
        { term: 'Name', text: 'Insurance verified.' },
        { term: 'Owner', text: 'Front desk lead.' },
        {
          term: 'Trigger',
          text: 'A new patient books, or a known one books for the first time in a calendar year.',
        },
        { term: 'Input', text: 'Member ID, date of birth and payer, from the booking form.' },
        {
          term: 'Done',
          text: 'Status, remaining maximum and date of the check are on the insurance tab.',
        },
        { term: 'Deadline', text: 'One working day, and never later than two days before the visit.' },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open the payer’s portal and search by member ID and date of birth.',
        'If no one is found, search by name and date of birth. If still no one is found, send text 2 (“please check your card”) and set the task to wait for two days.',
        'Copy the status, the remaining maximum and the date into the insurance tab.',
        'If the status is inactive or the remaining maximum is below $300, call the patient the same day and note what was agreed.',
        'If the plan is above $1,500 or has more than three visits, add the pre-authorization task for the dentist.',
        'Mark the task as done.',
      ],
    },
    { kind: 'heading', text: 'Exceptions are part of the page' },
    'Every task has cases that do not fit. List the three most frequent ones with what to do, and end with one sentence for the rest: who decides, how they are reached, and what happens to the case while it waits. That sentence is what keeps an unusual case from lying in a tray for a week. When the same exception turns up three times in a month, it has earned a line of its own.',
    {
      kind: 'note',
      text: 'Count the exceptions. If more than one case in five leaves the page, the page describes a task that you wish you had, not the one you do. Follow five more cases before you write on.',
    },
    { kind: 'heading', text: 'Test it like a program' },
    'Give the page to someone who has never done the task, with three real cases: an ordinary one, an awkward one, and one with a missing input. Stay silent. Every question they ask is a line that is missing, and every time they look up from the page is a step in the wrong place. Correct it on the spot and repeat with another person. Two rounds are enough for most tasks.',
    'What passes this test can be automated nearly as it stands. The trigger becomes the trigger, the inputs become fields, each rule becomes a condition, and the exceptions become the list that a person sees in the morning. In the dental office steps 1, 3 and 5 run automatically today, and the front desk calls the one patient in nine who needs a call. And if you never automate it, you still own a page that turns a resignation into an inconvenience.',
    { kind: 'heading', text: 'Keep it alive' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Keep the page where the task begins: a link in the calendar entry or on the ticket, not in a folder of procedures.',
        'Let anybody suggest a change, and only the owner make it, within a week.',
        'Write the date and the reason of each change at the bottom. Six months later it ends an argument.',
        'Once a quarter, let the newest person do one case strictly by the page. What they stumble over is your list.',
      ],
    },
  ],
};
