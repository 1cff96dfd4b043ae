import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint, type RateLimit } from '../../http/bind-endpoint.ts';
import type { EmailChangesService } from './email-changes.service.ts';

/** How admins give somebody another e-mail address. */
export function registerEmailChanges(
  app: FastifyInstance,
  { emailChanges }: { emailChanges: EmailChangesService },
): void {
  bindEndpoint(app, adminEndpoints.getEmailChange, ({ params }) => emailChanges.read(params.id));
  bindEndpoint(app, adminEndpoints.startEmailChange, (call) =>
    emailChanges.start(actorOf(call), call.params.id, call.body.email),
  );
  bindEndpoint(app, adminEndpoints.withdrawEmailChange, (call) =>
    emailChanges.withdraw(actorOf(call), call.params.id),
  );
}

/** How whoever has one of both addresses confirms or stops that. */
export function registerEmailAnswers(
  app: FastifyInstance,
  { emailChanges, rateLimit }: { emailChanges: EmailChangesService; rateLimit: RateLimit },
): void {
  bindEndpoint(
    app,
    visitorEndpoints.answerEmailChange,
    ({ body, request }) => emailChanges.answer(body, request.ip),
    { rateLimit },
  );
}
