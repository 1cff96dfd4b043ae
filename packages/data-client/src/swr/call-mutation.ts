import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import type { CallOptions, DataClient } from '../http/data-client.ts';
import { isOnline, MUTATION_RETRY_DELAY_MS, shouldRetryMutation } from './retry.ts';
import { wait } from './wait.ts';

/** Makes a mutation under the specified retry rule. One idempotency key serves both tries. */
export async function callMutation<Row extends Endpoint>(
  client: DataClient,
  endpoint: Row,
  request: RequestOf<Row>,
  options: CallOptions = {},
): Promise<AnswerOf<Row>> {
  const call = { idempotencyKey: crypto.randomUUID(), ...options };
  try {
    return await client.call(endpoint, request, call);
  } catch (error) {
    if (!shouldRetryMutation(error, 1, isOnline())) throw error;
    await wait(MUTATION_RETRY_DELAY_MS);
    return client.call(endpoint, request, call);
  }
}
