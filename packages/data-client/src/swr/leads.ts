'use client';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import type { createLead, requestReport } from '../contract/visitor/leads.ts';
import { useDataClient } from './data-provider.tsx';
import { explainFailure, type Mutation, useMutation } from './use-mutation.ts';

// The endpoints are loaded when a form is sent.
const loadPosts = () => import('./post-lead.ts');

/** Requests a systems audit. */
export function useCreateLead(): Mutation<AnswerOf<typeof createLead>, BodyOf<typeof createLead>> {
  const client = useDataClient();
  return useMutation(
    '/api/leads',
    async (body) => (await loadPosts()).postLead(client, body),
    (error) => explainFailure(error, 'Couldn’t send the request. Try again.'),
  );
}

/** Requests the calculator's report by e-mail. */
export function useRequestReport(): Mutation<AnswerOf<typeof requestReport>, BodyOf<typeof requestReport>> {
  const client = useDataClient();
  return useMutation(
    '/api/reports',
    async (body) => (await loadPosts()).postReportRequest(client, body),
    (error) => explainFailure(error, 'Couldn’t send the report. Try again.'),
  );
}
