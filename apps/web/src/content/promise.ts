/** The promise. Use this wording wherever the guarantee is explained. */
export const promise =
  'Within 30 days at least one workflow is measurably better, or we keep working free until it is. ' +
  'Within 90 days the hours we agreed on are saved, or we refund up to $5,000 of the fee.';

/** The terms that make the promise verifiable. */
export const promiseTerms = [
  {
    title: 'Day 1 is the kickoff of your build',
    text: 'The guarantee comes with every build. Both periods start that day and pause only while we wait for access that no one but you can give.',
  },
  {
    title: 'The measure is fixed in the audit',
    text: 'You sign the baseline before we build: which workflow, how many hours, how they are counted.',
  },
  {
    title: 'You read the figures yourself',
    text: 'Hours saved against the baseline are in your client portal, week by week, with the raw counts.',
  },
] as const;

/** The promise as two days. */
export const promisedDays = [
  { day: 'Day 30', text: 'One workflow better' },
  { day: 'Day 90', text: 'The hours saved, or up to $5,000 back' },
] as const;
