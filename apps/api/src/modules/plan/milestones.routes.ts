import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { MilestonesService } from './milestones.service.ts';

export function registerMilestones(
  app: FastifyInstance,
  { milestones }: { milestones: MilestonesService },
): void {
  bindEndpoint(app, projectEndpoints.listMilestones, ({ caller, params, query }) =>
    milestones.list(caller, params.clientId, query.view),
  );
  bindEndpoint(app, projectEndpoints.createMilestone, (call) => milestones.create(changeOf(call), call.body));
  bindEndpoint(app, projectEndpoints.updateMilestone, (call) =>
    milestones.update(changeOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.moveMilestone, (call) =>
    milestones.move(changeOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.orderMilestone, (call) => milestones.order(changeOf(call), call.body));
  bindEndpoint(app, projectEndpoints.actOnMilestones, (call) =>
    milestones.act(changeOf(call), call.body.action, call.body.ids),
  );
}
