import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { Caller } from '../../security/caller.ts';
import type { Doing, MilestonesService } from './milestones.service.ts';

/** Who does something to what belongs to a client, as a call says it. */
export function doingOf(call: {
  caller: Caller;
  request: FastifyRequest;
  params: { clientId: string };
}): Doing {
  return { caller: call.caller, actor: actorOf(call), clientId: call.params.clientId };
}

export function registerMilestones(
  app: FastifyInstance,
  { milestones }: { milestones: MilestonesService },
): void {
  bindEndpoint(app, projectEndpoints.listMilestones, ({ caller, params }) =>
    milestones.list(caller, params.clientId),
  );
  bindEndpoint(app, projectEndpoints.createMilestone, (call) => milestones.create(doingOf(call), call.body));
  bindEndpoint(app, projectEndpoints.updateMilestone, (call) =>
    milestones.update(doingOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.moveMilestone, (call) =>
    milestones.move(doingOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.orderMilestone, (call) => milestones.order(doingOf(call), call.body));
  bindEndpoint(app, projectEndpoints.actOnMilestones, (call) =>
    milestones.act(doingOf(call), call.body.action, call.body.ids),
  );
}
