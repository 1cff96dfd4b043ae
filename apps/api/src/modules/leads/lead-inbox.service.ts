import type {
  ActionOutcomes,
  LeadAction,
  Lead as LeadAnswer,
  LeadSummary,
  ProjectTemplate,
} from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { actOnEach, changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import { projectTemplates } from '../../project-templates.ts';
import type { AnnounceLead } from './announce-lead.ts';
import type {
  InboxLead,
  InboxTransaction,
  LeadInboxRepository,
  LeadListRow,
  LeadState,
} from './lead-inbox.repository.ts';
import type { Lead } from './leads.repository.ts';
import type { WinLead, WonLead } from './win-lead.ts';

interface LeadPage {
  data: LeadSummary[];
  page: number;
  pageSize: number;
  total: number;
}

interface LeadQuery extends PageQuery {
  q?: string | undefined;
  sort?: 'createdAt' | '-createdAt' | undefined;
  state?: LeadState[] | undefined;
  source?: Lead['source'][] | undefined;
}

export interface LeadInboxService {
  list: (query: LeadQuery) => Promise<LeadPage>;
  /** @throws HttpError 404 */
  read: (id: string) => Promise<LeadAnswer>;
  /** @throws HttpError 404, or 409 if the lead changed since it was read or can't get this state */
  setState: (actor: Actor, id: string, change: { state: LeadAction; version: number }) => Promise<LeadAnswer>;
  /** Sets the state of each lead separately. The result says why a lead was skipped. */
  act: (actor: Actor, state: LeadAction, ids: readonly string[]) => Promise<ActionOutcomes>;
  /** Converts a lead into a client. @throws HttpError 400, 404 or 409 */
  win: (actor: Actor, id: string, client: WonLead & { version: number }) => Promise<LeadAnswer>;
  templates: () => readonly ProjectTemplate[];
}

function summaryOf({ announcedAt, createdAt, ...row }: LeadListRow): LeadSummary {
  return {
    ...row,
    name: nameOf(row),
    heldBack: announcedAt === null,
    createdAt: createdAt.toISOString(),
  };
}

function answerOf(lead: InboxLead): LeadAnswer {
  return {
    ...summaryOf(lead),
    companySize: lead.companySize,
    website: lead.website,
    timeSink: lead.timeSink,
    message: lead.message,
    preferredTimes: lead.preferredTimes,
    calculation: lead.calculation,
    suspicions: lead.suspicions,
    client:
      lead.clientId !== null && lead.clientCompany !== null
        ? { id: lead.clientId, company: lead.clientCompany }
        : null,
  };
}

/** The display name of a lead. Many report requests have only an e-mail address. */
function nameOf({ name, email }: Pick<Lead, 'name' | 'email'>): string {
  return name ?? email;
}

const IS_WON = 'This lead is a client already.';
const IS_HELD_BACK = 'This lead is held back as possible spam. Mark it as new first.';

export function createLeadInboxService({
  repository,
  announce,
  winLead,
  events,
  now,
}: {
  repository: LeadInboxRepository;
  announce: AnnounceLead;
  winLead: WinLead;
  events: Events;
  now: Clock;
}): LeadInboxService {
  async function findIn(inbox: InboxTransaction, id: string): Promise<InboxLead> {
    const lead = await inbox.find(id);
    if (!lead) throw new HttpError(404, 'There is no such lead.');
    return lead;
  }

  async function setState(
    inbox: InboxTransaction,
    actor: Actor,
    lead: InboxLead,
    state: LeadAction,
  ): Promise<void> {
    if (lead.state === state) return;
    if (lead.state === 'won') throw new HttpError(409, IS_WON);
    if (lead.announcedAt === null && state !== 'new') throw new HttpError(409, IS_HELD_BACK);
    const announcedAt = lead.announcedAt ?? now();
    const decidedAt = state === 'lost' ? now() : null;
    if (!(await inbox.update(lead.id, lead.version, { state, announcedAt, decidedAt })))
      throw changedMeanwhile('lead');
    if (lead.announcedAt === null) await announce(lead, inbox.tx);
    await events.record(inbox.tx, {
      type: 'lead.state-set',
      actor,
      occurredAt: now(),
      subject: { id: lead.id, name: nameOf(lead) },
      before: { state: lead.state },
      after: { state },
    });
  }

  return {
    list: async ({ q, sort, state, source, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.list({
        search: q || undefined,
        states: state,
        sources: source,
        oldestFirst: sort === 'createdAt',
        limit,
        offset,
      });
      return { data: rows.map(summaryOf), page, pageSize, total };
    },

    read: async (id) => {
      const lead = await repository.find(id);
      if (!lead) throw new HttpError(404, 'There is no such lead.');
      return answerOf(lead);
    },

    setState: (actor, id, { state, version }) =>
      repository.transaction(async (inbox) => {
        const lead = await findIn(inbox, id);
        if (lead.version !== version) throw changedMeanwhile('lead');
        await setState(inbox, actor, lead, state);
        return answerOf(await findIn(inbox, id));
      }),

    act: (actor, state, ids) =>
      actOnEach(ids, (id) =>
        repository.transaction(async (inbox) => setState(inbox, actor, await findIn(inbox, id), state)),
      ),

    win: (actor, id, { version, ...client }) =>
      repository.transaction(async (inbox) => {
        const lead = await findIn(inbox, id);
        if (lead.state === 'won') throw new HttpError(409, IS_WON);
        if (lead.announcedAt === null) throw new HttpError(409, IS_HELD_BACK);
        if (lead.version !== version) throw changedMeanwhile('lead');
        await winLead(inbox, actor, lead, client);
        return answerOf(await findIn(inbox, id));
      }),

    templates: () => projectTemplates,
  };
}
