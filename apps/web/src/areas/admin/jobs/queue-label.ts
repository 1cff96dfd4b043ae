import { sentenceCase } from '../../shared/lists/sentence-case.ts';

/** Queues whose labels have hyphens. */
const hyphenated: Readonly<Record<string, string>> = {
  'email-change': 'E-mail change',
  'webhook-fan-out': 'Webhook fan-out',
  'clean-up': 'Clean-up',
};

/** Returns the label of a job queue. */
export function queueLabel(name: string): string {
  return hyphenated[name] ?? sentenceCase(name);
}
