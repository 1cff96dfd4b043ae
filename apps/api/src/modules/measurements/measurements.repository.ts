import type { Baseline, Measurement } from '@uplift/data-client/contract/project';
import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clients, measurements, projects, roiBaselines } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

/** The client data that measured weeks are compared with. */
export interface MeasuredClient {
  id: string;
  company: string;
  /** Start date of the latest project. */
  startedOn: string;
  baseline: Baseline | null;
}

export type MeasurementFields = Omit<Measurement, 'id' | 'version'>;

export interface FoundMeasurement extends Measurement {
  deletedAt: Date | null;
}

const columns = {
  id: measurements.id,
  week: measurements.week,
  hoursSaved: measurements.hoursSaved,
  revenueEffect: measurements.revenueEffect,
  note: measurements.note,
  evidence: measurements.evidence,
  version: measurements.version,
};

export type MeasurementsRepository = ReturnType<typeof createMeasurementsRepository>;

export function createMeasurementsRepository(db: Database) {
  /** Reads and changes measurements within a transaction. */
  const within = (tx: Database) => ({
    tx,

    /** Returns null if the viewer has no access to the client. */
    async findClient(viewer: Viewer, clientId: string): Promise<MeasuredClient | null> {
      const [row] = await tx
        .select({
          id: clients.id,
          company: clients.company,
          startedOn: projects.startedOn,
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
        .where(and(eq(clients.id, clientId), visibleTo(tx, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },

    /** Lists all weeks of a client that aren't in the trash, oldest first. */
    listWeeks: (viewer: Viewer, clientId: string): Promise<Measurement[]> =>
      tx
        .select(columns)
        .from(measurements)
        .innerJoin(clients, eq(clients.id, measurements.clientId))
        .where(
          and(eq(measurements.clientId, clientId), isNull(measurements.deletedAt), visibleTo(tx, viewer)),
        )
        .orderBy(asc(measurements.week)),

    async find(viewer: Viewer, clientId: string, id: string): Promise<FoundMeasurement | null> {
      const [row] = await tx
        .select({ ...columns, deletedAt: measurements.deletedAt })
        .from(measurements)
        .innerJoin(clients, eq(clients.id, measurements.clientId))
        .where(and(eq(measurements.id, id), eq(measurements.clientId, clientId), visibleTo(tx, viewer)))
        .limit(1);
      return row ?? null;
    },

    /** @throws a unique-violation error if the week is already measured */
    async add(clientId: string, fields: MeasurementFields): Promise<Measurement> {
      const [row] = await tx
        .insert(measurements)
        .values({ ...fields, clientId })
        .returning(columns);
      if (!row) throw new Error('The database returned no row for a new week.');
      return row;
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
      const [row] = await tx
        .update(measurements)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(measurements.id, id), eq(measurements.version, version)))
        .returning(columns);
      return row ?? null;
    },

    /** Adds the first baseline of a client. Returns null if there is one already. */
    async addBaseline(clientId: string, fields: Omit<Baseline, 'version'>): Promise<Baseline | null> {
      const [row] = await tx
        .insert(roiBaselines)
        .values({ ...fields, clientId })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },

    /** Returns the updated baseline, or null if the row version no longer matches. */
    async updateBaseline(
      clientId: string,
      version: number,
      fields: Omit<Baseline, 'version'>,
    ): Promise<Baseline | null> {
      const [row] = await tx
        .update(roiBaselines)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(roiBaselines.clientId, clientId), eq(roiBaselines.version, version)))
        .returning();
      return row ?? null;
    },
  });

  return {
    ...within(db),

    async removeDeletedBefore(moment: Date): Promise<void> {
      await db
        .delete(measurements)
        .where(and(isNotNull(measurements.deletedAt), lt(measurements.deletedAt, moment)));
    },

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (measured: MeasurementsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type MeasurementsTransaction = ReturnType<typeof within>;
}

export type MeasurementsTransaction = Parameters<Parameters<MeasurementsRepository['transaction']>[0]>[0];
