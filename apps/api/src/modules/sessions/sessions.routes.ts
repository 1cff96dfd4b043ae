import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import type { Container } from '../../container.ts';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import { type Caller, requireSession } from '../../security/caller.ts';
import type { TimeZonesService } from '../time-zones/time-zones.service.ts';

const areas = { client: clientEndpoints, manager: managerEndpoints, admin: adminEndpoints } as const;

/** Endpoints for the own account of a signed-in user. */
export function registerOwnAccount(
  app: FastifyInstance,
  area: keyof typeof areas,
  { sessions, links, timeZones }: Pick<Container, 'sessions' | 'links'> & { timeZones: TimeZonesService },
): void {
  const endpoints = areas[area];
  bindEndpoint(app, endpoints.listSessions, async ({ caller }: { caller: Caller }) => ({
    data: await sessions.listOf(requireSession(caller)),
  }));
  bindEndpoint(app, endpoints.endSession, async (call) => {
    const { id } = call.params;
    await sessions.endOwn(requireSession(call.caller), actorOf(call), id);
    return { id };
  });
  bindEndpoint(app, endpoints.endOtherSessions, async (call) => ({
    ended: await sessions.endOthers(requireSession(call.caller), actorOf(call)),
  }));
  bindEndpoint(app, endpoints.changePassword, (call) =>
    links.change({
      kind: call.caller.kind === 'client' ? 'client' : 'account',
      actor: actorOf(call),
      sessionId: requireSession(call.caller).sessionId,
      ...call.body,
    }),
  );
  bindEndpoint(app, endpoints.setTimeZone, (call) =>
    timeZones.set(requireSession(call.caller), actorOf(call), call.body.timeZone),
  );
}
