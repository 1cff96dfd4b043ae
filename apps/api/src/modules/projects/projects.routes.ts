import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, changeOf } from '../../http/bind-endpoint.ts';
import type { ProjectsService } from './projects.service.ts';

export function registerProjects(app: FastifyInstance, projects: ProjectsService): void {
  bindEndpoints(app, projectEndpoints, {
    getProject: ({ caller, params }) => projects.read(caller, params.clientId),
    updateProject: (call) => projects.update(changeOf(call), call.body),
  });
}
