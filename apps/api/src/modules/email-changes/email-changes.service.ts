import type { AnswerOf, BodyOf } from '@uplift/data-client/contract';
import type { EmailChange } from '@uplift/data-client/contract/admin';
import type { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { createToken, hashToken } from '../../security/tokens.ts';
import { emailChangeEmail } from './email-change-emails.ts';
import {
  type AddressOwner,
  createEmailChangesRepository,
  type EmailChangeRow,
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

type Answered = AnswerOf<typeof visitorEndpoints.answerEmailChange>;

export type EmailChangesService = ReturnType<typeof createEmailChangesService>;

const TAKEN = 'An account with this e-mail address already exists.';
const explainTaken = refuseTaken('email', TAKEN);
// The response to a link must not reveal anything about other accounts.
const explainImpossible = (error: unknown): never =>
  refuseTaken('token', 'The e-mail address can’t be changed to this one anymore. Ask an admin.')(error);

function refuseAddress(status: 400 | 409, message: string): never {
  throw new HttpError(status, message, { errors: { email: [message] } });
}

const confirmedAt = { old: 'confirmedByOldAt', new: 'confirmedByNewAt' } as const;

const ownerIdOf = ({ accountUserId, clientPersonId }: EmailChangeRow) =>
  accountUserId ?? clientPersonId ?? '';

/** Changes sign-in addresses. A change takes effect once the links to both addresses were followed. */
export function createEmailChangesService({
  db,
  mailer,
  config: { siteUrl },
  events,
  now,
}: Pick<Container, 'db' | 'mailer' | 'config' | 'events' | 'now'>) {
  const isOpen = ({ endedAt, expiresAt }: EmailChangeRow): boolean => endedAt === null && expiresAt > now();

  const lockOwner = async (tx: Transaction, id: string) =>
    found(await createEmailChangesRepository(tx).findOwnerLocked(id), 'account');

  async function read(db: Database, id: string): Promise<EmailChange> {
    const rows = createEmailChangesRepository(db);
    const owner = found(await rows.findOwner(id), 'account');
    const row = await rows.findOpen(owner);
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

  async function endOpen(tx: Transaction, actor: Actor, owner: AddressOwner): Promise<void> {
    const rows = createEmailChangesRepository(tx);
    const open = await rows.findOpen(owner);
    if (!open) return;
    await rows.update(open, { outcome: 'withdrawn', endedAt: now() });
    if (isOpen(open))
      await events.record(tx, {
        type: 'user.email-change-withdrawn',
        actor,
        subject: owner,
        before: { newEmail: open.newEmail },
      });
  }

  async function settle(tx: Transaction, actor: Actor, owner: AddressOwner, email: string): Promise<void> {
    await createEmailChangesRepository(tx).setEmail(owner, email, now());
    await events.record(tx, {
      type: 'user.email-changed',
      actor,
      subject: owner,
      before: { email: owner.email },
      after: { email },
      data: { kind: owner.kind, id: owner.id, invited: owner.invited },
    });
  }

  return {
    /** @throws HttpError 404 */
    read: (id: string) => read(db, id),

    /** Starts a change and withdraws an open one. @throws HttpError 400, 404 or 409 */
    start: (actor: Actor, id: string, email: string): Promise<EmailChange> =>
      unitOfWork(db, async (tx) => {
        const rows = createEmailChangesRepository(tx);
        const owner = await lockOwner(tx, id);
        if (!owner.active) refuseAddress(409, 'Reactivate the person first.');
        if (email.toLowerCase() === owner.email.toLowerCase())
          refuseAddress(400, 'This is already their e-mail address.');
        if (await rows.isTaken(owner.kind, email)) refuseAddress(409, TAKEN);
        await endOpen(tx, actor, owner);
        if (owner.invited) {
          // The old address was never verified. The new invitation verifies the new one.
          await settle(tx, actor, owner, email).catch(explainTaken);
          return read(tx, id);
        }
        const createdAt = now();
        const expiresAt = new Date(createdAt.getTime() + EMAIL_LINKS_LAST_MS);
        const changeId = await rows.add(owner, { newEmail: email, createdAt, expiresAt });
        await events.record(tx, {
          type: 'user.email-change-asked',
          actor,
          subject: owner,
          after: { newEmail: email },
          data: { changeId },
        });
        return read(tx, id);
      }),

    /** @throws HttpError 404 */
    withdraw: (actor: Actor, id: string): Promise<EmailChange> =>
      unitOfWork(db, async (tx) => {
        await endOpen(tx, actor, await lockOwner(tx, id));
        return read(tx, id);
      }),

    /** Creates the link for one address and mails it if the change is still open. */
    mailLink: async ({ id, side }: EmailChangeLinkRequest): Promise<void> => {
      const rows = createEmailChangesRepository(db);
      const row = await rows.find(id);
      if (!row || !isOpen(row)) return;
      const owner = await rows.findOwner(ownerIdOf(row));
      if (!owner?.active) return;
      const token = createToken();
      await rows.setToken(id, side, hashToken(token));
      // Browsers don't send the fragment to servers.
      const url = `${siteUrl}/reset-password#${new URLSearchParams({ kind: `email-${side}`, token })}`;
      const { newEmail } = row;
      const to = side === 'old' ? owner.email : newEmail;
      await mailer.send({ to, ...emailChangeEmail(side, { name: owner.name, newEmail, url }) });
    },

    /**
     * Confirms or stops a change by a link.
     *
     * @param address the IP address of the request
     * @throws HttpError 409 or 410
     */
    answer: (
      { token, answer }: BodyOf<typeof visitorEndpoints.answerEmailChange>,
      address: string,
    ): Promise<Answered> =>
      unitOfWork(db, async (tx): Promise<Answered> => {
        const rows = createEmailChangesRepository(tx);
        const tokenHash = hashToken(token);
        const before = await rows.findByToken(tokenHash);
        if (!before) throw new HttpError(410, 'This link is incomplete, or a newer one replaced it.');
        const owner = await rows.findOwnerLocked(ownerIdOf(before.row));
        // The other link may have been followed before the lock was taken.
        const current = await rows.findByToken(tokenHash);
        if (!owner?.active || !current) throw new HttpError(410, 'The account of this link is deactivated.');
        const { row, side } = current;
        if (row.outcome === 'changed' && answer === 'confirm') return { state: 'changed' };
        if (row.outcome === 'stopped' && answer === 'stop') return { state: 'stopped' };
        if (row.endedAt)
          throw new HttpError(
            410,
            'This change was already confirmed or canceled. The link no longer works.',
          );
        if (!isOpen(row)) throw new HttpError(410, 'This link has expired. The address stays as it is.');
        const event = { actor: { id: owner.id, address }, subject: owner, after: { by: `${side} address` } };
        if (answer === 'stop') {
          await rows.update(row, { outcome: 'stopped', endedAt: now() });
          await events.record(tx, {
            ...event,
            type: 'user.email-change-stopped',
            before: { newEmail: row.newEmail },
          });
          return { state: 'stopped' };
        }
        if (!row[confirmedAt[side]]) {
          await rows.update(row, { [confirmedAt[side]]: now() });
          await events.record(tx, { ...event, type: 'user.email-change-confirmed' });
        }
        if (!row[confirmedAt[side === 'old' ? 'new' : 'old']]) return { state: 'waiting' };
        await rows.update(row, { outcome: 'changed', endedAt: now() });
        await settle(tx, event.actor, owner, row.newEmail);
        return { state: 'changed' };
      }).catch(explainImpossible),

    /** Removes changes that were stored for 30 days. */
    cleanUp: () => createEmailChangesRepository(db).removeBefore(new Date(now().getTime() - RETENTION_MS)),
  };
}
