import { documentTypes, projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, bindEndpoints, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import { acceptUploads } from '../../http/receive-upload.ts';
import { sendPrivateFile } from '../../http/send-file.ts';
import type { DeliverablesService } from './deliverables.service.ts';

/** Types that browsers can show in a sandbox. All others are downloaded. */
const isShown = (contentType: string) => contentType.startsWith('image/') || contentType.startsWith('text/');

export async function registerDeliverables(
  app: FastifyInstance,
  { deliverables, uploadsDirectory }: { deliverables: DeliverablesService; uploadsDirectory: string },
): Promise<void> {
  bindEndpoints(app, projectEndpoints, {
    createDeliverable: (call) => deliverables.create(changeOf(call), call.body),
    updateDeliverable: (call) => deliverables.update(changeOf(call), call.params.id, call.body),
    moveDeliverable: (call) => deliverables.move(changeOf(call), call.params.id, call.body),
    actOnDeliverables: (call) => deliverables.act(changeOf(call), call.body.action, call.body.ids),
  });
  bindRawEndpoint(app, projectEndpoints.getDeliverableFile, async ({ caller, params, request, reply }) => {
    const { clientId, id, number } = params;
    const file = await deliverables.readFile(caller, clientId, id, Number(number));
    const contentType = documentTypes[file.type];
    return sendPrivateFile(request, reply, {
      ...file,
      // Text is always served as plain text, so that browsers never interpret it.
      contentType: contentType.startsWith('text/') ? 'text/plain' : contentType,
      inline: isShown(contentType),
    });
  });
  await acceptUploads(app, uploadsDirectory, (scope) => {
    bindEndpoint(scope, projectEndpoints.uploadDeliverableVersion, (call) =>
      deliverables.upload(changeOf(call), call.params.id, call.file, call.body.version),
    );
  });
}
