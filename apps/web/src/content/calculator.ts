/** What the four results mean, in plain terms. */
export const meanings = [
  {
    title: 'Revenue increase',
    text: 'What a year could bring in on top, when the people who do busy work get part of their time back for customers. It is the softest of the figures.',
  },
  {
    title: 'Weekly time cost',
    text: 'What you pay every week for busy work. You are paying it now, whatever you decide.',
  },
  {
    title: 'Annual time savings',
    text: 'The share of that cost which a first build typically saves in a year: 22%. We are careful here, because this is what we are measured by.',
  },
  {
    title: 'Payback period',
    text: 'How long a build at $9,000 takes to pay for itself, if the value arrives evenly over the year.',
  },
] as const;

/** How to estimate the inputs that an owner doesn't know by heart. */
export const hints = [
  {
    term: 'Employees doing busy work',
    text: 'Everybody who copies, retypes, compares, chases or reports for more than an hour a day. Count yourself.',
  },
  {
    term: 'Hours per week',
    text: 'Per person, for that kind of work alone. If you are unsure, write it down for two days and multiply by 2.5.',
  },
  {
    term: 'Hourly rate',
    text: 'What an hour costs you, not what is on the pay stub: add a quarter to a third for taxes, insurance and paid time off.',
  },
] as const;
