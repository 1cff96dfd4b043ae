import type { SessionInfo } from '@uplift/data-client/contract';
import type { adminEndpoints, User, UserAction } from '@uplift/data-client/contract/admin';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { KEYS_REFUSED } from '../../security/caller.ts';
import { listManagedClients, type NewManager, reassignClients } from '../clients/reassign-clients.service.ts';
import { createUsersRepository, type UserFields, type UserRow } from './users.repository.ts';

export type UsersService = ReturnType<typeof createUsersService>;

type UserQuery = Call<typeof adminEndpoints.listUsers>['query'];

function toAnswer({ lastSeenAt, createdAt, ...row }: UserRow): User {
  return { ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

function fieldsOf({ name, role, bookingUrl }: UserFields) {
  return { name, role, bookingUrl };
}

const changed = () => changedMeanwhile('user');

const OWN_ACCOUNT = 'This is your own account. Ask another admin.';
const LAST_ADMIN = 'This is the last admin who can sign in.';
const OWN_SESSIONS = 'End your own sessions under Security.';

const clientsOf = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

export function createUsersService({
  db,
  sessions,
  events,
  now,
}: Pick<Container, 'db' | 'sessions' | 'events' | 'now'>) {
  /** @throws HttpError 404 */
  const find = async (from: Database, id: string) =>
    found(await createUsersRepository(from).find(id), 'user');

  /** Prevents an admin from locking out themselves or every admin. @throws HttpError 409 */
  async function keepAnAdmin(tx: Transaction, actor: Actor, user: UserRow): Promise<void> {
    if (user.id === actor.id) throw new HttpError(409, OWN_ACCOUNT);
    if (user.role !== 'admin') return;
    const admins = await createUsersRepository(tx).lockActiveAdmins();
    if (admins.every((id) => id === user.id)) throw new HttpError(409, LAST_ADMIN);
    // The actor was deactivated while this call waited for the lock.
    if (!admins.includes(actor.id)) throw new HttpError(403, 'You’re no longer an admin.');
  }

  /**
   * How many active clients a user manages. Locks the user, so that no one assigns another client until the
   * transaction ends: only managers who may sign in manage clients.
   */
  async function countClients(tx: Transaction, { id }: UserRow): Promise<number> {
    const users = createUsersRepository(tx);
    await users.lock(id);
    return (await users.find(id))?.clientCount ?? 0;
  }

  async function setDeactivated(tx: Transaction, actor: Actor, user: UserRow, deactivatedAt: Date | null) {
    if (!(await createUsersRepository(tx).update(user, { deactivatedAt }))) throw changed();
    await events.record(tx, {
      type: deactivatedAt ? 'user.deactivated' : 'user.reactivated',
      actor,
      subject: user,
      before: { state: user.state },
      after: { state: (await find(tx, user.id)).state },
    });
  }

  const actions = {
    deactivate: async (tx, actor, user) => {
      if (user.state === 'deactivated') return;
      await keepAnAdmin(tx, actor, user);
      const running = await countClients(tx, user);
      if (running > 0)
        throw new HttpError(
          409,
          `Runs ${clientsOf(running)}. Deactivate them one at a time to reassign their clients.`,
        );
      await setDeactivated(tx, actor, user, now());
      await createUsersRepository(tx).endSessions(user.id, now());
    },
    reactivate: async (tx, actor, user) => {
      if (user.state !== 'deactivated') return;
      await setDeactivated(tx, actor, user, null);
    },
    'send-link': async (tx, actor, user) => {
      if (user.state === 'deactivated') throw new HttpError(409, 'Reactivate this user first.');
      const { id, email, state } = user;
      await events.record(tx, {
        type: 'user.link-sent',
        actor,
        subject: user,
        data: { kind: 'account', id, email, invited: state === 'invited' },
      });
    },
    'end-sessions': async (tx, actor, user) => {
      if (user.id === actor.id) throw new HttpError(409, OWN_SESSIONS);
      if ((await createUsersRepository(tx).endSessions(user.id, now())) > 0)
        await events.record(tx, { type: 'user.sessions-ended', actor, subject: user });
    },
  } satisfies Record<UserAction, (tx: Transaction, actor: Actor, user: UserRow) => Promise<void>>;

  return {
    list: ({ q, sort = 'name', role: roles, state: states, ...query }: UserQuery) =>
      answerPage(query, toAnswer, (range) =>
        createUsersRepository(db).list({
          search: q || undefined,
          roles,
          states,
          sort: sortOrder(sort),
          ...range,
        }),
      ),

    /** @throws HttpError 404 */
    read: async (id: string) => toAnswer(await find(db, id)),

    /** @throws HttpError 400, 403, 404, or 409 if the user changed since it was read */
    update: (
      actor: Actor,
      id: string,
      { version, ...given }: UserFields & { version: number },
    ): Promise<User> =>
      unitOfWork(db, async (tx) => {
        const users = createUsersRepository(tx);
        const user = await find(tx, id);
        if (user.version !== version) throw changed();
        const fields = fieldsOf(given);
        if (fields.role !== user.role) {
          if (actor.apiKeyName !== undefined)
            throw new HttpError(403, KEYS_REFUSED, { errors: { role: ['API keys can’t change roles.'] } });
          await keepAnAdmin(tx, actor, user);
          const running = await countClients(tx, user);
          if (running > 0) {
            const message = `${user.name} runs ${clientsOf(running)}. Hand them over first: admins run none.`;
            throw new HttpError(409, message, { errors: { role: [message] } });
          }
        }
        if (!(await users.update(user, fields))) throw changed();
        if (fields.role !== user.role) await users.endSessions(id, now());
        await events.record(tx, {
          type: 'user.updated',
          actor,
          subject: user,
          before: fieldsOf(user),
          after: fields,
        });
        return toAnswer(await find(tx, id));
      }),

    /** Applies an action to each user separately. The result says why a user was skipped. */
    act: (actor: Actor, action: UserAction, ids: readonly string[]) =>
      actOnEach(ids, (id) => unitOfWork(db, async (tx) => actions[action](tx, actor, await find(tx, id)))),

    /** The active clients that a user manages, by name. @throws HttpError 404 */
    listClients: async (id: string) => {
      await find(db, id);
      return { data: await listManagedClients(db, id) };
    },

    /**
     * Reassigns all active clients of a user to other managers, and deactivates the user if asked to.
     *
     * @throws HttpError 400, 404 or 409
     */
    reassignClients: (
      actor: Actor,
      id: string,
      { clients, deactivate }: { clients: readonly NewManager[]; deactivate: boolean },
    ): Promise<User> =>
      unitOfWork(db, async (tx) => {
        await reassignClients(tx, { events, actor, from: await find(tx, id), to: clients });
        if (deactivate) await actions.deactivate(tx, actor, await find(tx, id));
        return toAnswer(await find(tx, id));
      }),

    /** @throws HttpError 404 */
    listSessions: async (id: string, currentSessionId: string): Promise<{ data: SessionInfo[] }> => {
      const { role } = await find(db, id);
      return { data: await sessions.listOf({ kind: role, personId: id, sessionId: currentSessionId }) };
    },

    /** @throws HttpError 404 or 409 */
    endSession: (actor: Actor, id: string, sessionId: string): Promise<{ id: string }> =>
      unitOfWork(db, async (tx) => {
        const user = await find(tx, id);
        if (id === actor.id) throw new HttpError(409, OWN_SESSIONS);
        if (!(await createUsersRepository(tx).endSession(id, sessionId, now())))
          throw new HttpError(404, 'Session not found. It may have ended already.');
        await events.record(tx, { type: 'user.session-ended', actor, subject: user });
        return { id: sessionId };
      }),
  };
}
