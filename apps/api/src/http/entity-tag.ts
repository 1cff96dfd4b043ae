import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';

/** The strong entity tag of some bytes. */
export function entityTagOf(bytes: string | Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
}

/** Tag of the uncompressed representation, whatever encoding it was sent in. */
function plainTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip|deflate|zstd)"$/, '"');
}

/** Whether an If-None-Match header contains this tag. Comparison is weak, as HTTP requires here. */
export function isNamed(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => plainTag(candidate) === tag);
}

/**
 * Caches must not send a compressed response to a caller that can't decode it, or confuse it with the plain
 * one.
 */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  const named = Array.isArray(vary) ? vary.join(', ') : vary === undefined ? '' : String(vary);
  if (!/accept-encoding/i.test(named))
    reply.header('Vary', named ? `${named}, accept-encoding` : 'accept-encoding');
}

/** Sends a body with its entity tag, or 304 if the caller already has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = entityTagOf(body);
  varyByEncoding(reply);
  reply.header('ETag', tag);
  if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(body);
}

const tagEncodedAnswer: onSendHookHandler = (_request, reply, payload, done) => {
  const encoding = reply.getHeader('content-encoding');
  const tag = reply.getHeader('etag');
  if (
    typeof encoding === 'string' &&
    encoding !== 'identity' &&
    typeof tag === 'string' &&
    !tag.startsWith('W/')
  ) {
    reply.header('ETag', `${tag.slice(0, -1)}-${encoding}"`);
  }
  done(null, payload);
};

/**
 * Gives compressed responses their own tag, because a strong tag identifies exact bytes. Register after
 * compression, whose hook is also added per route.
 */
export function tagEncodedAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const hooks = route.onSend === undefined ? [] : [route.onSend].flat();
    route.onSend = [...hooks, tagEncodedAnswer];
  });
}
