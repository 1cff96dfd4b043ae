import type { LiveTopic } from '@uplift/data-client/contract/project';
import type { Database } from '../../database/database.ts';
import { liveChanges } from '../../database/schema.ts';

/**
 * Tells the screens of a client and of those who work for it that something changed. Call it in the transaction of the
 * change, so that there is never one without the other.
 */
export async function recordLiveChange(
  tx: Database,
  change: { clientId: string; topic: LiveTopic; occurredAt: Date },
): Promise<void> {
  await tx.insert(liveChanges).values(change);
}
