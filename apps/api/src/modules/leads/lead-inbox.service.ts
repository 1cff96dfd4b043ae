import type {
  adminEndpoints,
  LeadAction,
  Lead as LeadAnswer,
  LeadSummary,
} from '@uplift/data-client/contract/admin';
import { isInDollars } from '@uplift/data-client/contract/visitor';
import { calculate } from '@uplift/roi-engine';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { actOnEach, changedMeanwhile, refuseTaken } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import { projectTemplates } from '../../project-templates.ts';
import { startClient } from '../clients/start-client.ts';
import { createLeadInboxRepository, type InboxLead, type LeadListRow } from './lead-inbox.repository.ts';
import { leadCreated, nameOf, refuseImpossible } from './leads.service.ts';

export type LeadInboxService = ReturnType<typeof createLeadInboxService>;

/** The client that a lead becomes. */
type WonLead = Call<typeof adminEndpoints.winLead>['body'];
type LeadQuery = Call<typeof adminEndpoints.listLeads>['query'];

function summaryOf({ announcedAt, createdAt, ...row }: LeadListRow): LeadSummary {
  return {
    ...row,
    name: nameOf(row),
    heldBack: announcedAt === null,
    createdAt: createdAt.toISOString(),
  };
}

function answerOf({ clientId, clientCompany, ...lead }: InboxLead): LeadAnswer {
  const client =
    clientId !== null && clientCompany !== null ? { id: clientId, company: clientCompany } : null;
  return { ...lead, ...summaryOf(lead), client };
}

const IS_WON = 'This lead is already a client.';
const IS_HELD_BACK = 'This lead is held back as possible spam. Mark it as new first.';
const explainTaken = refuseTaken('email', 'An account with this e-mail address already exists.');

export function createLeadInboxService({
  db,
  events,
  calendar,
  now,
}: Pick<Container, 'db' | 'events' | 'calendar' | 'now'>) {
  /** @throws HttpError 404 */
  const find = async (from: Database, id: string) =>
    found(await createLeadInboxRepository(from).find(id), 'lead');

  async function setState(tx: Transaction, actor: Actor, lead: InboxLead, state: LeadAction): Promise<void> {
    if (lead.state === state) return;
    if (lead.state === 'won') throw new HttpError(409, IS_WON);
    if (lead.announcedAt === null && state !== 'new') throw new HttpError(409, IS_HELD_BACK);
    const announcedAt = lead.announcedAt ?? now();
    const decidedAt = state === 'lost' ? now() : null;
    if (!(await createLeadInboxRepository(tx).update(lead, { state, announcedAt, decidedAt })))
      throw changedMeanwhile('lead');
    if (lead.announcedAt === null) await events.record(tx, leadCreated(lead));
    await events.record(tx, {
      type: 'lead.state-set',
      actor,
      subject: { id: lead.id, name: nameOf(lead) },
      before: { state: lead.state },
      after: { state },
    });
  }

  return {
    list: ({ q, sort, state: states, source: sources, ...query }: LeadQuery) => {
      const filter = { search: q || undefined, states, sources, oldestFirst: sort === 'createdAt' };
      return answerPage(query, summaryOf, (range) =>
        createLeadInboxRepository(db).list({ ...filter, ...range }),
      );
    },

    /** @throws HttpError 404 */
    read: async (id: string) => answerOf(await find(db, id)),

    /** @throws HttpError 404, or 409 if the lead changed since it was read or can't get this state */
    setState: (
      actor: Actor,
      id: string,
      { state, version }: { state: LeadAction; version: number },
    ): Promise<LeadAnswer> =>
      unitOfWork(db, async (tx) => {
        const lead = await find(tx, id);
        if (lead.version !== version) throw changedMeanwhile('lead');
        await setState(tx, actor, lead, state);
        return answerOf(await find(tx, id));
      }),

    /** Sets the state of each lead separately. The result says why a lead was skipped. */
    act: (actor: Actor, state: LeadAction, ids: readonly string[]) =>
      actOnEach(ids, (id) => unitOfWork(db, async (tx) => setState(tx, actor, await find(tx, id), state))),

    /** Converts a lead into a client. @throws HttpError 400, 404 or 409 */
    win: (
      actor: Actor,
      id: string,
      { version, company, name, email, managerId, baseline, ...start }: WonLead,
    ): Promise<LeadAnswer> =>
      unitOfWork(db, async (tx) => {
        const inbox = createLeadInboxRepository(tx);
        const lead = await find(tx, id);
        if (lead.state === 'won') throw new HttpError(409, IS_WON);
        if (lead.announcedAt === null) throw new HttpError(409, IS_HELD_BACK);
        if (lead.version !== version) throw changedMeanwhile('lead');
        const moment = now();
        refuseImpossible(baseline ?? undefined, 'baseline');
        if (!(await inbox.isManager(managerId))) {
          const message = 'Choose a manager who can sign in.';
          throw new HttpError(400, message, { errors: { managerId: [message] } });
        }
        const forecast = baseline && {
          calculation: baseline,
          forecastPerYear: calculate(baseline.input, baseline.assumptions).totalAnnualValue,
          agreedOn: calendar.dayOf(moment),
        };
        const client = await inbox
          .addClient({ company, managerId, person: { name, email }, baseline: forecast })
          .catch(explainTaken);
        if (!(await inbox.update(lead, { state: 'won', clientId: client.id, decidedAt: moment })))
          throw changedMeanwhile('lead');
        const after = { company, managerId };
        await startClient(tx, client, {
          start: {
            ...start,
            estimate: lead.calculation && isInDollars(lead.calculation) ? lead.calculation : null,
          },
          after,
          actor,
          moment,
          calendar,
          events,
        });
        await events.record(tx, {
          type: 'lead.won',
          actor,
          occurredAt: moment,
          subject: { id, name: nameOf(lead) },
          before: { state: lead.state },
          after: { state: 'won', clientId: client.id, forecast: baseline !== null },
        });
        return answerOf(await find(tx, id));
      }),

    templates: () => projectTemplates,
  };
}
