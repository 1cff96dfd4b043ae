import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { clientEndpoints } from '@uplift/data-client/contract/client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { type Caller, requireSession } from '../../security/caller.ts';
import type { PasswordLinksService } from '../passwords/password-links.service.ts';
import type { SessionsService } from './sessions.service.ts';

export interface OwnAccountRouteDependencies {
  sessions: SessionsService;
  links: Pick<PasswordLinksService, 'change'>;
}

const areas = { client: clientEndpoints, manager: managerEndpoints, admin: adminEndpoints } as const;

/** What everybody who signs in may do with their own account. */
export function registerOwnAccount(
  app: FastifyInstance,
  area: keyof typeof areas,
  { sessions, links }: OwnAccountRouteDependencies,
): void {
  const endpoints = areas[area];
  bindEndpoint(app, endpoints.listSessions, async ({ caller }: { caller: Caller }) => ({
    data: await sessions.listOf(requireSession(caller)),
  }));
  bindEndpoint(app, endpoints.endSession, async ({ caller, params: { id } }) => {
    await sessions.endOwn(requireSession(caller), id);
    return { id };
  });
  bindEndpoint(app, endpoints.endOtherSessions, async ({ caller }) => ({
    ended: await sessions.endOthers(requireSession(caller)),
  }));
  bindEndpoint(app, endpoints.changePassword, ({ caller, body }) =>
    links.change({
      kind: caller.kind === 'client' ? 'client' : 'account',
      id: caller.personId,
      sessionId: requireSession(caller).sessionId,
      ...body,
    }),
  );
}
