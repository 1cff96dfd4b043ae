import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { fromSearchParams } from '@uplift/roi-engine';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { sendProblem, toHttpError } from '../http/problem.ts';
import { type FieldErrors, HttpError } from '../http-error.ts';
import type { PageHandler } from './pages.routes.ts';

const PATH = '/contact';

const URL_ENCODED = 'application/x-www-form-urlencoded';

const MAX_FIELDS = 20;

/** Text by field name. If a name occurs twice, the last value wins. */
type FormValues = Record<string, string>;

/** A form that could not be read completely, with the fields read so far. */
class UnreadableForm extends HttpError {
  readonly values: FormValues;

  constructor(status: number, message: string, values: FormValues) {
    super(status, message);
    this.values = values;
  }
}

const WRONG_TYPE =
  'Your browser sent the form in a format that this page cannot read. Send it again from this page.';

const refusals: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_FILES_LIMIT: [400, 'This form takes no files. Send it again without one.'],
  FST_PARTS_LIMIT: [413, 'The form has too many fields. Send it again from this page.'],
};
const INCOMPLETE = [400, 'The form did not arrive in full. Check it and send it again.'] as const;

/** Fields of a form that was sent as a query string. */
function urlEncodedFields(body: unknown): FormValues {
  if (typeof body !== 'string') return {};
  return Object.fromEntries([...new URLSearchParams(body)].slice(0, MAX_FIELDS));
}

/** @throws UnreadableForm 400, 413 */
async function readForm(request: FastifyRequest): Promise<FormValues> {
  if (!request.isMultipart()) throw new UnreadableForm(400, WRONG_TYPE, urlEncodedFields(request.body));
  const values: FormValues = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && typeof part.value === 'string') values[part.fieldname] = part.value;
    }
    return values;
  } catch (error) {
    // Browsers read the response only after the whole request body has been consumed.
    request.raw.unpipe().resume();
    throw new UnreadableForm(...(refusals[errorCode(error)] ?? INCOMPLETE), values);
  }
}

/** A text field can't hold a calculation as JSON, so the form sends it as a query string. */
function bodyOf({ calculation = '', ...values }: FormValues): Record<string, unknown> {
  const { input, assumptions } = fromSearchParams(calculation);
  return Object.keys(input).length > 0 ? { ...values, calculation: { input, assumptions } } : values;
}

interface Refusal {
  message: string;
  errors?: FieldErrors;
}

/** The idempotency key. It deduplicates double submits, by a double click or by going back. */
function onceKeyOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/**
 * Accepts the contact form from browsers without JavaScript. It makes the same API call as the page's script
 * and responds with a page. A rejected form is rendered again with the entered values and their errors.
 */
export async function registerContactForm(
  app: FastifyInstance,
  { renderPage }: { renderPage: PageHandler },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: { files: 0, parts: MAX_FIELDS, fieldSize: 20_000 } });
    scope.addContentTypeParser(
      URL_ENCODED,
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => body,
    );
    scope.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
      const { status, message, headers } = toHttpError(error, request.id);
      if (status >= 500) return sendProblem(error, request, reply);
      const isWrongType = status === 415;
      return renderPage(request, reply.headers(headers), {
        status: isWrongType ? 400 : status,
        values: error instanceof UnreadableForm ? error.values : {},
        message: isWrongType ? WRONG_TYPE : message,
        errors: {},
      });
    });
    scope.post(PATH, async (request, reply) => {
      const values = await readForm(request);
      const payload = JSON.stringify(bodyOf(values));
      const answer = await app.inject({
        method: 'POST',
        url: visitorEndpoints.createLead.path,
        headers: { 'content-type': 'application/json', 'idempotency-key': onceKeyOf(payload) },
        remoteAddress: request.ip,
        payload,
      });
      // Redirect, so that a reload doesn't submit the form again.
      if (answer.statusCode < 300) return reply.redirect(`${PATH}?sent=audit`, 303);
      const { message, errors = {} } = answer.json<Refusal>();
      const retryAfter = answer.headers['retry-after'];
      if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
      return renderPage(request, reply, {
        status: answer.statusCode,
        values,
        message,
        errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words.join(' ')])),
      });
    });
  });
}
