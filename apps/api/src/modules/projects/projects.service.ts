import type { ProjectOverview } from '@uplift/data-client/contract/project';
import { Problem } from '../../http/problem.ts';
import type { Caller } from '../../security/caller.ts';
import type { ProjectsRepository } from './projects.repository.ts';

export interface ProjectsService {
  /** @throws Problem 404 where the caller has nothing to do with the client */
  read: (caller: Caller, clientId: string) => Promise<ProjectOverview>;
}

export function createProjectsService({ repository }: { repository: ProjectsRepository }): ProjectsService {
  return {
    read: async (caller, clientId) => {
      const row = await repository.find(caller, clientId);
      if (!row) throw new Problem(404, 'There is no such client.');
      return row;
    },
  };
}
