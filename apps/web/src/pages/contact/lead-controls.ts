/** What visitors fill in, in its order. */
export const answers = [
  'name',
  'email',
  'company',
  'companySize',
  'timeSink',
  'message',
  'website',
  'preferredTimes',
] as const;
export type Answer = (typeof answers)[number];

/** All that the form sends. */
export type LeadControl = Answer | 'calculation' | 'stamp' | 'faxNumber';

/** The words for an answer that is missing; those of the server are the same. */
export const needed: Partial<Record<Answer, string>> = {
  name: 'Enter a name.',
  email: 'Enter your e-mail address.',
  company: 'Enter your company.',
  companySize: 'Choose how many people work there.',
  timeSink: 'Tell us what takes the most time.',
};

/** The id of the control of an answer. */
export function idOf(answer: Answer): string {
  return `audit-${answer}`;
}
