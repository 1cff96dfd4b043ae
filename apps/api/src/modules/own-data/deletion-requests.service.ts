import { randomUUID } from 'node:crypto';
import type { PendingDeletion } from '@uplift/data-client/contract/admin';
import type { DeletionRequest, DeletionState } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Email } from '../../mail/email.ts';
import { replyTo } from '../../mail/mailer.ts';
import type { Caller } from '../../security/caller.ts';
import { ERASURE_GRACE_MS } from '../erasure/erasure.service.ts';
import { deletionCanceled, deletionRequested, deletionScheduled } from './deletion-emails.ts';
import type {
  DeletionRequestRow,
  DeletionRequestsRepository,
  DeletionRequestsTransaction,
} from './deletion-requests.repository.ts';

type Decided = Exclude<DeletionState, 'open'>;

/** An action on a client's data, with its caller. */
export interface DataChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

/** Every method throws HttpError 404 if the caller has no access to the client or request. */
export interface DeletionRequestsService {
  /** The latest request of a client. */
  latest: (caller: Caller, clientId: string) => Promise<DeletionRequest | null>;
  /** Open and scheduled requests of all clients. */
  pending: () => Promise<{ data: PendingDeletion[] }>;
  /**
   * Requests erasure. A request by an admin is scheduled immediately.
   *
   * @throws HttpError 409 if a request is already open or scheduled
   */
  request: (by: DataChange, reason: string) => Promise<DeletionRequest>;
  /**
   * @throws HttpError 403 if the caller may not make this decision, 409 if the state doesn't allow it or the
   * row changed since it was read
   */
  decide: (
    by: DataChange,
    id: string,
    change: { state: Decided; version: number },
  ) => Promise<DeletionRequest>;
}

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

export function createDeletionRequestsService({
  repository,
  jobs,
  mailTo,
  siteUrl,
  officeTimeZone,
  events,
  now,
}: {
  repository: DeletionRequestsRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** The address that is e-mailed about each new request. */
  mailTo: string;
  siteUrl: string;
  /** Used for dates in e-mails to users without a time zone. */
  officeTimeZone: string;
  events: Events;
  now: Clock;
}): DeletionRequestsService {
  async function clientOf(
    requests: DeletionRequestsTransaction,
    { caller, clientId }: Omit<DataChange, 'actor'>,
  ) {
    const client = await requests.client(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    return client;
  }

  async function findIn(requests: DeletionRequestsTransaction, { caller, clientId }: DataChange, id: string) {
    const request = await requests.find(caller, clientId, id);
    if (!request) throw new HttpError(404, 'There is no such request.');
    return request;
  }

  async function record(
    requests: DeletionRequestsTransaction,
    { actor, clientId }: DataChange,
    action: Extract<DomainEventType, `client.deletion-${string}`>,
    company: string,
    change: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<void> {
    // The subject is the client, so that the entry appears in the client's history.
    const subject = { id: clientId, name: company };
    await events.record(requests.tx, {
      type: action,
      actor,
      clientId,
      occurredAt: now(),
      subject,
      ...change,
    });
  }

  async function mailPeople(
    requests: DeletionRequestsTransaction,
    clientId: string,
    emailTo: (person: { name: string; timeZone: string }) => Email,
  ): Promise<void> {
    const manager = await requests.managerOf(clientId);
    for (const { name, email, timeZone } of await requests.peopleOf(clientId)) {
      const content = emailTo({ name, timeZone: timeZone ?? officeTimeZone });
      await jobs.enqueue('mail', { to: email, ...replyTo(manager), ...content }, requests.tx);
    }
  }

  async function decideIn(
    requests: DeletionRequestsTransaction,
    by: DataChange,
    { request, company }: { request: DeletionRequestRow; company: string },
    state: Decided,
  ): Promise<DeletionRequest> {
    const moment = now();
    const eraseAt = state === 'scheduled' ? new Date(moment.getTime() + ERASURE_GRACE_MS) : null;
    if (!(await requests.decide(request, { state, eraseAt }, by.actor.id, moment)))
      throw changedMeanwhile('request');
    await record(requests, by, `client.deletion-${state}`, company, {
      before: { deletionRequest: request.state },
      after: { deletionRequest: state, ...(eraseAt ? { eraseAt: eraseAt.toISOString() } : {}) },
    });
    if (eraseAt) {
      await mailPeople(requests, by.clientId, (person) =>
        deletionScheduled({ ...person, company, eraseAt, siteUrl }),
      );
    } else if (state === 'declined' && request.state === 'scheduled') {
      await mailPeople(requests, by.clientId, ({ name }) => deletionCanceled({ name, company, siteUrl }));
    }
    return toAnswer(await findIn(requests, by, request.id));
  }

  return {
    latest: async (caller, clientId) => {
      await clientOf(repository, { caller, clientId });
      const row = await repository.latest(caller, clientId);
      return row && toAnswer(row);
    },

    pending: async () => ({
      data: (await repository.listPending()).map(({ request, company }) => ({
        ...toAnswer(request),
        clientId: request.clientId,
        company,
      })),
    }),

    request: (by, reason) =>
      repository.transaction(async (requests) => {
        const { company } = await clientOf(requests, by);
        const id = randomUUID();
        await requests
          .add({ id, clientId: by.clientId, reason, requestedAt: now() }, by.actor.id)
          .catch(refuseTaken('reason', 'There is already a request. Reload the page to see it.'));
        const request = await findIn(requests, by, id);
        await record(requests, by, 'client.deletion-requested', company, { before: {}, after: { reason } });
        if (by.caller.kind === 'admin') return decideIn(requests, by, { request, company }, 'scheduled');
        const content = deletionRequested({ request, company, siteUrl });
        await jobs.enqueue('mail', { to: mailTo, ...content }, requests.tx);
        return toAnswer(request);
      }),

    decide: (by, id, { state, version }) =>
      repository.transaction(async (requests) => {
        const { company } = await clientOf(requests, by);
        const request = await findIn(requests, by, id);
        if (decisions[state].by !== by.caller.kind) {
          throw new HttpError(
            403,
            by.caller.kind === 'client'
              ? 'Only an admin may decide about this. You can withdraw it.'
              : 'Only the client may withdraw its request.',
          );
        }
        if (!decisions[state].from.includes(request.state))
          throw new HttpError(409, `This request is already ${request.state}. Reload the page.`);
        if (request.version !== version) throw changedMeanwhile('request');
        return decideIn(requests, by, { request, company }, state);
      }),
  };
}
