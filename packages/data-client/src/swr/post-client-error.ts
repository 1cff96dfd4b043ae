import type { ClientErrorReport } from '../contract/entities/client-error-report.ts';
import { reportClientError } from '../contract/public/client-errors.ts';
import type { DataClient } from '../http/data-client.ts';
import { callMutation } from './call-mutation.ts';

export async function postClientError(client: DataClient, report: ClientErrorReport): Promise<void> {
  await callMutation(client, reportClientError, { body: report });
}
