import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { MalformedAnswerError } from './api-error.ts';

/**
 * Reads the JSON of a response and validates it against its endpoint.
 *
 * @throws MalformedAnswerError when it doesn't match
 */
export async function readAnswer<Row extends Endpoint>(
  endpoint: Row,
  json: unknown,
  path: string,
): Promise<AnswerOf<Row>>;
export async function readAnswer({ answer }: Endpoint, json: unknown, path: string): Promise<unknown> {
  // Through the Standard Schema interface: importing Valibot here would load it on pages that read nothing.
  const result = await answer?.['~standard'].validate(json);
  if (!result?.issues) return result?.value;
  const [issue] = result.issues;
  const place = issue?.path?.map((part) => (typeof part === 'object' ? part.key : part)).join('.');
  throw new MalformedAnswerError(
    `The response from ${path} is invalid: ${place || 'whole response'}: ${issue?.message}`,
  );
}
