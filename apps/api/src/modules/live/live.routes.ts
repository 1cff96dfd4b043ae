import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindRawEndpoint } from '../../http/bind-endpoint.ts';
import { requireSession } from '../../security/caller.ts';
import { createEventStream } from './event-stream.ts';
import type { LiveService } from './live.service.ts';

const { getLive } = projectEndpoints;

export function registerLive(app: FastifyInstance, live: LiveService): void {
  bindRawEndpoint(app, getLive, async ({ caller, query, request, reply }) => {
    // A browser that is signed in to two areas sends both cookies with every stream.
    const own = query.area
      ? await app.identify({ ...getLive, callers: [query.area] }, request, reply, { ignoreCookies: false })
      : caller;
    reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no');
    if (request.method === 'HEAD') return reply.send();
    const lastEventId = request.headers['last-event-id'];
    const stream = createEventStream();
    await live.open(requireSession(own), stream, typeof lastEventId === 'string' ? lastEventId : query.after);
    return reply.send(stream.body);
  });
  // Open streams would delay the shutdown.
  app.addHook('preClose', live.close);
}
