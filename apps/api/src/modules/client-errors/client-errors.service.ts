import { randomUUID } from 'node:crypto';
import { beginningOf, type ClientErrorReport } from '@uplift/data-client/contract';
import type {
  adminEndpoints,
  ClientErrorAction,
  ClientErrorDetail,
  ClientErrorGroup,
} from '@uplift/data-client/contract/admin';
import type * as v from 'valibot';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { type ClientErrorGroupRow, createClientErrorsRepository } from './client-errors.repository.ts';

const DAY_MS = 86_400_000;

/** How long reports are retained, in milliseconds: 90 days. */
export const CLIENT_ERROR_RETENTION_MS = 90 * DAY_MS;

/** How many of the latest reports of a group are returned. */
const LATEST = 20;

/** Maximum length of an error's name in the audit log, since some messages are pages long. */
const NAME_LENGTH = 200;

type GroupState = ClientErrorGroup['state'];
type GroupQuery = v.InferOutput<typeof adminEndpoints.listClientErrors.query>;

export type ClientErrorsService = ReturnType<typeof createClientErrorsService>;

/** Returns the time of the visitor's clock, or null if it is off by more than 30 days. */
function plausibleMoment(timestamp: string, now: Date): Date | null {
  const moment = new Date(timestamp);
  const distance = Math.abs(moment.getTime() - now.getTime());
  return distance <= 30 * DAY_MS ? moment : null;
}

const stateOf = ({ resolvedAt }: ClientErrorGroupRow): GroupState => (resolvedAt ? 'resolved' : 'open');

const toAnswer = (row: ClientErrorGroupRow, userAgents: string[] = []): ClientErrorGroup => ({
  ...row,
  name: row.message,
  state: stateOf(row),
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  userAgents,
});

export function createClientErrorsService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  async function find(tx: Database, id: string): Promise<ClientErrorGroupRow> {
    const group = await createClientErrorsRepository(tx).find(id);
    if (!group) throw new HttpError(404, 'Error not found. Reports are stored for 90 days.');
    return group;
  }

  async function read(id: string): Promise<ClientErrorDetail> {
    const errors = createClientErrorsRepository(db);
    const group = await find(db, id);
    const { fingerprint } = group;
    const [browsers, latest] = await Promise.all([
      errors.browsersOf([fingerprint]),
      errors.latest(fingerprint, LATEST),
    ]);
    return {
      ...toAnswer(group, browsers.get(fingerprint)),
      latest: latest.map(({ receivedAt, ...report }) => ({
        ...report,
        receivedAt: receivedAt.toISOString(),
      })),
    };
  }

  async function setState(
    tx: Transaction,
    actor: Actor,
    group: ClientErrorGroupRow,
    state: GroupState,
  ): Promise<void> {
    if (stateOf(group) === state) return;
    const resolvedAt = state === 'resolved' ? now() : null;
    const { id, version, message } = group;
    if (!(await createClientErrorsRepository(tx).setResolved(id, version, resolvedAt)))
      throw changedMeanwhile('error');
    await events.record(tx, {
      type: state === 'resolved' ? 'client-error.resolved' : 'client-error.reopened',
      actor,
      subject: { id, name: beginningOf(message, NAME_LENGTH) },
      before: { state: stateOf(group) },
      after: { state },
    });
  }

  return {
    /** Stores a report and returns its id. The report is committed when the promise resolves. */
    report: async ({ timestamp, ...report }: ClientErrorReport): Promise<{ id: string }> => {
      const id = randomUUID();
      const receivedAt = now();
      const { message, level, url } = report;
      const occurredAt = plausibleMoment(timestamp, receivedAt);
      await unitOfWork(db, async (tx) => {
        await createClientErrorsRepository(tx).add({ id, ...report, occurredAt, receivedAt });
        await events.record(tx, {
          type: 'client-error.reported',
          actor: null,
          occurredAt: receivedAt,
          subject: { id, name: message },
          data: { id, message, level, url, receivedAt: receivedAt.toISOString() },
        });
      });
      return { id };
    },

    list: async ({ q: search, sort = '-lastSeenAt', ...query }: GroupQuery) => {
      const errors = createClientErrorsRepository(db);
      const { page, pageSize, ...range } = pageRange(query);
      const { rows, total } = await errors.list({ ...query, ...range, search, sort: sortOrder(sort) });
      const browsers = await errors.browsersOf(rows.map(({ fingerprint }) => fingerprint));
      const data = rows.map((row) => toAnswer(row, browsers.get(row.fingerprint)));
      return { data, page, pageSize, total };
    },

    /** @throws HttpError 404 */
    read,

    /** @throws HttpError 404, or 409 if an admin changed it or a new report reopened it since it was read */
    update: async (
      actor: Actor,
      id: string,
      { state, version }: { state: GroupState; version: number },
    ): Promise<ClientErrorDetail> => {
      await unitOfWork(db, async (tx) => {
        const group = await find(tx, id);
        if (group.version !== version) throw changedMeanwhile('error');
        await setState(tx, actor, group, state);
      });
      return read(id);
    },

    /** Applies an action to each group separately. The result says why a group was skipped. */
    act: (actor: Actor, { action, ids }: { action: ClientErrorAction; ids: readonly string[] }) =>
      actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) =>
          setState(tx, actor, await find(tx, id), action === 'resolve' ? 'resolved' : 'open'),
        ),
      ),

    /** Deletes reports older than 90 days. */
    cleanUp: (): Promise<void> =>
      unitOfWork(db, (tx) =>
        createClientErrorsRepository(tx).removeBefore(new Date(now().getTime() - CLIENT_ERROR_RETENTION_MS)),
      ),
  };
}
