import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { ProjectsService } from './projects.service.ts';

export function registerProjects(app: FastifyInstance, { projects }: { projects: ProjectsService }): void {
  bindEndpoint(app, projectEndpoints.getProject, ({ caller, params }) =>
    projects.read(caller, params.clientId),
  );
  bindEndpoint(app, projectEndpoints.updateProject, (call) => projects.update(changeOf(call), call.body));
}
