import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export interface SecondFactorRouteDependencies {
  secondFactor: SecondFactorService;
  /** Checks the password of an account user. @throws HttpError 400 or 429 */
  confirmPassword: (accountUserId: string, password: string) => Promise<void>;
}

/** Setup and removal of two-factor authentication for admins. */
export function registerSecondFactor(
  app: FastifyInstance,
  { secondFactor, confirmPassword }: SecondFactorRouteDependencies,
): void {
  bindEndpoint(app, adminEndpoints.getSecondFactor, ({ caller }) => secondFactor.state(caller.personId));
  bindEndpoint(app, adminEndpoints.startSecondFactor, ({ caller }) => secondFactor.start(caller.personId));
  bindEndpoint(app, adminEndpoints.confirmSecondFactor, (call) =>
    secondFactor.confirm(actorOf(call), call.body.code),
  );
  bindEndpoint(app, adminEndpoints.removeSecondFactor, async (call) => {
    await confirmPassword(call.caller.personId, call.body.password);
    return secondFactor.remove(actorOf(call));
  });
  bindEndpoint(app, adminEndpoints.resetSecondFactor, (call) =>
    secondFactor.reset(actorOf(call), call.params.id),
  );
}
