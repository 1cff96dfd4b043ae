import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint, bindEndpoints, type RateLimit } from '../../http/bind-endpoint.ts';
import type { EmailChangesService } from './email-changes.service.ts';

/** Registers the admin endpoints that change a person's e-mail address. */
export function registerEmailChanges(app: FastifyInstance, emailChanges: EmailChangesService): void {
  bindEndpoints(app, adminEndpoints, {
    getEmailChange: ({ params }) => emailChanges.read(params.id),
    startEmailChange: (call) => emailChanges.start(actorOf(call), call.params.id, call.body.email),
    withdrawEmailChange: (call) => emailChanges.withdraw(actorOf(call), call.params.id),
  });
}

/** Registers the endpoint where the owner of either address confirms or stops a change. */
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
