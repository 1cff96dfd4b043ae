import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier } from '../reading.ts';
import { LeadRequest, ReportQuery, ReportRequest } from './lead-requests.ts';

export const getFormStamp = defineEndpoint({
  method: 'GET',
  path: '/api/form-stamp',
  service: 'core',
  summary: 'Creates a signed timestamp to submit with a form. It helps detect automated submissions.',
  callers: ['anyone'],
  status: 200,
  answer: v.object({
    stamp: v.string(),
    /** Minimum age of a stamp at submission. Earlier submissions are held for review. */
    minSeconds: v.object({ audit: v.number(), report: v.number() }),
  }),
});

export const createLead = defineEndpoint({
  method: 'POST',
  path: '/api/leads',
  service: 'core',
  summary: 'Requests a systems audit. E-mails the visitor and the team.',
  callers: ['anyone'],
  body: LeadRequest,
  status: 202,
  answer: v.object({ id: identifier }),
});

export const requestReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  service: 'core',
  summary: "E-mails the calculator's report to the visitor.",
  callers: ['anyone'],
  body: ReportRequest,
  status: 202,
  answer: v.object({ id: identifier }),
});

export const getReportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/reports/pdf',
  service: 'core',
  summary: "Downloads the calculator's report as a PDF on two pages. The figures are those of a shared link.",
  callers: ['anyone'],
  query: ReportQuery,
  status: 200,
  content: 'application/pdf',
});
