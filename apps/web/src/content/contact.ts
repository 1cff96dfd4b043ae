import { brand } from './brand.ts';

const outline = [
  'Company and what you do:',
  'Number of people:',
  'The task that takes the most time:',
  'Tools involved:',
  'Two times that suit you for a first call:',
].join('\r\n\r\n');

/** Opens a message with the subject and the questions that we would ask anyway. */
export const auditMail = `mailto:${brand.email}?subject=${encodeURIComponent('Systems audit')}&body=${encodeURIComponent(`${outline}\r\n`)}`;

export const nextSteps = [
  {
    time: 'Within one working day',
    title: 'We answer',
    text: 'A person reads your message and replies with two times for a call, or with a plain “this is not for us”.',
  },
  {
    time: '25 minutes',
    title: 'We talk',
    text: 'You describe the task that you would hand over first. We say whether an audit is worth $1,900 to you.',
  },
  {
    time: 'Within two weeks',
    title: 'The audit starts',
    text: 'Kickoff on a Monday, findings on Friday. You decide then whether anything gets built.',
  },
] as const;

export const auditInShort = [
  'A systems audit: one week, six hours of your team’s time',
  'Five jobs followed from first call to paid invoice',
  'A list of savings, each with hours, price and date',
  '$1,900, credited if you build within 30 days',
] as const;
