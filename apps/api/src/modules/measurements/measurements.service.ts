import type { ActionOutcomes } from '@uplift/data-client/contract/admin';
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
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type {
  FoundMeasurement,
  MeasuredClient,
  MeasurementFields,
  MeasurementsRepository,
  MeasurementsTransaction,
} from './measurements.repository.ts';
import { resultsOf } from './results.ts';

/** How long measured weeks stay in the trash, in days. */
const TRASH_DAYS = 30;

interface NewBaseline {
  calculation: Calculation;
  agreedOn: string;
  /** Null if there is no baseline yet. */
  version: number | null;
}

export interface MeasurementsService {
  /** @throws HttpError 404 if the caller has no access to the client */
  read: (caller: Caller, clientId: string) => Promise<Results & { company: string }>;
  /** @throws HttpError 400, 404, or 409 if the week is already measured */
  create: (caller: Caller, actor: Actor, clientId: string, fields: MeasurementFields) => Promise<Measurement>;
  /** @throws HttpError 400, 404, or 409 if it changed since it was read or the week is already measured */
  update: (
    caller: Caller,
    actor: Actor,
    ids: { clientId: string; measurementId: string },
    change: Partial<MeasurementFields> & { version: number },
  ) => Promise<Measurement>;
  /**
   * Applies an action to each week separately. The result says why a week was skipped.
   *
   * @throws HttpError 404
   */
  act: (
    caller: Caller,
    actor: Actor,
    clientId: string,
    action: MeasurementAction,
    ids: readonly string[],
  ) => Promise<ActionOutcomes>;
  /** @throws HttpError 400, 404, or 409 if the baseline changed since it was read */
  setBaseline: (caller: Caller, actor: Actor, clientId: string, baseline: NewBaseline) => Promise<Baseline>;
  /** Removes weeks that have been in the trash for 30 days. */
  cleanUp: () => Promise<void>;
}

const noClient = () => new HttpError(404, 'There is no such client.');

function refuse(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: [message] } });
}

const explainTaken = refuseTaken('week', 'This week is measured already. Change what stands there.');

/** @throws HttpError 400 for a week that cannot have been measured */
function refuseWeek(week: string, { startedOn }: { startedOn: string }, today: string): void {
  if (!isDay(week)) throw refuse('week', 'There is no such day.');
  if (weekOf(week) !== week)
    throw refuse('week', `A week is named by its Monday. This one begins on ${weekOf(week)}.`);
  if (week > today) throw refuse('week', 'This week has not begun yet. Measure it when it is there.');
  if (week < weekOf(startedOn))
    throw refuse('week', `The project starts on ${startedOn}. Nothing can be measured before that.`);
}

/** @throws HttpError 400 for figures that are impossible for this client */
function refuseFigures(
  { hoursSaved, revenueEffect }: MeasurementFields,
  baseline: MeasuredClient['baseline'],
): void {
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
      : 'The calculator does not assume this.';
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

export function createMeasurementsService({
  repository,
  calendar,
  events,
  now,
}: {
  repository: MeasurementsRepository;
  calendar: OfficeCalendar;
  events: Events;
  now: Clock;
}): MeasurementsService {
  async function findClientIn(
    measured: MeasurementsTransaction,
    caller: Caller,
    clientId: string,
  ): Promise<MeasuredClient> {
    const client = await measured.findClient(caller, clientId);
    if (!client) throw noClient();
    return client;
  }

  async function findIn(
    measured: MeasurementsTransaction,
    caller: Caller,
    clientId: string,
    id: string,
  ): Promise<FoundMeasurement> {
    const found = await measured.find(caller, clientId, id);
    if (!found) throw new HttpError(404, 'There is no such measured week.');
    return found;
  }

  /** @throws HttpError 400 or 409 for a week or figures that are impossible for this client */
  function refuseImpossible({ startedOn, baseline }: MeasuredClient, fields: MeasurementFields): void {
    refuseWeek(fields.week, { startedOn }, calendar.today());
    refuseFigures(fields, baseline);
  }

  interface Recorded {
    action: DomainEventType<'baseline' | 'measurement'>;
    subject: { id: string; name: string };
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  }

  /** Logs who changed what and notifies the open pages. */
  async function record(
    { tx }: MeasurementsTransaction,
    actor: Actor,
    clientId: string,
    { action, subject, before = {}, after = {} }: Recorded,
  ): Promise<void> {
    await events.record(tx, { type: action, actor, clientId, occurredAt: now(), subject, before, after });
  }

  const subjectOf = ({ company }: MeasuredClient, { id, week }: Measurement) => ({
    id,
    name: `${company}, week of ${week}`,
  });

  return {
    read: async (caller, clientId) => {
      const client = await findClientIn(repository, caller, clientId);
      const { company, startedOn, baseline } = client;
      const weeks = await repository.listWeeks(caller, clientId);
      return { company, ...resultsOf({ today: calendar.today(), startedOn, baseline, weeks }) };
    },

    create: (caller, actor, clientId, fields) =>
      repository.transaction(async (measured) => {
        const client = await findClientIn(measured, caller, clientId);
        refuseImpossible(client, fields);
        const added = await measured.add(clientId, fields).catch(explainTaken);
        await record(measured, actor, clientId, {
          action: 'measurement.created',
          subject: subjectOf(client, added),
          after: fieldsOf(added),
        });
        return added;
      }),

    update: (caller, actor, { clientId, measurementId }, { version, ...change }) =>
      repository.transaction(async (measured) => {
        const client = await findClientIn(measured, caller, clientId);
        const found = await findIn(measured, caller, clientId, measurementId);
        if (found.deletedAt) throw new HttpError(409, 'This week is in the trash. Restore it first.');
        if (found.version !== version) throw changedMeanwhile('week');
        const fields = fieldsOf({ ...found, ...change });
        refuseImpossible(client, fields);
        const updated = await measured.update(found, fields).catch(explainTaken);
        if (!updated) throw changedMeanwhile('week');
        await record(measured, actor, clientId, {
          action: 'measurement.updated',
          subject: subjectOf(client, updated),
          before: fieldsOf(found),
          after: fieldsOf(updated),
        });
        return updated;
      }),

    act: async (caller, actor, clientId, action, ids) => {
      const client = await findClientIn(repository, caller, clientId);
      return actOnEach(ids, (id) =>
        repository.transaction(async (measured) => {
          const found = await findIn(measured, caller, clientId, id);
          const isDeleted = action === 'delete';
          if ((found.deletedAt !== null) === isDeleted) return;
          const change = { deletedAt: isDeleted ? now() : null };
          if (!(await measured.update(found, change).catch(explainTaken))) throw changedMeanwhile('week');
          await record(measured, actor, clientId, {
            action: isDeleted ? 'measurement.deleted' : 'measurement.restored',
            subject: subjectOf(client, found),
            ...(isDeleted ? { before: fieldsOf(found) } : { after: fieldsOf(found) }),
          });
        }),
      );
    },

    setBaseline: (caller, actor, clientId, { calculation, agreedOn, version }) =>
      repository.transaction(async (measured) => {
        const client = await findClientIn(measured, caller, clientId);
        refuseCalculation(calculation);
        if (!isDay(agreedOn)) throw refuse('agreedOn', 'There is no such day.');
        if (agreedOn > calendar.today())
          throw refuse('agreedOn', 'This day is still to come. Enter the day on which it was agreed on.');
        const { input, assumptions } = calculation;
        const forecastPerYear = calculate(input, assumptions).totalAnnualValue;
        const fields = { calculation, forecastPerYear, agreedOn };
        const saved =
          version === null
            ? await measured.addBaseline(clientId, fields)
            : await measured.updateBaseline(clientId, version, fields);
        if (!saved) throw changedMeanwhile('baseline');
        await record(measured, actor, clientId, {
          action: version === null ? 'baseline.set' : 'baseline.updated',
          subject: { id: clientId, name: client.company },
          before: told(client.baseline),
          after: told(saved),
        });
        return saved;
      }),

    cleanUp: () => repository.removeDeletedBefore(calendar.startOf(addDays(calendar.today(), -TRASH_DAYS))),
  };
}
