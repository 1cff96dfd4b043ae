import {
  type Baseline,
  type Measurement,
  type MeasurementAction,
  measurementLimits,
  type Results,
} from '@uplift/data-client/contract/project';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import { ASSUMPTION_RANGES, calculate, formatNumber, type Limits, validate } from '@uplift/roi-engine';
import { addDays, isDay, type OfficeCalendar, weekOf } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Events } from '../../events/events.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { ClientChange } from '../client-access.ts';
import {
  createMeasurementsRepository,
  type MeasuredClient,
  type MeasurementFields,
} from './measurements.repository.ts';
import { resultsOf } from './results.ts';

/** How long measured weeks stay in the trash, in days. */
const TRASH_DAYS = 30;

export interface NewBaseline {
  calculation: Calculation;
  agreedOn: string;
  /** Null if there is no baseline yet. */
  version: number | null;
}

export type MeasurementsService = ReturnType<typeof createMeasurementsService>;

function refuse(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: [message] } });
}

const explainTaken = refuseTaken('week', 'This week already has a measurement. Edit it instead.');

/** @throws HttpError 400 for a week or figures that are impossible for this client */
function refuseImpossible(
  { week, hoursSaved, revenueEffect }: MeasurementFields,
  { startedOn, baseline }: MeasuredClient,
  today: string,
): void {
  if (!isDay(week)) throw refuse('week', 'This date doesn’t exist.');
  if (weekOf(week) !== week)
    throw refuse('week', `Enter the Monday of the week. This one starts on ${weekOf(week)}.`);
  if (week > today) throw refuse('week', 'This week hasn’t started yet. Add it once it has.');
  if (week < weekOf(startedOn))
    throw refuse('week', `The project starts on ${startedOn}. Choose a later week.`);
  if (!baseline) return;
  const { totalHeadCount, currentRevenue } = baseline.calculation.input;
  const possible = totalHeadCount * measurementLimits.hoursPerPerson;
  if (hoursSaved > possible)
    throw refuse(
      'hoursSaved',
      `The ${formatNumber(totalHeadCount)} people of the baseline work at most ${formatNumber(possible)} hours a week. Check the hours, or correct the baseline.`,
    );
  if (Math.abs(revenueEffect) > currentRevenue)
    throw refuse(
      'revenueEffect',
      'This is more than the revenue of a whole year in the baseline. Check the amount, or correct the baseline.',
    );
}

/** @throws HttpError 400 for figures that the calculator would reject */
function refuseCalculation({ input, assumptions }: Calculation): void {
  const ranges: Readonly<Record<string, Limits | undefined>> = ASSUMPTION_RANGES;
  const errors = Object.entries(validate(input)).map(([field, message]) => [
    `calculation.input.${field}`,
    [message],
  ]);
  for (const [name, value] of Object.entries(assumptions)) {
    const limits = Object.hasOwn(ranges, name) ? ranges[name] : undefined;
    if (limits && value >= limits.minimum && value <= limits.maximum) continue;
    const message = limits
      ? `Use a number from ${formatNumber(limits.minimum)} to ${formatNumber(limits.maximum)}.`
      : 'The calculator has no such assumption.';
    errors.push([`calculation.assumptions.${name}`, [message]]);
  }
  if (errors.length === 0) return;
  throw new HttpError(400, 'The figures of the baseline are invalid.', {
    errors: Object.fromEntries(errors),
  });
}

/** Converts a baseline for the audit log, with one field per figure. */
function told(baseline: Baseline | null): Record<string, unknown> {
  if (!baseline) return {};
  const { calculation, forecastPerYear, agreedOn } = baseline;
  return { ...calculation.input, ...calculation.assumptions, forecastPerYear, agreedOn };
}

/** The fields of a week that can be changed. */
const fieldsOf = ({ week, hoursSaved, revenueEffect, note, evidence }: MeasurementFields) => ({
  week,
  hoursSaved,
  revenueEffect,
  note,
  evidence,
});

/** What the events of a measured week have in common. */
const eventOf = (
  { actor, clientId }: ClientChange,
  { company }: MeasuredClient,
  { id, week }: Measurement,
) => ({ actor, clientId, subject: { id, name: `${company}, week of ${week}` } });

/** Each method throws HttpError 404 for records that the caller has no access to. */
export function createMeasurementsService({
  db,
  calendar,
  events,
  now,
}: {
  db: Database;
  calendar: OfficeCalendar;
  events: Events;
  now: Clock;
}) {
  const findClient = async (tx: Database, caller: Caller, clientId: string) =>
    found(await createMeasurementsRepository(tx).findClient(caller, clientId), 'client');

  const find = async (tx: Transaction, { caller, clientId }: ClientChange, id: string) =>
    found(await createMeasurementsRepository(tx).find(caller, clientId, id), 'measured week');

  /** @throws HttpError 409 if it changed since it was read or the week is already measured */
  async function update(
    tx: Transaction,
    week: Measurement,
    fields: MeasurementFields | { deletedAt: Date | null },
  ): Promise<Measurement> {
    const updated = await createMeasurementsRepository(tx).update(week, fields).catch(explainTaken);
    if (!updated) throw changedMeanwhile('week');
    return updated;
  }

  return {
    read: async (caller: Caller, clientId: string): Promise<Results & { company: string }> => {
      const { company, ...client } = await findClient(db, caller, clientId);
      const weeks = await createMeasurementsRepository(db).listWeeks(caller, clientId);
      return { company, ...resultsOf({ ...client, today: calendar.today(), weeks }) };
    },

    /** @throws HttpError 400, or 409 if the week is already measured */
    create: (change: ClientChange, fields: MeasurementFields): Promise<Measurement> =>
      unitOfWork(db, async (tx) => {
        const { caller, clientId } = change;
        const client = await findClient(tx, caller, clientId);
        refuseImpossible(fields, client, calendar.today());
        const added = await createMeasurementsRepository(tx).add(clientId, fields).catch(explainTaken);
        await events.record(tx, {
          ...eventOf(change, client, added),
          type: 'measurement.created',
          after: fieldsOf(added),
        });
        return added;
      }),

    /** @throws HttpError 400, or 409 if it changed since it was read or the week is already measured */
    update: (
      change: ClientChange,
      id: string,
      { version, ...given }: Partial<MeasurementFields> & { version: number },
    ): Promise<Measurement> =>
      unitOfWork(db, async (tx) => {
        const client = await findClient(tx, change.caller, change.clientId);
        const measured = await find(tx, change, id);
        if (measured.deletedAt) throw new HttpError(409, 'This week is in the trash. Restore it first.');
        if (measured.version !== version) throw changedMeanwhile('week');
        const fields = fieldsOf({ ...measured, ...given });
        refuseImpossible(fields, client, calendar.today());
        const updated = await update(tx, measured, fields);
        await events.record(tx, {
          ...eventOf(change, client, updated),
          type: 'measurement.updated',
          before: fieldsOf(measured),
          after: fieldsOf(updated),
        });
        return updated;
      }),

    /** Applies an action to each week separately. The result says why a week was skipped. */
    act: async (change: ClientChange, action: MeasurementAction, ids: readonly string[]) => {
      const client = await findClient(db, change.caller, change.clientId);
      return actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) => {
          const measured = await find(tx, change, id);
          const isDeleted = action === 'delete';
          if ((measured.deletedAt !== null) === isDeleted) return;
          await update(tx, measured, { deletedAt: isDeleted ? now() : null });
          await events.record(tx, {
            ...eventOf(change, client, measured),
            type: isDeleted ? 'measurement.deleted' : 'measurement.restored',
            ...(isDeleted ? { before: fieldsOf(measured) } : { after: fieldsOf(measured) }),
          });
        }),
      );
    },

    /** @throws HttpError 400, or 409 if the baseline changed since it was read */
    setBaseline: (
      { caller, actor, clientId }: ClientChange,
      { calculation, agreedOn, version }: NewBaseline,
    ): Promise<Baseline> =>
      unitOfWork(db, async (tx) => {
        const { company, baseline } = await findClient(tx, caller, clientId);
        refuseCalculation(calculation);
        if (!isDay(agreedOn)) throw refuse('agreedOn', 'This date doesn’t exist.');
        if (agreedOn > calendar.today())
          throw refuse('agreedOn', 'This date is in the future. Enter the date of the agreement.');
        const { input, assumptions } = calculation;
        const forecastPerYear = calculate(input, assumptions).totalAnnualValue;
        const fields = { calculation, forecastPerYear, agreedOn };
        const saved = await createMeasurementsRepository(tx).setBaseline(clientId, version, fields);
        if (!saved) throw changedMeanwhile('baseline');
        await events.record(tx, {
          type: version === null ? 'baseline.set' : 'baseline.updated',
          actor,
          clientId,
          subject: { id: clientId, name: company },
          before: told(baseline),
          after: told(saved),
        });
        return saved;
      }),

    /** Removes weeks that have been in the trash for 30 days. */
    cleanUp: () => {
      const longAgo = calendar.startOf(addDays(calendar.today(), -TRASH_DAYS));
      return createMeasurementsRepository(db).removeDeletedBefore(longAgo);
    },
  };
}
