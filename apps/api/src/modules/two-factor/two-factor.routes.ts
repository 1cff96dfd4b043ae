import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import type { Container } from '../../container.ts';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';

/** Setup and removal of two-factor authentication for admins. */
export function registerSecondFactor(
  app: FastifyInstance,
  { secondFactor, signIn }: Pick<Container, 'secondFactor' | 'signIn'>,
): void {
  bindEndpoints(app, adminEndpoints, {
    getSecondFactor: ({ caller }) => secondFactor.state(caller.personId),
    startSecondFactor: ({ caller }) => secondFactor.start(caller.personId),
    confirmSecondFactor: (call) => secondFactor.confirm(actorOf(call), call.body.code),
    removeSecondFactor: async (call) => {
      await signIn.confirmPassword(call.caller.personId, call.body.password);
      return secondFactor.remove(actorOf(call));
    },
    resetSecondFactor: (call) => secondFactor.reset(actorOf(call), call.params.id),
  });
}
