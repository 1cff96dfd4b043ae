import { randomUUID } from 'node:crypto';
import type { DeletionRequest, DeletionState } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../http/problem.ts';
import { changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { writeLetter } from '../../mail/letter.ts';
import type { Caller } from '../../security/caller.ts';
import { type Actor, recordChange } from '../audit-log/audit-log.repository.ts';
import { recordLiveChange } from '../live/live.repository.ts';
import type {
  DeletionRequestRow,
  DeletionRequestsRepository,
  DeletionRequestsTransaction,
} from './deletion-requests.repository.ts';

type ClosedState = Exclude<DeletionState, 'open'>;

/** Who does something about the data of a client. */
export interface DataChange {
  caller: Caller;
  actor: Actor;
  clientId: string;
}

/** Each of these throws Problem 404 for what the caller has nothing to do with. */
export interface DeletionRequestsService {
  /** The latest one of a client. */
  latest: (caller: Caller, clientId: string) => Promise<DeletionRequest | null>;
  /** @throws Problem 409 while one is open */
  request: (by: DataChange, reason: string) => Promise<DeletionRequest>;
  /** @throws Problem 403 where it is not for the caller to say, 409 where it is closed or somebody was faster */
  close: (
    by: DataChange,
    id: string,
    change: { state: ClosedState; version: number },
  ) => Promise<DeletionRequest>;
}

/** Who may bring an open request into which state. From every other state nothing follows: another request is made. */
const closedBy: Readonly<Record<ClosedState, Caller['kind']>> = {
  withdrawn: 'client',
  done: 'admin',
  declined: 'admin',
};

function toAnswer(row: DeletionRequestRow): DeletionRequest {
  const { id, reason, state, requestedBy, requestedAt, closedAt, version } = row;
  return {
    id,
    reason,
    state,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
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
  now,
}: {
  repository: DeletionRequestsRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Who is told of a new request. */
  mailTo: string;
  siteUrl: string;
  now: Clock;
}): DeletionRequestsService {
  async function clientOf(
    requests: DeletionRequestsTransaction,
    { caller, clientId }: Omit<DataChange, 'actor'>,
  ) {
    const client = await requests.client(caller, clientId);
    if (!client) throw new Problem(404, 'There is no such client.');
    return client;
  }

  async function findIn(requests: DeletionRequestsTransaction, { caller, clientId }: DataChange, id: string) {
    const request = await requests.find(caller, clientId, id);
    if (!request) throw new Problem(404, 'There is no such request.');
    return request;
  }

  async function record(
    requests: DeletionRequestsTransaction,
    { actor, clientId }: DataChange,
    action: string,
    company: string,
    change: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<void> {
    const occurredAt = now();
    // About the client, so that it stands in the history of the client.
    const subject = { id: clientId, name: company };
    await recordChange(requests.tx, { actor, occurredAt, action, subject, ...change });
    await recordLiveChange(requests.tx, { clientId, topic: 'project', occurredAt });
  }

  return {
    latest: async (caller, clientId) => {
      await clientOf(repository, { caller, clientId });
      const row = await repository.latest(caller, clientId);
      return row && toAnswer(row);
    },

    request: (by, reason) =>
      repository.transaction(async (requests) => {
        const { company } = await clientOf(requests, by);
        const id = randomUUID();
        await requests
          .add({ id, clientId: by.clientId, reason, requestedAt: now() }, by.actor.id)
          .catch(refuseTaken('reason', 'You have asked for this already. We are on it.'));
        const row = await findIn(requests, by, id);
        await record(requests, by, 'client.deletion-requested', company, {
          before: {},
          after: { reason },
        });
        const letter = writeLetter({
          subject: `${company} asks for its data to be deleted`,
          paragraphs: [
            `${row.requestedBy} of ${company} asks for everything to be deleted that you keep of the company. Check whether something has to be kept by law, then do it or say why not.`,
          ],
          tables: [{ title: 'The request', rows: [{ label: 'Reason', value: reason }] }],
          action: {
            label: 'Open the client',
            url: `${siteUrl}/admin/users/clients?client=${by.clientId}`,
          },
        });
        await jobs.enqueue('mail', { to: mailTo, ...letter }, requests.tx);
        return toAnswer(row);
      }),

    close: (by, id, { state, version }) =>
      repository.transaction(async (requests) => {
        const { company } = await clientOf(requests, by);
        const request = await findIn(requests, by, id);
        if (closedBy[state] !== by.caller.kind) {
          throw new Problem(
            403,
            by.caller.kind === 'client'
              ? 'Only an admin may decide about this. You can withdraw it.'
              : 'Only the client may withdraw its request.',
          );
        }
        if (request.state !== 'open')
          throw new Problem(409, 'This request is closed already. Load the page again to see how.');
        if (request.version !== version || !(await requests.close(request, state, by.actor.id, now())))
          throw changedMeanwhile('request');
        await record(requests, by, `client.deletion-${state}`, company, {
          before: { deletionRequest: request.state },
          after: { deletionRequest: state },
        });
        return toAnswer(await findIn(requests, by, id));
      }),
  };
}
