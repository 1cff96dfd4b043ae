import type { ActionOutcomes, User, UserAction } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { Problem } from '../../http/problem.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Actor, recordChange } from '../audit-log/audit-log.repository.ts';
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
  /** @throws Problem 404 */
  read: (id: string) => Promise<User>;
  /** @throws Problem 400, 404, or 409 where somebody else was faster or has the e-mail address */
  update: (actor: Actor, id: string, change: UserFields & { version: number }) => Promise<User>;
  /** Does the same with each user by itself, and tells for each why it was not done. */
  act: (actor: Actor, action: UserAction, ids: readonly string[]) => Promise<ActionOutcomes>;
}

function toAnswer({ lastSeenAt, createdAt, ...row }: UserRow): User {
  return { ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

function fieldsOf({ name, email, role, bookingUrl }: UserFields): UserFields {
  return { name, email, role, bookingUrl };
}

const changed = () => changedMeanwhile('user');
const explainTaken = refuseTaken('email', 'Somebody with this e-mail address has an account already.');

const OWN_ACCOUNT = 'This is your own account. Ask another admin.';
const LAST_ADMIN = 'This is the last admin who can sign in.';

export function createUsersService({
  repository,
  jobs,
  now,
}: {
  repository: UsersRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  now: Clock;
}): UsersService {
  async function findIn(users: UsersTransaction, id: string): Promise<UserRow> {
    const user = await users.find(id);
    if (!user) throw new Problem(404, 'There is no such user.');
    return user;
  }

  /** Lets nobody lock themselves or everybody out. @throws Problem 409 */
  async function keepAnAdmin(users: UsersTransaction, actor: Actor, user: UserRow): Promise<void> {
    if (user.id === actor.id) throw new Problem(409, OWN_ACCOUNT);
    if (user.role !== 'admin') return;
    const admins = await users.lockActiveAdmins();
    if (admins.every((id) => id === user.id)) throw new Problem(409, LAST_ADMIN);
    // Deactivated in the time in which this call waited for the lock.
    if (!admins.includes(actor.id)) throw new Problem(403, 'You are no admin any more.');
  }

  async function setDeactivated(
    users: UsersTransaction,
    actor: Actor,
    user: UserRow,
    deactivatedAt: Date | null,
  ): Promise<void> {
    if (!(await users.update(user.id, user.version, { deactivatedAt }))) throw changed();
    const { state } = await findIn(users, user.id);
    await recordChange(users.tx, {
      actor,
      occurredAt: now(),
      action: deactivatedAt ? 'user.deactivated' : 'user.reactivated',
      subject: user,
      before: { state: user.state },
      after: { state },
    });
  }

  const record = (users: UsersTransaction, actor: Actor, action: string, subject: UserRow) =>
    recordChange(users.tx, { actor, occurredAt: now(), action, subject, before: {}, after: {} });

  const actions: Record<UserAction, (users: UsersTransaction, actor: Actor, user: UserRow) => Promise<void>> =
    {
      deactivate: async (users, actor, user) => {
        if (user.state === 'deactivated') return;
        await keepAnAdmin(users, actor, user);
        await setDeactivated(users, actor, user, now());
        await users.endSessions(user.id, now());
      },
      reactivate: async (users, actor, user) => {
        if (user.state !== 'deactivated') return;
        await setDeactivated(users, actor, user, null);
      },
      'send-link': async (users, actor, user) => {
        if (user.state === 'deactivated') throw new Problem(409, 'Reactivate this user first.');
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
        if (user.id === actor.id) throw new Problem(409, 'End your own sessions under Security.');
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
      if (!user) throw new Problem(404, 'There is no such user.');
      return toAnswer(user);
    },

    update: (actor, id, { version, ...given }) =>
      repository.transaction(async (users) => {
        const user = await findIn(users, id);
        if (user.version !== version) throw changed();
        const fields = fieldsOf(given);
        if (fields.role !== user.role) await keepAnAdmin(users, actor, user);
        if (!(await users.update(id, version, fields).catch(explainTaken))) throw changed();
        if (fields.role !== user.role) await users.endSessions(id, now());
        await recordChange(users.tx, {
          actor,
          occurredAt: now(),
          action: 'user.updated',
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
  };
}
