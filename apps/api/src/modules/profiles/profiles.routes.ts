import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { ProfilesService } from './profiles.service.ts';

export function registerProfiles(app: FastifyInstance, profiles: ProfilesService): void {
  bindEndpoints(app, managerEndpoints, {
    getProfile: ({ caller }) => profiles.read(caller.personId),
    updateProfile: (call) => profiles.update(actorOf(call), call.body),
  });
}
