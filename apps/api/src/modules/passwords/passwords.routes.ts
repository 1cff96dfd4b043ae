import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Container } from '../../container.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';

/** Password resets and accepting invitations. */
export function registerPasswords(
  app: FastifyInstance,
  { links, signInRateLimit: rateLimit }: Pick<Container, 'links' | 'signInRateLimit'>,
): void {
  bindEndpoint(
    app,
    publicEndpoints.requestPasswordReset,
    async ({ body }) => {
      await links.request(body.kind, body.email);
      return {
        message: 'If this address has an account, we’ve sent it a link. It works for 10 minutes.',
      };
    },
    { rateLimit },
  );
  bindEndpoint(app, publicEndpoints.readPasswordLink, ({ body }) => links.read(body.kind, body.token), {
    rateLimit,
  });
  bindEndpoint(app, publicEndpoints.resetPassword, ({ body, request }) => links.redeem(body, request.ip), {
    rateLimit,
  });
}
