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
  /** Null: nobody asked yet. */
  consent: ConsentRow | null;
}

export type StoryConsentRepository = ReturnType<typeof createStoryConsentRepository>;

export function createStoryConsentRepository(db: Database) {
  /** How consent is read and recorded within a transaction. */
  const within = (tx: Database) => ({
    tx,

    /** Null where the viewer has nothing to do with the client. */
    async find(viewer: Viewer, clientId: string): Promise<ConsentingClient | null> {
      const [row] = await tx
        .select({ id: clients.id, company: clients.company, consent: storyConsents })
        .from(clients)
        .leftJoin(storyConsents, eq(storyConsents.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(tx, viewer)))
        .limit(1);
      return row ?? null;
    },

    /** Until the transaction ends nobody else moves the consent of this client, and no story of it is published. */
    async lock(clientId: string): Promise<void> {
      await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
    },

    /** What somebody is called now, to be kept with what they did. */
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

    /** Runs what has to happen as a whole or not at all. */
    transaction: <Result>(run: (consents: ConsentTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type ConsentTransaction = ReturnType<typeof within>;
}

export type ConsentTransaction = Parameters<Parameters<StoryConsentRepository['transaction']>[0]>[0];
