import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, changeOf } from '../../http/bind-endpoint.ts';
import type { NotesService } from './notes.service.ts';

export function registerNotes(app: FastifyInstance, notes: NotesService): void {
  bindEndpoints(app, projectEndpoints, {
    listNotes: ({ caller, params, query }) => notes.list(caller, params.clientId, query),
    getNote: ({ caller, params }) => notes.read(caller, params.clientId, params.id),
    createNote: (call) => notes.create(changeOf(call), call.body.text),
    updateNote: (call) => notes.update(changeOf(call), call.params.id, call.body),
    actOnNotes: (call) => notes.act(changeOf(call), call.body.action, call.body.ids),
  });
}
