import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, bindEndpoints, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { DeletionRequestsService } from './deletion-requests.service.ts';
import type { OwnDataService } from './privacy.service.ts';

export function registerOwnData(
  app: FastifyInstance,
  { ownData, deletionRequests }: { ownData: OwnDataService; deletionRequests: DeletionRequestsService },
): void {
  bindEndpoints(app, projectEndpoints, {
    viewAsClient: (call) => ownData.view(changeOf(call)),
    getDeletionRequest: async ({ caller, params }) => ({
      request: await deletionRequests.latest(caller, params.clientId),
    }),
    requestDeletion: (call) => deletionRequests.request(changeOf(call), call.body.reason),
    closeDeletionRequest: (call) => deletionRequests.decide(changeOf(call), call.params.id, call.body),
  });
  bindRawEndpoint(app, projectEndpoints.exportClientData, async (call) => {
    const { name, stream } = await ownData.exported(changeOf(call));
    return call.reply
      .type('application/zip')
      .header('Content-Disposition', contentDisposition(name.replace(/[/\\]/g, '-'), { type: 'attachment' }))
      .send(stream);
  });
}

/** Open and scheduled deletion requests, for admins. */
export function registerPendingDeletions(
  app: FastifyInstance,
  { deletionRequests }: { deletionRequests: Pick<DeletionRequestsService, 'pending'> },
): void {
  bindEndpoint(app, adminEndpoints.listPendingDeletions, () => deletionRequests.pending());
}
