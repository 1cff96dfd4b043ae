import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { EmailAddress, PersonName } from '../entities/credentials.ts';
import { nameOf } from '../line-of-text.ts';
import { uuid } from '../uuid.ts';
import { Calculation } from '../visitor/lead-requests.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { projectStart } from './project-templates.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const sources = ['audit', 'report'] as const;
const states = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof states)[number];

/** The states that people set. A lead is won by making it a client. */
const settableStates = ['new', 'contacted', 'lost', 'spam'] as const;
export type LeadAction = (typeof settableStates)[number];

const moment = v.string();
const text = /* @__PURE__ */ v.nullable(v.string());

const row = {
  id: v.string(),
  /** Their name; their e-mail address where they gave none. */
  name: v.string(),
  email: v.string(),
  company: text,
  /** Whether they asked for an audit, or for a report of the calculator. */
  source: v.picklist(sources),
  state: v.picklist(states),
  /** Whether nobody was written to yet, because it looks like the work of a machine. */
  heldBack: v.boolean(),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
};

/** Somebody who wrote to the consultancy, as the inbox lists them. */
export const LeadSummary = /* @__PURE__ */ v.object(row);
export type LeadSummary = v.InferOutput<typeof LeadSummary>;

/** Everything that somebody wrote, and what came of it. */
export const Lead = /* @__PURE__ */ v.object({
  ...row,
  companySize: text,
  website: text,
  timeSink: text,
  message: text,
  preferredTimes: text,
  calculation: v.nullable(Calculation),
  /** What made it look like the work of a machine, in words. */
  suspicions: v.array(v.string()),
  /** Whom it became; null where it was not won. */
  client: v.nullable(v.object({ id: v.string(), company: v.string() })),
});
export type Lead = v.InferOutput<typeof Lead>;

const LeadId = rowId('a lead');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listLeads = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Who wrote to the consultancy, a page at a time, the latest first where no order is given.',
  query: v.object({
    ...listQuery(['createdAt']),
    state: v.optional(anyOf(states)),
    source: v.optional(anyOf(sources)),
  }),
  answer: listPage(LeadSummary),
});

export const getLead = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/leads/{id}',
  summary: 'Everything that somebody wrote, and what came of it.',
  params: v.object({ id: LeadId }),
  answer: Lead,
});

export const updateLead = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/leads/{id}',
  summary:
    'Sets the state of a lead. Refused with 409 if someone else changed it since that `version`, or where it is won. From spam a lead only becomes new; what was held back is sent then.',
  params: v.object({ id: LeadId }),
  body: v.object({ state: v.picklist(settableStates, 'Choose a state.'), version: RowVersion }),
  answer: Lead,
});

export const actOnLeads = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/leads/actions',
  summary:
    'Sets the state of leads, each processed separately, with its own result in the answer. The action is the state.',
  body: actionOnRows(settableStates, 'a lead'),
  answer: ActionOutcomes,
});

const CompanyName = /* @__PURE__ */ nameOf(160, {
  missing: 'Enter the company.',
  tooLong: 'A company’s name has at most 160 characters.',
});

export const winLead = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/leads/{id}/win',
  summary:
    'Makes a lead a client, all of it or nothing: the company with its first person, who is invited by mail; the manager; a project with the milestones of a template; what was calculated as the baseline of its return. Refused with 409 where the lead is won already, if someone else changed it since that `version`, or where the e-mail address has an account.',
  params: v.object({ id: LeadId }),
  body: v.object({
    version: RowVersion,
    company: CompanyName,
    name: PersonName,
    email: EmailAddress,
    managerId: uuid('Choose a manager.'),
    ...projectStart,
    /** What the return of the work is compared with; null where nothing was calculated. */
    baseline: v.optional(v.nullable(Calculation), null),
  }),
  answer: Lead,
});
