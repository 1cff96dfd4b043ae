import type { Baseline, Measurement } from '@uplift/data-client/contract/project';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import { and, asc, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { clients, measurements, projects, roiBaselines } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

/** The client data that measured weeks are compared with. */
export interface MeasuredClient {
  id: string;
  company: string;
  /** Start date of the latest project. */
  startedOn: string;
  baseline: Baseline | null;
  /** What the client calculated before the latest project. */
  estimate: Calculation | null;
}

export type MeasurementFields = Omit<Measurement, 'id' | 'version'>;

const { clientId, deletedAt, createdAt, updatedAt, ...columns } = getTableColumns(measurements);

export function createMeasurementsRepository(db: Database) {
  return {
    /** Returns null if the viewer has no access to the client. */
    async findClient(viewer: Viewer, clientId: string): Promise<MeasuredClient | null> {
      const [row] = await db
        .select({
          id: clients.id,
          company: clients.company,
          startedOn: projects.startedOn,
          estimate: projects.estimate,
          baseline: {
            calculation: roiBaselines.calculation,
            forecastPerYear: roiBaselines.forecastPerYear,
            agreedOn: roiBaselines.agreedOn,
            version: roiBaselines.version,
          },
        })
        .from(clients)
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .leftJoin(roiBaselines, eq(roiBaselines.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },

    /** Lists all weeks of a client that aren't in the trash, oldest first. */
    listWeeks: (viewer: Viewer, clientId: string): Promise<Measurement[]> =>
      db
        .select(columns)
        .from(measurements)
        .innerJoin(clients, eq(clients.id, measurements.clientId))
        .where(and(eq(measurements.clientId, clientId), isNull(deletedAt), visibleTo(db, viewer)))
        .orderBy(asc(measurements.week)),

    /** Also finds deleted weeks. */
    async find(viewer: Viewer, clientId: string, id: string) {
      const [row] = await db
        .select({ ...columns, deletedAt })
        .from(measurements)
        .innerJoin(clients, eq(clients.id, measurements.clientId))
        .where(and(eq(measurements.id, id), eq(measurements.clientId, clientId), visibleTo(db, viewer)))
        .limit(1);
      return row ?? null;
    },

    /** @throws a unique-violation error if the week is already measured */
    async add(clientId: string, fields: MeasurementFields): Promise<Measurement> {
      const row = { ...fields, clientId };
      return one(await db.insert(measurements).values(row).returning(columns));
    },

    /**
     * Returns the updated week, or null if the row version no longer matches.
     *
     * @throws a unique-violation error if the week is already measured
     */
    async update(
      { id, version }: Measurement,
      fields: MeasurementFields | { deletedAt: Date | null },
    ): Promise<Measurement | null> {
      const [row] = await db
        .update(measurements)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(measurements.id, id), eq(measurements.version, version)))
        .returning(columns);
      return row ?? null;
    },

    /**
     * Adds the first baseline of a client, or updates the given version of it. Returns null if there is one
     * already, or if it has another version.
     */
    async setBaseline(
      clientId: string,
      version: number | null,
      fields: Omit<Baseline, 'version'>,
    ): Promise<Baseline | null> {
      const query =
        version === null
          ? db
              .insert(roiBaselines)
              .values({ ...fields, clientId })
              .onConflictDoNothing()
          : db
              .update(roiBaselines)
              .set({ ...fields, version: version + 1 })
              .where(and(eq(roiBaselines.clientId, clientId), eq(roiBaselines.version, version)));
      const [row] = await query.returning();
      return row ?? null;
    },

    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(measurements).where(lt(deletedAt, moment));
    },
  };
}
