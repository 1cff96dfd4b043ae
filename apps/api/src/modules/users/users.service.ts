import type { SessionInfo } from '@uplift/data-client/contract';
import type { ActionOutcomes, User, UserAction } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor, DomainEventType } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { KEYS_REFUSED } from '../../security/caller.ts';
import type { HandOver, NewManager } from '../clients/hand-over.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type {
  UserFields,
  UserRole,
  UserRow,
  UserState,
  UsersRepository,
  UsersTransaction,
} from './users.repository.ts';

interface UserPage {
  data: User[];
  page: number;
  pageSize: number;
  total: number;
}

interface UserQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'name' | '-name' | 'email' | '-email' | 'createdAt' | '-createdAt' | undefined;
  role?: UserRole[] | undefined;
  state?: UserState[] | undefined;
}

export interface UsersService {
  list: (query: UserQuery) => Promise<UserPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<User>;
  /** @throws HttpError 400, 403, 404, or 409 if the user changed since it was read */
  update: (actor: Actor, id: string, change: UserFields & { version: number }) => Promise<User>;
  /** Applies an action to each user separately. The result says why a user was skipped. */
  act: (actor: Actor, action: UserAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** The active clients that a user manages, by name. @throws HttpError 404 */
  listClients: (id: string) => Promise<{ data: { id: string; company: string }[] }>;
  /**
   * Reassigns all active clients of a user to other managers, and deactivates the user if asked to.
   *
   * @throws HttpError 400, 404 or 409
   */
  handOver: (
    actor: Actor,
    id: string,
    handOver: { clients: readonly NewManager[]; deactivate: boolean },
  ) => Promise<User>;
  /** The sessions of a user. @throws HttpError 404 */
  listSessions: (id: string, currentSessionId: string) => Promise<{ data: SessionInfo[] }>;
  /** Ends one session of a user. @throws HttpError 404 or 409 */
  endSession: (actor: Actor, id: string, sessionId: string) => Promise<{ id: string }>;
}

function toAnswer({ lastSeenAt, createdAt, ...row }: UserRow): User {
  return { ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

function fieldsOf({ name, role, bookingUrl }: UserFields): UserFields {
  return { name, role, bookingUrl };
}

const changed = () => changedMeanwhile('user');

const OWN_ACCOUNT = 'This is your own account. Ask another admin.';
const LAST_ADMIN = 'This is the last admin who can sign in.';
const OWN_SESSIONS = 'End your own sessions under Security.';

const clientsOf = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

export function createUsersService({
  repository,
  handOver,
  sessions,
  jobs,
  events,
  now,
}: {
  repository: UsersRepository;
  handOver: HandOver;
  sessions: Pick<SessionsService, 'listOf'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Events;
  now: Clock;
}): UsersService {
  async function findIn(users: Pick<UsersTransaction, 'find'>, id: string): Promise<UserRow> {
    const user = await users.find(id);
    if (!user) throw new HttpError(404, 'There is no such user.');
    return user;
  }

  /** Prevents an admin from locking out themselves or every admin. @throws HttpError 409 */
  async function keepAnAdmin(users: UsersTransaction, actor: Actor, user: UserRow): Promise<void> {
    if (user.id === actor.id) throw new HttpError(409, OWN_ACCOUNT);
    if (user.role !== 'admin') return;
    const admins = await users.lockActiveAdmins();
    if (admins.every((id) => id === user.id)) throw new HttpError(409, LAST_ADMIN);
    // The actor was deactivated while this call waited for the lock.
    if (!admins.includes(actor.id)) throw new HttpError(403, 'You are no admin any more.');
  }

  /**
   * How many active clients a user manages. Locks the user, so that no one assigns another client until the
   * transaction ends: only managers who may sign in manage clients.
   */
  async function countClients(users: UsersTransaction, { id }: UserRow): Promise<number> {
    return (await users.findLocked(id))?.clientCount ?? 0;
  }

  async function setDeactivated(
    users: UsersTransaction,
    actor: Actor,
    user: UserRow,
    deactivatedAt: Date | null,
  ): Promise<void> {
    if (!(await users.update(user.id, user.version, { deactivatedAt }))) throw changed();
    const { state } = await findIn(users, user.id);
    await events.record(users.tx, {
      type: deactivatedAt ? 'user.deactivated' : 'user.reactivated',
      actor,
      occurredAt: now(),
      subject: user,
      before: { state: user.state },
      after: { state },
    });
  }

  const record = (users: UsersTransaction, actor: Actor, action: DomainEventType<'user'>, subject: UserRow) =>
    events.record(users.tx, { type: action, actor, occurredAt: now(), subject });

  const actions: Record<UserAction, (users: UsersTransaction, actor: Actor, user: UserRow) => Promise<void>> =
    {
      deactivate: async (users, actor, user) => {
        if (user.state === 'deactivated') return;
        await keepAnAdmin(users, actor, user);
        const running = await countClients(users, user);
        if (running > 0)
          throw new HttpError(
            409,
            `Runs ${clientsOf(running)}. Deactivate them by themselves, to say who takes over.`,
          );
        await setDeactivated(users, actor, user, now());
        await users.endSessions(user.id, now());
      },
      reactivate: async (users, actor, user) => {
        if (user.state !== 'deactivated') return;
        await setDeactivated(users, actor, user, null);
      },
      'send-link': async (users, actor, user) => {
        if (user.state === 'deactivated') throw new HttpError(409, 'Reactivate this user first.');
        await jobs.enqueue(
          'password-link',
          user.state === 'invited'
            ? { reason: 'invite', kind: 'account', id: user.id }
            : { reason: 'reset', kind: 'account', email: user.email },
          users.tx,
        );
        await record(users, actor, 'user.link-sent', user);
      },
      'end-sessions': async (users, actor, user) => {
        if (user.id === actor.id) throw new HttpError(409, OWN_SESSIONS);
        if ((await users.endSessions(user.id, now())) > 0)
          await record(users, actor, 'user.sessions-ended', user);
      },
    };

  return {
    list: async ({ q, sort = 'name', role, state, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        roles: role,
        states: state,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      return { data: rows.map(toAnswer), page, pageSize, total };
    },

    read: async (id) => {
      const user = await repository.find(id);
      if (!user) throw new HttpError(404, 'There is no such user.');
      return toAnswer(user);
    },

    update: (actor, id, { version, ...given }) =>
      repository.transaction(async (users) => {
        const user = await findIn(users, id);
        if (user.version !== version) throw changed();
        const fields = fieldsOf(given);
        if (fields.role !== user.role) {
          if (actor.apiKeyName !== undefined)
            throw new HttpError(403, KEYS_REFUSED, { errors: { role: ['API keys cannot change roles.'] } });
          await keepAnAdmin(users, actor, user);
          const running = await countClients(users, user);
          if (running > 0) {
            const message = `${user.name} runs ${clientsOf(running)}. Hand them over first: admins run none.`;
            throw new HttpError(409, message, { errors: { role: [message] } });
          }
        }
        if (!(await users.update(id, version, fields))) throw changed();
        if (fields.role !== user.role) await users.endSessions(id, now());
        await events.record(users.tx, {
          type: 'user.updated',
          actor,
          occurredAt: now(),
          subject: user,
          before: { ...fieldsOf(user) },
          after: { ...fields },
        });
        return toAnswer(await findIn(users, id));
      }),

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (users) => actions[action](users, actor, await findIn(users, id))),
      ),

    listClients: async (id) => {
      await findIn(repository, id);
      return { data: await handOver.listOf(id) };
    },

    handOver: (actor, id, { clients, deactivate }) =>
      repository.transaction(async (users) => {
        await handOver.giveAll(users.tx, actor, await findIn(users, id), clients);
        if (deactivate) await actions.deactivate(users, actor, await findIn(users, id));
        return toAnswer(await findIn(users, id));
      }),

    listSessions: async (id, currentSessionId) => {
      const { role } = await findIn(repository, id);
      return { data: await sessions.listOf({ kind: role, personId: id, sessionId: currentSessionId }) };
    },

    endSession: (actor, id, sessionId) =>
      repository.transaction(async (users) => {
        const user = await findIn(users, id);
        if (id === actor.id) throw new HttpError(409, OWN_SESSIONS);
        if (!(await users.endSession(id, sessionId, now())))
          throw new HttpError(404, 'There is no such session. It may have ended already.');
        await record(users, actor, 'user.session-ended', user);
        return { id: sessionId };
      }),
  };
}
