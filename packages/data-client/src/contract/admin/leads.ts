import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { PersonEmail, PersonName } from '../entities/credentials.ts';
import { nameOf } from '../line-of-text.ts';
import { uuid } from '../uuid.ts';
import { Calculation, VisitorCalculation } from '../visitor/lead-requests.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { projectStart } from './project-templates.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const sources = ['audit', 'report'] as const;
const states = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof states)[number];

/** States that can be set directly. A lead becomes `won` when it is converted to a client. */
const settableStates = ['new', 'contacted', 'lost', 'spam'] as const;
export type LeadAction = (typeof settableStates)[number];

const moment = v.string();
const text = /* @__PURE__ */ v.nullable(v.string());

const row = {
  id: v.string(),
  /** The lead's name, or the e-mail address if no name was given. */
  name: v.string(),
  email: v.string(),
  company: text,
  /** Whether the lead requested an audit or a calculator report. */
  source: v.picklist(sources),
  state: v.picklist(states),
  /** Whether the e-mails are held back because the lead looks automated. */
  heldBack: v.boolean(),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
};

/** A lead in the inbox list. */
export const LeadSummary = /* @__PURE__ */ v.object(row);
export type LeadSummary = v.InferOutput<typeof LeadSummary>;

/** A lead with everything the visitor entered, and the resulting client. */
export const Lead = /* @__PURE__ */ v.object({
  ...row,
  companySize: text,
  website: text,
  timeSink: text,
  message: text,
  preferredTimes: text,
  calculation: v.nullable(VisitorCalculation),
  /** Spam signals, as text. */
  suspicions: v.array(v.string()),
  /** The client that the lead was converted to. Null if it wasn't won. */
  client: v.nullable(v.object({ id: v.string(), company: v.string() })),
});
export type Lead = v.InferOutput<typeof Lead>;

const LeadId = rowId('a lead');

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listLeads = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Lists leads in pages, newest first by default.',
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
  summary: 'Retrieves a lead with everything the visitor entered, and the resulting client.',
  params: v.object({ id: LeadId }),
  answer: Lead,
});

export const updateLead = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/leads/{id}',
  summary:
    'Sets the state of a lead. Returns 409 if `version` is outdated or the lead is won. A spam lead can only become new, which sends its held-back e-mails.',
  params: v.object({ id: LeadId }),
  body: v.object({ state: v.picklist(settableStates, 'Choose a status.'), version: RowVersion }),
  answer: Lead,
});

export const actOnLeads = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/leads/actions',
  summary:
    'Sets the state of leads. The action is the state. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(settableStates, 'a lead'),
  answer: ActionOutcomes,
});

const CompanyName = /* @__PURE__ */ nameOf(160, {
  missing: 'Enter a company name.',
  tooLong: 'A company’s name has at most 160 characters.',
});

export const winLead = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/leads/{id}/win',
  summary:
    'Converts a lead to a client in one transaction: creates the company with its first person, who is invited by e-mail, assigns the manager, and creates a project with the milestones of a template and the calculation as its ROI baseline. Returns 409 if the lead is already won, `version` is outdated, or the e-mail address has an account.',
  params: v.object({ id: LeadId }),
  body: v.object({
    version: RowVersion,
    company: CompanyName,
    name: PersonName,
    email: PersonEmail,
    managerId: uuid('Choose a manager.'),
    ...projectStart,
    /** The ROI baseline. Null if nothing was calculated. */
    baseline: v.optional(v.nullable(Calculation), null),
  }),
  answer: Lead,
});
