import type { Webhook } from '@uplift/data-client/contract/admin';
import { type Email, renderEmail } from '../../mail/email.ts';

/** Announces that a webhook was disabled, and what to do about it. */
export function webhookDisabled(
  webhook: Pick<Webhook, 'id' | 'name' | 'url'>,
  reason: string,
  siteUrl: string,
): Email {
  return renderEmail({
    subject: `Webhook disabled: ${webhook.name}`,
    paragraphs: [
      `Deliveries to the webhook “${webhook.name}” have stopped. ${reason}`,
      'Fix the receiver, resume the webhook and replay the events it missed. Events can be replayed for 14 days.',
    ],
    tables: [{ title: 'The webhook', rows: [{ label: 'URL', value: webhook.url }] }],
    action: { label: 'Open the webhook', url: `${siteUrl}/admin/webhooks/${webhook.id}` },
  });
}
