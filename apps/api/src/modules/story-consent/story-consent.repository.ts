import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { readPersonName } from '../../database/person-name.ts';
import { clients, storyConsents } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type ConsentRow = typeof storyConsents.$inferSelect;
export type ConsentFields = Omit<ConsentRow, 'clientId'>;

export interface ConsentingClient {
  id: string;
  company: string;
  /** Null if consent was never requested. */
  consent: ConsentRow | null;
}

export type StoryConsentRepository = ReturnType<typeof createStoryConsentRepository>;

export function createStoryConsentRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    /** Null if the viewer has no access to the client. */
    async find(viewer: Viewer, clientId: string): Promise<ConsentingClient | null> {
      const [row] = await tx
        .select({ id: clients.id, company: clients.company, consent: storyConsents })
        .from(clients)
        .leftJoin(storyConsents, eq(storyConsents.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(tx, viewer)))
        .limit(1);
      return row ?? null;
    },

    /** Blocks other consent changes and publishing of the client's stories until the transaction ends. */
    async lock(clientId: string): Promise<void> {
      await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
    },

    /** The current name of a user, to store with their action. */
    nameOf: (person: Viewer) => readPersonName(tx, person),

    async save(clientId: string, fields: ConsentFields): Promise<void> {
      await tx
        .insert(storyConsents)
        .values({ ...fields, clientId })
        .onConflictDoUpdate({ target: storyConsents.clientId, set: fields });
    },
  });

  return {
    ...within(db),

    transaction: <Result>(run: (consents: ConsentTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type ConsentTransaction = ReturnType<typeof within>;
}

export type ConsentTransaction = Parameters<Parameters<StoryConsentRepository['transaction']>[0]>[0];
