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

/** The key of the form's draft. */
export const AUDIT_DRAFT = 'audit-request';

/** The element ID of a field's control. */
export function idOf(answer: Answer): string {
  return `audit-${answer}`;
}
