import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { traceRequests } from '../observability/request-trace.ts';
import type { CallCounts } from '../security/call-counts.ts';
import { registerSecurityHeaders } from '../security/headers.ts';
import { isEmbedded, refuseForeignMutations } from '../security/origin-check.ts';
import { type Load, refuseOverload } from './back-pressure.ts';
import { tagEncodedAnswers } from './entity-tag.ts';
import { refuseSeveralHosts } from './host-header.ts';
import { acceptJsonOnly } from './json-body.ts';
import { limitOpenBodies } from './open-bodies.ts';
import { registerRateLimit } from './rate-limit.ts';

/** A browser opens six connections to a site, and an office behind one address has several browsers. */
const openBodies = { mostPerVisitor: 200, timeout: 30_000 };

/** Adds the hooks and plugins of every request, in the order in which they run. */
export async function registerPlugins(
  app: FastifyInstance,
  config: Config,
  counts: CallCounts,
  tracer: Tracer | undefined,
): Promise<Load> {
  // This and other hooks of every request use callbacks: a promise for each takes a tenth of the time of a
  // small response.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  refuseSeveralHosts(app);
  traceRequests(app, tracer);
  registerSecurityHeaders(app, { https: config.siteUrl.startsWith('https:') });
  if (config.corsOrigins.length > 0 || config.embedOrigins.length > 0) {
    const trusted = {
      origin: [...config.corsOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Manager-Token'],
      exposedHeaders: [
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Retry-After',
        'X-Request-Id',
      ],
      maxAge: 600,
      strictPreflight: false,
    };
    // Their pages send forms of visitors, without cookies.
    const embedding = { ...trusted, origin: [...config.embedOrigins], credentials: false };
    await app.register(cors, {
      delegator: ({ url, headers }: FastifyRequest, callback) => {
        const embedded = isEmbedded(url ?? '') && config.embedOrigins.includes(headers.origin ?? '');
        callback(null, embedded ? embedding : trusted);
      },
    });
  }
  refuseForeignMutations(app, {
    allowed: [new URL(config.siteUrl).origin, ...config.corsOrigins],
    embedding: config.embedOrigins,
  });
  limitOpenBodies(app, openBodies);
  const load = refuseOverload(app, config);
  await app.register(cookie);
  await registerRateLimit(app, counts);
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  tagEncodedAnswers(app);
  acceptJsonOnly(app);
  return load;
}
