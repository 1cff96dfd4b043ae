import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { ClientErrorReport } from '../entities/client-error-report.ts';
import { identifier } from '../reading.ts';

export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/api/client-errors',
  service: 'core',
  summary: "Reports a client-side error from a visitor's browser.",
  callers: ['anyone'],
  body: ClientErrorReport,
  status: 202,
  answer: v.object({ id: identifier }),
});
