import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Two weeks’ notice is ten working days, and one of them is cake. What the company knows only through one person has to come out in the other nine. Start on the day of the notice, with that person and their successor. The list works as well for a long leave, and best of all once a year for people who are staying.',
    {
      kind: 'questions',
      title: 'The work',
      items: [
        'Everything they did in the last four weeks is on one list, from their calendar and sent mail.',
        'The rare things are on it too: month-end, year-end, license renewals, the inspection in spring.',
        'Each line has a new owner, or was crossed out because no one needs it.',
        'The three most important tasks have a page each, written by the person who takes over.',
        'The successor has done each of them once alone, with the leaver in the room and silent.',
      ],
    },
    {
      kind: 'questions',
      title: 'Accounts and keys',
      items: [
        'Every account in their name is listed, the bank, the domain and the phone contract included.',
        'Nothing that runs unattended uses their personal sign-in or password.',
        'Whatever is sent to their address alone has a new recipient: invoices, alerts, sign-in codes.',
        'Files from their computer and personal drive are in a shared place, and someone has opened them.',
        'An hour is set on the last day for ending access, with a name next to it.',
      ],
    },
    {
      kind: 'questions',
      title: 'The people',
      items: [
        'Customers and suppliers who call them directly are listed, with what was promised to each.',
        'The five most important ones met the successor in a call, introduced by the leaver.',
        'A note says whom they ask when they do not know.',
        'Their informal jobs have someone new: the printer, the birthdays, the one customer who is difficult.',
        'The mailbox answers with the successor’s name for 90 days, and is read daily.',
      ],
    },
    {
      kind: 'questions',
      title: 'What no one wrote down',
      items: [
        'They were asked: what would you check first if the numbers looked wrong?',
        'They were asked: which rule do you break, and why is that right?',
        'They were asked: what went badly wrong once, and how did you repair it?',
        'They were asked: what would you stop doing if you were the owner?',
        'These answers were recorded for an hour, with their consent, and the recording has a place.',
      ],
    },
    {
      kind: 'note',
      text: 'If time is short, do the second block and the last one. Tasks can be learned again by doing them badly for a month. A locked account and a forgotten reason cannot.',
    },
  ],
};
