import type { AnswerOf, BodyOf } from '@uplift/data-client/contract';
import type { EmailChange } from '@uplift/data-client/contract/admin';
import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { refuseTaken } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { emailChangeEmail } from './email-change-emails.ts';
import {
  type AddressOwner,
  type EmailChangeRow,
  type EmailChangesRepository,
  type EmailChangesTransaction,
  ownerOf,
  type Side,
} from './email-changes.repository.ts';

const DAY_MS = 86_400_000;

/** How long the links of a change are valid, in milliseconds. */
export const EMAIL_LINKS_LAST_MS = DAY_MS;

/** How long a change is stored, whatever its outcome, in milliseconds. */
const RETENTION_MS = 30 * DAY_MS;

/** An e-mail change, and the address that gets the link. */
export interface EmailChangeLinkRequest {
  id: string;
  side: Side;
}

type Answer = BodyOf<typeof visitorEndpoints.answerEmailChange>;
type Answered = AnswerOf<typeof visitorEndpoints.answerEmailChange>;

export interface EmailChangesService {
  /** @throws HttpError 404 */
  read: (id: string) => Promise<EmailChange>;
  /** Starts a change and withdraws an open one. @throws HttpError 400, 404 or 409 */
  start: (actor: Actor, id: string, email: string) => Promise<EmailChange>;
  /** @throws HttpError 404 */
  withdraw: (actor: Actor, id: string) => Promise<EmailChange>;
  /** Creates the link for one address and mails it if the change is still open. */
  mailLink: (request: EmailChangeLinkRequest) => Promise<void>;
  /**
   * Confirms or stops a change by a link.
   *
   * @param address the IP address of the request
   * @throws HttpError 409 or 410
   */
  answer: (answer: Answer, address: string) => Promise<Answered>;
  /** Removes changes that were stored for 30 days. */
  cleanUp: () => Promise<void>;
}

const TAKEN = 'An account with this e-mail address already exists.';
const explainTaken = refuseTaken('email', TAKEN);
// The response to a link must not reveal anything about other accounts.
const explainImpossible = (error: unknown): never =>
  refuseTaken('token', 'The address can no longer be changed to this one. Ask an admin.')(error);

function refuseAddress(status: 400 | 409, message: string): never {
  throw new HttpError(status, message, { errors: { email: [message] } });
}

/** Changes sign-in addresses. A change takes effect once the links to both addresses were followed. */
export function createEmailChangesService({
  repository,
  jobs,
  mailer,
  siteUrl,
  events,
  now,
}: {
  repository: EmailChangesRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  mailer: Pick<Mailer, 'send'>;
  siteUrl: string;
  events: Events;
  now: Clock;
}): EmailChangesService {
  const isOpen = ({ endedAt, expiresAt }: EmailChangeRow): boolean => endedAt === null && expiresAt > now();

  function knownOwner(owner: AddressOwner | null): AddressOwner {
    if (!owner) throw new HttpError(404, 'There is no such account.');
    return owner;
  }

  async function answerOf(changes: EmailChangesTransaction, id: string): Promise<EmailChange> {
    const owner = knownOwner(await changes.findOwner(id));
    const row = await changes.findOpen(owner);
    return {
      email: owner.email,
      change:
        row && isOpen(row)
          ? {
              email: row.newEmail,
              confirmedByOld: row.confirmedByOldAt !== null,
              confirmedByNew: row.confirmedByNewAt !== null,
              expiresAt: row.expiresAt.toISOString(),
            }
          : null,
    };
  }

  interface Recorded {
    action: DomainEventType<'user'>;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  }

  const record = (
    changes: EmailChangesTransaction,
    actor: Actor,
    { id, name }: AddressOwner,
    { action, before = {}, after = {} }: Recorded,
  ) =>
    events.record(changes.tx, {
      type: action,
      actor,
      occurredAt: now(),
      subject: { id, name },
      before,
      after,
    });

  async function endOpen(changes: EmailChangesTransaction, actor: Actor, owner: AddressOwner): Promise<void> {
    const open = await changes.findOpen(owner);
    if (!open) return;
    await changes.end(open.id, 'withdrawn', now());
    if (isOpen(open))
      await record(changes, actor, owner, {
        action: 'user.email-change-withdrawn',
        before: { newEmail: open.newEmail },
      });
  }

  async function settle(
    changes: EmailChangesTransaction,
    actor: Actor,
    owner: AddressOwner,
    email: string,
  ): Promise<void> {
    await changes.setEmail(owner, email, now());
    await record(changes, actor, owner, {
      action: 'user.email-changed',
      before: { email: owner.email },
      after: { email },
    });
  }

  return {
    read: (id) => answerOf(repository.read, id),

    start: (actor, id, email) =>
      repository.transaction(async (changes) => {
        const owner = knownOwner(await changes.findOwnerLocked(id));
        if (owner.deactivated) refuseAddress(409, 'Reactivate the person first.');
        if (email.toLowerCase() === owner.email.toLowerCase())
          refuseAddress(400, 'This is their address already.');
        if (await changes.isTaken(owner.kind, email)) refuseAddress(409, TAKEN);
        await endOpen(changes, actor, owner);
        if (owner.invited) {
          // The old address was never verified. The new invitation verifies the new one.
          await settle(changes, actor, owner, email).catch(explainTaken);
          await jobs.enqueue('password-link', { reason: 'invite', kind: owner.kind, id }, changes.tx);
          return answerOf(changes, id);
        }
        const moment = now();
        const changeId = await changes.add(owner, {
          newEmail: email,
          createdAt: moment,
          expiresAt: new Date(moment.getTime() + EMAIL_LINKS_LAST_MS),
        });
        for (const side of ['old', 'new'] as const)
          await jobs.enqueue('email-change', { id: changeId, side }, changes.tx);
        await record(changes, actor, owner, {
          action: 'user.email-change-asked',
          after: { newEmail: email },
        });
        return answerOf(changes, id);
      }),

    withdraw: (actor, id) =>
      repository.transaction(async (changes) => {
        await endOpen(changes, actor, knownOwner(await changes.findOwnerLocked(id)));
        return answerOf(changes, id);
      }),

    mailLink: async ({ id, side }) => {
      const row = await repository.read.find(id);
      if (!row || !isOpen(row)) return;
      const owner = await repository.read.findOwner(ownerOf(row).id);
      if (!owner || owner.deactivated) return;
      const token = createToken();
      await repository.read.setToken(id, side, hashToken(token));
      // Browsers don't send the fragment to servers.
      const url = `${siteUrl}/reset-password#${new URLSearchParams({ kind: `email-${side}`, token })}`;
      const { name, email: oldEmail } = owner;
      const { newEmail } = row;
      const to = side === 'old' ? oldEmail : newEmail;
      await mailer.send({ to, ...emailChangeEmail(side, { name, oldEmail, newEmail, url }) });
    },

    answer: ({ token, answer }, address) =>
      repository
        .transaction(async (changes): Promise<Answered> => {
          const tokenHash = hashToken(token);
          const found = await changes.findByToken(tokenHash);
          if (!found) throw new HttpError(410, 'This link is incomplete, or a newer one replaced it.');
          const owner = await changes.findOwnerLocked(ownerOf(found.row).id);
          // The other link may have been followed before the lock was taken.
          const current = await changes.findByToken(tokenHash);
          if (!owner || owner.deactivated || !current)
            throw new HttpError(410, 'The account that this link belongs to is closed.');
          const { row, side } = current;
          if (row.outcome === 'changed' && answer === 'confirm') return { state: 'changed' };
          if (row.outcome === 'stopped' && answer === 'stop') return { state: 'stopped' };
          if (row.endedAt)
            throw new HttpError(
              410,
              'This change was settled already, stopped, or taken back. The link does nothing.',
            );
          if (!isOpen(row)) throw new HttpError(410, 'This link has expired. The address stays as it is.');
          const actor = { id: owner.id, address };
          if (answer === 'stop') {
            await changes.end(row.id, 'stopped', now());
            await record(changes, actor, owner, {
              action: 'user.email-change-stopped',
              before: { newEmail: row.newEmail },
              after: { by: `${side} address` },
            });
            return { state: 'stopped' };
          }
          const already = side === 'old' ? row.confirmedByOldAt : row.confirmedByNewAt;
          if (!already) {
            await changes.confirm(row.id, side, now());
            await record(changes, actor, owner, {
              action: 'user.email-change-confirmed',
              after: { by: `${side} address` },
            });
          }
          const other = side === 'old' ? row.confirmedByNewAt : row.confirmedByOldAt;
          if (!other) return { state: 'waiting' };
          await changes.end(row.id, 'changed', now());
          await settle(changes, actor, owner, row.newEmail);
          return { state: 'changed' };
        })
        .catch(explainImpossible),

    cleanUp: () => repository.removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };
}
