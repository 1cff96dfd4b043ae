import type { AnswerOf, Endpoint, RequestOf, UploadEndpoint } from '../contract/endpoint.ts';
import type { CallOptions, DataClient, UploadOptions } from '../http/data-client.ts';
import { isOnline, MUTATION_RETRY_DELAY_MS, shouldRetryMutation } from './retry.ts';
import { wait } from './wait.ts';

/** Names an action of a person: thirty-two random digits in the groups of a UUID. `crypto.randomUUID` is missing where a site has no HTTPS. */
export function createIdempotencyKey(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Tries what changes something a second time where the specified rule says so, under the same key. */
async function tryTwice<Answer>(
  send: (idempotencyKey: string) => Promise<Answer>,
  idempotencyKey = createIdempotencyKey(),
): Promise<Answer> {
  try {
    return await send(idempotencyKey);
  } catch (error) {
    if (!shouldRetryMutation(error, 1, isOnline())) throw error;
    await wait(MUTATION_RETRY_DELAY_MS);
    return send(idempotencyKey);
  }
}

/** Makes a mutation under the specified retry rule. One idempotency key serves both tries. */
export function callMutation<Row extends Endpoint>(
  client: DataClient,
  endpoint: Row,
  request: RequestOf<Row>,
  options: CallOptions = {},
): Promise<AnswerOf<Row>> {
  return tryTwice(
    (idempotencyKey) => client.call(endpoint, request, { ...options, idempotencyKey }),
    options.idempotencyKey,
  );
}

/** Uploads files under the same rule, from the beginning when it is tried again. */
export function uploadMutation<Row extends UploadEndpoint>(
  client: DataClient,
  endpoint: Row,
  request: RequestOf<Row>,
  options: UploadOptions,
): Promise<AnswerOf<Row>> {
  return tryTwice(
    (idempotencyKey) => client.upload(endpoint, request, { ...options, idempotencyKey }),
    options.idempotencyKey,
  );
}
