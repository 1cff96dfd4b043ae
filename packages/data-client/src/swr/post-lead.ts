import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { createLead, requestReport } from '../contract/visitor/leads.ts';
import type { DataClient } from '../http/data-client.ts';
import { callMutation } from './call-mutation.ts';

export function postLead(
  client: DataClient,
  body: BodyOf<typeof createLead>,
): Promise<AnswerOf<typeof createLead>> {
  return callMutation(client, createLead, { body });
}

export function postReportRequest(
  client: DataClient,
  body: BodyOf<typeof requestReport>,
): Promise<AnswerOf<typeof requestReport>> {
  return callMutation(client, requestReport, { body });
}
