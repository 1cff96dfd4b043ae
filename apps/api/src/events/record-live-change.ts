import type { LiveTopic } from '@uplift/data-client/contract/project';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { liveChanges } from '../database/schema/index.ts';

/** The database channel that announces new changes. It only wakes readers sooner: they poll in any case. */
export const LIVE_CHANNEL = 'live_changes';

/**
 * Notifies the open pages of a client and its team of a change. Call it in the transaction of the change, so
 * that both are committed or neither is.
 */
export async function recordLiveChange(
  tx: Database,
  change: { clientId: string; topic: LiveTopic; occurredAt: Date },
): Promise<void> {
  await tx
    .insert(liveChanges)
    .values(change)
    .returning({ notified: sql`pg_notify(${LIVE_CHANNEL}, '')` });
}
