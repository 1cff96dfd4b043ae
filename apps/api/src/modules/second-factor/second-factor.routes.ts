import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export interface SecondFactorRouteDependencies {
  secondFactor: SecondFactorService;
  /** Lets pass who knows the password of an account user. @throws Problem 400 or 429 */
  confirmPassword: (accountUserId: string, password: string) => Promise<void>;
}

/** How admins set the second step of their sign-in up, and turn it off again. */
export function registerSecondFactor(
  app: FastifyInstance,
  { secondFactor, confirmPassword }: SecondFactorRouteDependencies,
): void {
  bindEndpoint(app, adminEndpoints.getSecondFactor, ({ caller }) => secondFactor.state(caller.personId));
  bindEndpoint(app, adminEndpoints.startSecondFactor, ({ caller }) => secondFactor.start(caller.personId));
  bindEndpoint(app, adminEndpoints.confirmSecondFactor, ({ caller, body }) =>
    secondFactor.confirm(caller.personId, body.code),
  );
  bindEndpoint(app, adminEndpoints.removeSecondFactor, async ({ caller, body }) => {
    await confirmPassword(caller.personId, body.password);
    return secondFactor.remove(caller.personId);
  });
  bindEndpoint(app, adminEndpoints.resetSecondFactor, (call) =>
    secondFactor.reset(actorOf(call), call.params.id),
  );
}
