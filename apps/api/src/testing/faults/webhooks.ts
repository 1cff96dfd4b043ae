import { type Receiver, startReceiver } from '../receiver.ts';
import type { ScenarioOptions } from './scenario.ts';
import { callOf, read, type Site } from './site.ts';

/** Adds a webhook for new messages. Returns its ID. */
export async function addWebhook(site: Site, name: string, url: string): Promise<string> {
  const { webhook } = await read<{ webhook: { id: string } }>(
    callOf(site)('admin', '/api/admin/webhooks', {
      name,
      url,
      eventTypes: ['message.created'],
      ownerId: null,
    }),
  );
  return webhook.id;
}

/** Starts a receiver that accepts everything, and adds a webhook to it for new messages. */
export async function startTakingMessages(
  site: Site,
  { onEnd }: Pick<ScenarioOptions, 'onEnd'>,
): Promise<Receiver> {
  const receiver = await startReceiver(undefined, { onEnd });
  await addWebhook(site, 'Takes everything', receiver.url);
  return receiver;
}

/** The distinct IDs of the messages that a receiver was notified of. */
export const messagesDelivered = ({ received }: Pick<Receiver, 'received'>): Set<string> =>
  new Set(received.map(({ body }) => JSON.parse(body).data.id));
