import type { AnswerOf, Endpoint, RequestOf, UploadEndpoint } from '../contract/endpoint.ts';
import type { CallOptions, DataClient, UploadOptions } from '../http/data-client.ts';
import { isOnline, MUTATION_RETRY_DELAY_MS, shouldRetryMutation } from './retry.ts';
import { wait } from './wait.ts';

/**
 * Creates an idempotency key: thirty-two random hexadecimal digits, grouped like a UUID. `crypto.randomUUID`
 * is missing on a site without HTTPS.
 */
export function createIdempotencyKey(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Retries a mutation once under the specified rule, with the same idempotency key. */
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

/** Makes a mutation under the specified retry rule. Both attempts share one idempotency key. */
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

/** Uploads files under the same rule. A retry starts from the beginning. */
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
