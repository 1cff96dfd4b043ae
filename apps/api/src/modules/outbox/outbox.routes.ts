import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, bindRawEndpoint } from '../../http/bind-endpoint.ts';
import { found } from '../../http-error.ts';
import type { OutboxService } from './outbox.service.ts';

/** A message has inline styles and images of the site. In the frame, it gets no script and no origin. */
const MESSAGE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

export function registerOutbox(app: FastifyInstance, outbox: OutboxService): void {
  bindEndpoints(app, adminEndpoints, {
    listOutbox: ({ query }) => outbox.list(query),
    getOutboxMessage: ({ params }) => outbox.read(params.id),
  });
  bindRawEndpoint(app, adminEndpoints.getOutboxMessageHtml, async ({ params, reply }) => {
    const { html } = await outbox.read(params.id);
    return (
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': MESSAGE_POLICY,
          'X-Frame-Options': 'SAMEORIGIN',
        })
        // In a sandbox, the browser can't do what it asks for, and warns.
        .removeHeader('Origin-Agent-Cluster')
        .send(found(html, 'HTML body'))
    );
  });
}
