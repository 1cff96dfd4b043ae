import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier } from '../reading.ts';
import { LeadRequest, ReportRequest } from './lead-requests.ts';

export const getFormStamp = defineEndpoint({
  method: 'GET',
  path: '/api/form-stamp',
  service: 'core',
  summary: 'A signed time that forms send along, so that what a machine filled in can be told apart.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({
    stamp: v.string(),
    /** How old a stamp is at least when a person sends a form. What comes sooner is looked at first. */
    minSeconds: v.object({ audit: v.number(), report: v.number() }),
  }),
});

export const createLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  service: 'core',
  summary: 'Asks for a systems audit. The visitor and the team get a mail.',
  callers: ['anyone'],
  body: LeadRequest,
  status: 202,
  answer: v.object({ id: identifier }),
});

export const requestReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  service: 'core',
  summary: 'Mails what the calculator found to the visitor.',
  callers: ['anyone'],
  body: ReportRequest,
  status: 202,
  answer: v.object({ id: identifier }),
});
