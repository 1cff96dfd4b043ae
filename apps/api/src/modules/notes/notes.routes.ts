import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { NotesService } from './notes.service.ts';

export function registerNotes(app: FastifyInstance, { notes }: { notes: NotesService }): void {
  bindEndpoint(app, projectEndpoints.listNotes, ({ caller, params, query }) =>
    notes.list(caller, params.clientId, query),
  );
  bindEndpoint(app, projectEndpoints.getNote, ({ caller, params }) =>
    notes.read(caller, params.clientId, params.id),
  );
  bindEndpoint(app, projectEndpoints.createNote, (call) => notes.create(changeOf(call), call.body.text));
  bindEndpoint(app, projectEndpoints.updateNote, (call) =>
    notes.update(changeOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, projectEndpoints.actOnNotes, (call) =>
    notes.act(changeOf(call), call.body.action, call.body.ids),
  );
}
