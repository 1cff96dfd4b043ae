import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isMissingReference } from '../error-code.ts';
import { reasonOf } from '../error-text.ts';
import { FileMissing, FileStoreUnavailable } from '../files/file-store.ts';
import { HttpError, retryLater } from '../http-error.ts';
import { hasNoRoom, isDatabaseUnavailable, isOutageLogDue } from './unavailable.ts';

/** Messages for Fastify's own errors that help the caller. */
const refusals: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The path is not a valid URL.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as JSON, with the Content-Type application/json.',
};

/** Maps an error to the error that is sent. */
export function toHttpError(error: FastifyError | HttpError, requestId: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof FileMissing) return new HttpError(404, 'File not found.');
  if (error instanceof FileStoreUnavailable) {
    return retryLater(503, 5, 'Files are temporarily unavailable. Try again in a few seconds.');
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new HttpError(status, refusals[error.code] ?? error.message);
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseUnavailable(error)) {
    return retryLater(503, 5, 'The service is temporarily unavailable. Try again in a few seconds.');
  }
  if (isMissingReference(error)) {
    return new HttpError(409, 'The item this belongs to was deleted. Reload the page.');
  }
  if (hasNoRoom(error)) {
    return retryLater(
      507,
      60,
      'The server is out of disk space, so nothing was saved. Contact its administrator.',
    );
  }
  return new HttpError(
    500,
    `Something went wrong on our side. If it happens again, contact us with this request ID: ${requestId}.`,
  );
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Body of an error response: problem details (RFC 9457). `message` repeats `detail` for older clients. */
function problemBody({ status, message, errors }: Pick<HttpError, 'status' | 'message' | 'errors'>): string {
  return JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    ...(errors ? { errors } : {}),
  });
}

/** Answers a request that can't be answered by its route, and closes the connection. */
export function endWithProblem(
  socket: Socket,
  { status, message }: Pick<HttpError, 'status' | 'message'>,
): void {
  const body = problemBody({ status, message, errors: undefined });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Otherwise the connection stays half open until the client closes its side.
  socket.destroySoon();
}

/** Headers that were set for a file before it turned out that it can't be sent. */
const fileHeaders = ['Accept-Ranges', 'Content-Disposition', 'Content-Range', 'ETag', 'Last-Modified'];

/** Logs an error that isn't the caller's. */
export function logFailure({ log }: FastifyRequest, error: unknown): void {
  const isOutage = isDatabaseUnavailable(error) && !(error instanceof FileStoreUnavailable);
  if (!isOutage) log.error({ err: error }, 'request failed');
  else if (isOutageLogDue()) log.error(`The database cannot answer: ${reasonOf(error)}`);
}

/** Sends an error as problem details. */
export function sendProblem(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toHttpError(error, request.id);
  // An intentional refusal isn't a failure, and under load there may be many of them.
  if (problem.status >= 500 && !(error instanceof HttpError)) logFailure(request, error);
  for (const name of fileHeaders) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemBody(problem));
}
