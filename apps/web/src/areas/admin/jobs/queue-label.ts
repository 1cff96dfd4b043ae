import { sentenceCase } from '../../shared/lists/sentence-case.ts';

const labels: Readonly<Record<string, string>> = {
  mail: 'E-mails',
  'password-link': 'Password links',
  'email-change': 'E-mail changes',
  'webhook-fan-out': 'Webhook events',
  'webhook-attempt': 'Webhook deliveries',
  'notification-mail': 'Notification e-mails',
  'meeting-mail': 'Meeting e-mails',
  'notification-digest': 'Notification digests',
  'client-erasure': 'Client erasure',
  'file-removal': 'File deletion',
  'clean-up': 'Clean-up',
};

/** Returns the label of a job queue. Failed jobs of earlier releases may be in other queues. */
export function queueLabel(name: string): string {
  return labels[name] ?? sentenceCase(name);
}
