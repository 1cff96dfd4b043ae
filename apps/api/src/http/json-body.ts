import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

function whereOf(error: unknown): string {
  const position = error instanceof Error ? /position \d+/.exec(error.message)?.[0] : undefined;
  return position ? ` (${position})` : '';
}

/**
 * Accepts only JSON bodies. An empty body counts as none: browsers and proxies send a content type even then.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    try {
      // No reviver is needed against "__proto__": schemas copy only the fields that they name.
      done(null, JSON.parse(text));
    } catch (error) {
      done(new HttpError(400, `The body is not valid JSON${whereOf(error)}.`));
    }
  });
}
