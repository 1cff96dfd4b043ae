import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { readPersonName } from '../../database/person-name.ts';
import { clients, storyConsents } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type StoryConsentRepository = ReturnType<typeof createStoryConsentRepository>;
/** A client and its consent. Null if consent was never requested. */
export type ConsentingClient = NonNullable<Awaited<ReturnType<StoryConsentRepository['find']>>>;

export function createStoryConsentRepository(db: Database) {
  return {
    /** Null if the viewer has no access to the client. */
    async find(viewer: Viewer, clientId: string) {
      const [row] = await db
        .select({ id: clients.id, company: clients.company, consent: storyConsents })
        .from(clients)
        .leftJoin(storyConsents, eq(storyConsents.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .limit(1);
      return row ?? null;
    },

    /** Blocks other consent changes and publishing of the client's stories until the transaction ends. */
    async lock(clientId: string): Promise<void> {
      await db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
    },

    /** The current name of a user, to store with their action. */
    nameOf: (person: Viewer) => readPersonName(db, person),

    async save({ clientId, ...fields }: typeof storyConsents.$inferSelect): Promise<void> {
      await db
        .insert(storyConsents)
        .values({ ...fields, clientId })
        .onConflictDoUpdate({ target: storyConsents.clientId, set: fields });
    },
  };
}
