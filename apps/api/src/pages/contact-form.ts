import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import { fromSearchParams } from '@uplift/roi-engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../http/problem.ts';
import type { FormSubmission } from './site-module.ts';

const PATH = '/contact';

/** What a form posts is text by name; a control that is named twice counts once. */
type FormValues = Record<string, string>;

async function readForm(request: FastifyRequest): Promise<FormValues> {
  const values: FormValues = {};
  for await (const part of request.parts()) {
    if (part.type === 'field' && typeof part.value === 'string') values[part.fieldname] = part.value;
  }
  return values;
}

/** A field of text cannot hold the figures of a calculation: they come as an address carries them. */
function bodyOf({ calculation = '', ...values }: FormValues): Record<string, unknown> {
  const { input, assumptions } = fromSearchParams(calculation);
  return Object.keys(input).length > 0 ? { ...values, calculation: { input, assumptions } } : values;
}

interface Refusal {
  message: string;
  errors?: FieldErrors;
}

/** Whoever sends the same form twice, by a double click or by going back, sends it once. */
function onceKeyOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/**
 * Takes the contact form of a browser without JavaScript: the same call as the one that the page's own code makes, and
 * a page as its answer. What was typed comes back with what is wrong with it.
 */
export async function registerContactForm(
  app: FastifyInstance,
  {
    renderPage,
  }: {
    renderPage: (
      request: FastifyRequest,
      reply: FastifyReply,
      submission: FormSubmission,
    ) => Promise<FastifyReply>;
  },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 0, fields: 20, parts: 20, fieldSize: 20_000 } });
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
      // An address of its own, so that a reload sends nothing again.
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
