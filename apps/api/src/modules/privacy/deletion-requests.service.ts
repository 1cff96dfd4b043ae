import { randomUUID } from 'node:crypto';
import type { PendingDeletion } from '@uplift/data-client/contract/admin';
import type { DeletionRequest, DeletionState } from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { type ClientChange, findClient } from '../client-access.ts';
import { ERASURE_GRACE_MS } from '../erasure/erasure.service.ts';
import { createDeletionRequestsRepository, type DeletionRequestRow } from './deletion-requests.repository.ts';

type Decided = Exclude<DeletionState, 'open'>;

export type DeletionRequestsService = ReturnType<typeof createDeletionRequestsService>;

/** Who may move a request to each state, and from which states. A withdrawn or declined request is final. */
const decisions: Readonly<Record<Decided, { by: Caller['kind']; from: readonly DeletionState[] }>> = {
  withdrawn: { by: 'client', from: ['open', 'scheduled'] },
  scheduled: { by: 'admin', from: ['open'] },
  declined: { by: 'admin', from: ['open', 'scheduled'] },
};

function toAnswer(row: DeletionRequestRow): DeletionRequest {
  const { id, reason, state, requestedBy, requestedAt, closedAt, version } = row;
  return {
    id,
    reason,
    state,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    eraseAt: row.eraseAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    closedAt: closedAt?.toISOString() ?? null,
    version,
  };
}

/** Every method throws HttpError 404 if the caller has no access to the client or request. */
export function createDeletionRequestsService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  const find = async (tx: Transaction, { caller, clientId }: ClientChange, id: string) =>
    found(await createDeletionRequestsRepository(tx).find(caller, clientId, id), 'request');

  /** The subject is the client, so that the entry appears in the client's history. */
  const eventOf = ({ actor, clientId }: ClientChange, company: string) => ({
    actor,
    clientId,
    subject: { id: clientId, name: company },
  });

  async function decideIn(
    tx: Transaction,
    by: ClientChange,
    { request, company }: { request: DeletionRequestRow; company: string },
    state: Decided,
  ): Promise<DeletionRequest> {
    const rows = createDeletionRequestsRepository(tx);
    const moment = now();
    const eraseAt = state === 'scheduled' ? new Date(moment.getTime() + ERASURE_GRACE_MS) : null;
    if (!(await rows.decide(request, { state, eraseAt }, by.actor.id, moment)))
      throw changedMeanwhile('request');
    await events.record(tx, {
      ...eventOf(by, company),
      type: `client.deletion-${state}`,
      before: { deletionRequest: request.state },
      after: { deletionRequest: state, ...(eraseAt ? { eraseAt: eraseAt.toISOString() } : {}) },
      data: eraseAt ? { eraseAt } : { wasScheduled: request.state === 'scheduled' },
    });
    return toAnswer(await find(tx, by, request.id));
  }

  return {
    /** The latest request of a client. */
    latest: async (caller: Caller, clientId: string): Promise<DeletionRequest | null> => {
      await findClient(db, caller, clientId);
      const row = await createDeletionRequestsRepository(db).find(caller, clientId);
      return row && toAnswer(row);
    },

    /** Open and scheduled requests of all clients. */
    pending: async (): Promise<{ data: PendingDeletion[] }> => {
      const rows = await createDeletionRequestsRepository(db).listPending();
      return {
        data: rows.map((row) => ({ ...toAnswer(row), clientId: row.clientId, company: row.company })),
      };
    },

    /**
     * Requests erasure. A request by an admin is scheduled immediately.
     *
     * @throws HttpError 409 if a request is already open or scheduled
     */
    request: (by: ClientChange, reason: string): Promise<DeletionRequest> =>
      unitOfWork(db, async (tx) => {
        const { company } = await findClient(tx, by.caller, by.clientId);
        const byAdmin = by.caller.kind === 'admin';
        const id = randomUUID();
        await createDeletionRequestsRepository(tx)
          .add({ id, clientId: by.clientId, reason, requestedAt: now() }, by.actor.id)
          .catch(refuseTaken('reason', 'There’s already a request. Reload the page to see it.'));
        const request = await find(tx, by, id);
        await events.record(tx, {
          ...eventOf(by, company),
          type: 'client.deletion-requested',
          after: { reason },
          data: byAdmin ? null : request,
        });
        return byAdmin ? decideIn(tx, by, { request, company }, 'scheduled') : toAnswer(request);
      }),

    /**
     * @throws HttpError 403 if the caller may not make this decision, 409 if the state doesn't allow it or the
     * row changed since it was read
     */
    decide: (
      by: ClientChange,
      id: string,
      { state, version }: { state: Decided; version: number },
    ): Promise<DeletionRequest> =>
      unitOfWork(db, async (tx) => {
        const { company } = await findClient(tx, by.caller, by.clientId);
        const request = await find(tx, by, id);
        if (decisions[state].by !== by.caller.kind) {
          throw new HttpError(
            403,
            by.caller.kind === 'client'
              ? 'Only an admin can decide on this request. You can withdraw it.'
              : 'Only the client can withdraw its request.',
          );
        }
        if (!decisions[state].from.includes(request.state))
          throw new HttpError(409, `This request is already ${request.state}. Reload the page.`);
        if (request.version !== version) throw changedMeanwhile('request');
        return decideIn(tx, by, { request, company }, state);
      }),
  };
}
