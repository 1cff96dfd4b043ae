import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, changeOf } from '../../http/bind-endpoint.ts';
import type { MilestonesService } from './milestones.service.ts';

export function registerMilestones(app: FastifyInstance, milestones: MilestonesService): void {
  bindEndpoints(app, projectEndpoints, {
    listMilestones: ({ caller, params, query }) => milestones.list(caller, params.clientId, query.view),
    createMilestone: (call) => milestones.create(changeOf(call), call.body),
    updateMilestone: (call) => milestones.update(changeOf(call), call.params.id, call.body),
    moveMilestone: (call) => milestones.move(changeOf(call), call.params.id, call.body),
    orderMilestone: (call) => milestones.order(changeOf(call), call.body),
    actOnMilestones: (call) => milestones.act(changeOf(call), call.body.action, call.body.ids),
  });
}
