/** What happens after an audit request. */
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
