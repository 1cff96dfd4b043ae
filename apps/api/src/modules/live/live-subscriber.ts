import { subscriptionsOf } from '../../events/domain-events.ts';
import type { Subscriber } from '../../events/events.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';

/** Makes the open pages of a client and its team refetch what an event changed. */
export const notifyOpenPages: Subscriber = async (tx, { type, clientId, occurredAt }) => {
  const topic = subscriptionsOf(type).live;
  if (clientId !== undefined && topic) await recordLiveChange(tx, { clientId, topic, occurredAt });
};
