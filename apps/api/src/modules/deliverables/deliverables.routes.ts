import { deliverableTypes, projectEndpoints } from '@uplift/data-client/contract/project';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, bindRawEndpoint } from '../../http/bind-endpoint.ts';
import { isNamed } from '../../http/entity-tag.ts';
import { acceptUploads } from '../../http/receive-upload.ts';
import { doingOf } from '../milestones/milestones.routes.ts';
import type { DeliverablesService } from './deliverables.service.ts';

/** Kept by the browser of whoever may see it, and asked for each time: they may have lost that right. */
const CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** A file opened by itself gets no script, no origin and nothing to load. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** What browsers show in a sandbox; everything else is kept as a file. */
const shown = /^(?:image\/|text\/(?:plain|csv|markdown)$)/;

export async function registerDeliverables(
  app: FastifyInstance,
  { deliverables, uploadsDirectory }: { deliverables: DeliverablesService; uploadsDirectory: string },
): Promise<void> {
  bindEndpoint(app, projectEndpoints.createDeliverable, (call) =>
    deliverables.create(doingOf(call), call.body),
  );
  bindEndpoint(app, projectEndpoints.updateDeliverable, (call) =>
    deliverables.update(doingOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.moveDeliverable, (call) =>
    deliverables.move(doingOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.actOnDeliverables, (call) =>
    deliverables.act(doingOf(call), call.body.action, call.body.ids),
  );
  bindRawEndpoint(app, projectEndpoints.getDeliverableFile, async ({ caller, params, request, reply }) => {
    const { clientId, id, number } = params;
    const file = await deliverables.describeFile(caller, clientId, id, Number(number));
    const tag = `"${file.checksum}"`;
    reply
      .header('ETag', tag)
      .header('Cache-Control', CACHE_CONTROL)
      .header('Content-Security-Policy', FILE_POLICY)
      .header('X-Content-Type-Options', 'nosniff');
    if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const contentType = deliverableTypes[file.type];
    // A name may hold what would be folders.
    const disposition = contentDisposition(file.name.replace(/[/\\]/g, '-'), {
      type: shown.test(contentType) ? 'inline' : 'attachment',
    });
    return reply
      .header('Content-Disposition', disposition)
      .header('Content-Length', file.byteSize)
      .type(contentType.startsWith('text/') ? 'text/plain; charset=utf-8' : contentType)
      .send(await deliverables.readFile(file));
  });
  await acceptUploads(app, uploadsDirectory, (scope) => {
    bindEndpoint(scope, projectEndpoints.uploadDeliverableVersion, (call) =>
      deliverables.upload(doingOf(call), call.params.id, call.file, call.body.version),
    );
  });
}
