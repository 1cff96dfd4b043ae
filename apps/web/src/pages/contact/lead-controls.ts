/** The fields that visitors fill in, in display order. */
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

/** Every control that the form submits. */
export type LeadControl = Answer | 'calculation' | 'stamp' | 'faxNumber';

/** The messages of missing required fields. They match the server's. */
export const needed: Partial<Record<Answer, string>> = {
  name: 'Enter a name.',
  email: 'Enter your e-mail address.',
  company: 'Enter your company.',
  companySize: 'Choose how many people work there.',
  timeSink: 'Tell us what takes the most time.',
};

/** The element ID of a field's control. */
export function idOf(answer: Answer): string {
  return `audit-${answer}`;
}
