import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, bindRawEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import { acceptUploads } from '../../http/receive-upload.ts';
import { sendPrivateFile } from '../../http/send-file.ts';
import type { DocumentsService } from './documents.service.ts';

export async function registerDocuments(
  app: FastifyInstance,
  { documents, uploadsDirectory }: { documents: DocumentsService; uploadsDirectory: string },
): Promise<void> {
  bindEndpoints(app, projectEndpoints, {
    listDocuments: ({ caller, params, query }) => documents.list(caller, params.clientId, query),
    getDocument: ({ caller, params, query }) => documents.read(caller, params.clientId, params.id, query),
    updateDocument: (call) => documents.rename(changeOf(call), call.params.id, call.body),
    actOnDocuments: (call) => documents.act(changeOf(call), call.body.action, call.body.ids),
  });
  bindRawEndpoint(app, projectEndpoints.getDocumentFile, async ({ caller, params, request, reply }) => {
    const file = await documents.readFile(caller, params.clientId, params.id, Number(params.number));
    return sendPrivateFile(request, reply, file);
  });
  await acceptUploads(app, uploadsDirectory, (scope) => {
    bindEndpoints(scope, projectEndpoints, {
      uploadDocument: (call) => documents.upload(changeOf(call), call.file, call.body),
      uploadDocumentVersion: (call) =>
        documents.addVersion(changeOf(call), call.params.id, call.file, call.body.version),
    });
  });
}
