import { beginningOf } from '@uplift/data-client/contract';
import type {
  ActionOutcomes,
  ClientErrorAction,
  ClientErrorDetail,
  ClientErrorGroup,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type {
  ClientErrorGroupRow,
  ClientErrorsRepository,
  GroupsTransaction,
} from './client-errors.repository.ts';

interface GroupPage {
  data: ClientErrorGroup[];
  page: number;
  pageSize: number;
  total: number;
}

type SortName = 'occurrences' | 'firstSeenAt' | 'lastSeenAt';
type GroupState = ClientErrorGroup['state'];

interface GroupQuery extends PageQuery {
  q?: string | undefined;
  sort?: SortName | `-${SortName}` | undefined;
  state?: GroupState[] | undefined;
  level?: ClientErrorGroup['level'][] | undefined;
}

export interface ErrorGroupsService {
  list: (query: GroupQuery) => Promise<GroupPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<ClientErrorDetail>;
  /** @throws HttpError 404, or 409 if an admin changed it or a new report reopened it since it was read */
  setState: (
    actor: Actor,
    id: string,
    change: { state: GroupState; version: number },
  ) => Promise<ClientErrorDetail>;
  /** Applies an action to each group separately. The result says why a group was skipped. */
  act: (actor: Actor, action: ClientErrorAction, ids: readonly string[]) => Promise<ActionOutcomes>;
}

/** How many of the latest reports of a group are returned. */
const LATEST = 20;

/** Maximum length of an error's name in the audit log, since some messages are pages long. */
const NAME_LENGTH = 200;

const stateOf = ({ resolvedAt }: ClientErrorGroupRow): GroupState => (resolvedAt ? 'resolved' : 'open');

function toAnswer(row: ClientErrorGroupRow, userAgents: readonly string[]): ClientErrorGroup {
  return {
    id: row.id,
    name: row.message,
    topFrame: row.topFrame,
    level: row.level,
    state: stateOf(row),
    occurrences: row.occurrences,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgents: [...userAgents],
    version: row.version,
  };
}

export function createErrorGroupsService({
  repository,
  events,
  now,
}: {
  repository: ClientErrorsRepository;
  events: Events;
  now: Clock;
}): ErrorGroupsService {
  async function findIn(groups: Pick<GroupsTransaction, 'find'>, id: string): Promise<ClientErrorGroupRow> {
    const group = await groups.find(id);
    if (!group) throw new HttpError(404, 'There is no such error. Reports are stored for 90 days.');
    return group;
  }

  async function read(id: string): Promise<ClientErrorDetail> {
    const group = await findIn(repository, id);
    const { fingerprint } = group;
    const [browsers, latest] = await Promise.all([
      repository.browsersOf([fingerprint]),
      repository.latest(fingerprint, LATEST),
    ]);
    return {
      ...toAnswer(group, browsers.get(fingerprint) ?? []),
      latest: latest.map(({ receivedAt, ...report }) => ({
        ...report,
        receivedAt: receivedAt.toISOString(),
      })),
    };
  }

  async function setState(
    groups: GroupsTransaction,
    actor: Actor,
    group: ClientErrorGroupRow,
    state: GroupState,
  ): Promise<void> {
    if (stateOf(group) === state) return;
    const resolvedAt = state === 'resolved' ? now() : null;
    if (!(await groups.setResolved(group.id, group.version, resolvedAt))) throw changedMeanwhile('error');
    await events.record(groups.tx, {
      type: state === 'resolved' ? 'client-error.resolved' : 'client-error.reopened',
      actor,
      occurredAt: now(),
      subject: { id: group.id, name: beginningOf(group.message, NAME_LENGTH) },
      before: { state: stateOf(group) },
      after: { state },
    });
  }

  return {
    list: async ({ q, sort = '-lastSeenAt', state, level, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        levels: level,
        sort: sortOrder(sort),
        limit,
        offset,
      });
      const browsers = await repository.browsersOf(rows.map(({ fingerprint }) => fingerprint));
      const data = rows.map((row) => toAnswer(row, browsers.get(row.fingerprint) ?? []));
      return { data, page, pageSize, total };
    },

    read,

    setState: async (actor, id, { state, version }) => {
      await repository.transaction(async (groups) => {
        const group = await findIn(groups, id);
        if (group.version !== version) throw changedMeanwhile('error');
        await setState(groups, actor, group, state);
      });
      return read(id);
    },

    act: (actor, action, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (groups) =>
          setState(groups, actor, await findIn(groups, id), action === 'resolve' ? 'resolved' : 'open'),
        ),
      ),
  };
}
