import { sentenceCase } from '../../shared/lists/sentence-case.ts';

/** Actions whose names don't read as sentences. */
const labels: Readonly<Record<string, string>> = {
  'deliverable.approval-asked': 'Approval requested',
  'deliverable.uploaded': 'Deliverable version uploaded',
  'lead.state-set': 'Lead status changed',
  'lead.won': 'Lead converted to a client',
  'milestone.put-back': 'Milestone moved back to planned',
  'user.email-change-asked': 'E-mail change requested',
  'user.email-change-confirmed': 'E-mail change confirmed',
  'user.email-change-stopped': 'E-mail change rejected',
  'user.email-change-withdrawn': 'E-mail change canceled',
  'user.email-changed': 'E-mail changed',
  'user.link-sent': 'Password link sent',
  'user.second-factor-reset': 'Two-factor authentication turned off by another admin',
  'user.second-factor-turned-off': 'Two-factor authentication turned off',
  'user.second-factor-turned-on': 'Two-factor authentication turned on',
  'user.set-up': 'Site set up',
};

/** Returns the label of an audited action, such as `user.updated`. */
export function actionLabel(action: string): string {
  return labels[action] ?? sentenceCase(action).replace('Api key', 'API key');
}

/** Returns the label of a kind of record: the first segment of an action. */
export function subjectLabel(subject: string): string {
  return subject === 'api-key' ? 'API key' : sentenceCase(subject);
}
