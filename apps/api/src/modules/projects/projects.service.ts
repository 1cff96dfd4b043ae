import {
  judgeMove,
  type Phase,
  type ProjectOverview,
  transitions,
} from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import type { ProjectRow, ProjectsRepository } from './projects.repository.ts';

export interface ProjectsService {
  /** @throws HttpError 404 if the caller has no access to the client */
  read: (caller: Caller, clientId: string) => Promise<ProjectOverview>;
  /** @throws HttpError 404, or 409 if the phase isn't adjacent or the project changed since it was read */
  update: (
    doing: { caller: Caller; actor: Actor; clientId: string },
    change: { phase: Phase; blockedReason: string | null; version: number },
  ) => Promise<ProjectOverview>;
}

const notFound = () => new HttpError(404, 'There is no such client.');
const changed = () => changedMeanwhile('project');

/** The reason why a project is blocked is internal, so clients don't get it. */
function toAnswer({ project, ...row }: ProjectRow, { kind }: Caller): ProjectOverview {
  const { blockedReason, blockedAt, ...rest } = project;
  const blocked =
    kind === 'client' || blockedReason === null || blockedAt === null
      ? null
      : { reason: blockedReason, since: blockedAt.toISOString() };
  return { ...row, project: { ...rest, blocked } };
}

export function createProjectsService({
  repository,
  events,
  now,
}: {
  repository: ProjectsRepository;
  events: Events;
  now: Clock;
}): ProjectsService {
  return {
    read: async (caller, clientId) => {
      const row = await repository.find(caller, clientId);
      if (!row) throw notFound();
      return toAnswer(row, caller);
    },

    update: ({ caller, actor, clientId }, { phase, blockedReason, version }) =>
      repository.transaction(async (rows) => {
        const row = await rows.find(caller, clientId);
        if (!row) throw notFound();
        const { project } = row;
        if (project.version !== version) throw changed();
        const verdict = judgeMove(transitions.phase, { from: project.phase, to: phase, side: 'team' });
        if (phase !== project.phase && verdict !== 'allowed')
          throw new HttpError(409, 'A project can only move to the next or the previous phase.');
        const moment = now();
        const blockedAt = blockedReason === null ? null : (project.blockedAt ?? moment);
        if (!(await rows.update(project.id, version, { phase, blockedReason, blockedAt }))) throw changed();
        await events.record(rows.tx, {
          type: 'project.updated',
          actor,
          clientId,
          occurredAt: moment,
          subject: { id: project.id, name: `${row.company}: ${project.name}` },
          before: { phase: project.phase, blockedReason: project.blockedReason },
          after: { phase, blockedReason },
        });
        const after = await rows.find(caller, clientId);
        if (!after) throw notFound();
        return toAnswer(after, caller);
      }),
  };
}
