import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { PasswordLinksService } from './password-links.service.ts';

export interface PasswordRouteDependencies {
  links: PasswordLinksService;
  /** Attempts per IP address. */
  rateLimit: RateLimit;
}

/** Password resets and accepting invitations. */
export function registerPasswords(
  app: FastifyInstance,
  { links, rateLimit }: PasswordRouteDependencies,
): void {
  bindEndpoint(
    app,
    publicEndpoints.requestPasswordReset,
    async ({ body }) => {
      await links.request(body.kind, body.email);
      return {
        message: 'If this address has an account, a mail with a link is on its way. It works for 10 minutes.',
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
