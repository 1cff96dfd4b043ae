import {
  judgeMove,
  type Phase,
  type ProjectOverview,
  transitions,
} from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import { changedMeanwhile } from '../../http/row-changes.ts';
import { found, HttpError } from '../../http-error.ts';
import type { Caller } from '../../security/caller.ts';
import { createProjectsRepository, type ProjectRow } from './projects.repository.ts';

export type ProjectsService = ReturnType<typeof createProjectsService>;

/** The reason why a project is blocked is internal, so clients don't get it. */
function toAnswer({ project, ...row }: ProjectRow, { kind }: Caller): ProjectOverview {
  const { blockedReason, blockedAt, ...rest } = project;
  const blocked =
    kind === 'client' || blockedReason === null || blockedAt === null
      ? null
      : { reason: blockedReason, since: blockedAt.toISOString() };
  return { ...row, project: { ...rest, blocked } };
}

const find = async (db: Database, caller: Caller, clientId: string) =>
  found(await createProjectsRepository(db).find(caller, clientId), 'client');

export function createProjectsService({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>) {
  return {
    /** @throws HttpError 404 if the caller has no access to the client */
    read: async (caller: Caller, clientId: string) => toAnswer(await find(db, caller, clientId), caller),

    /** @throws HttpError 404, or 409 if the phase isn't adjacent or the project changed since it was read */
    update: (
      { caller, actor, clientId }: { caller: Caller; actor: Actor; clientId: string },
      { phase, blockedReason, version }: { phase: Phase; blockedReason: string | null; version: number },
    ): Promise<ProjectOverview> =>
      unitOfWork(db, async (tx) => {
        const { company, project } = await find(tx, caller, clientId);
        if (project.version !== version) throw changedMeanwhile('project');
        const verdict = judgeMove(transitions.phase, { from: project.phase, to: phase, side: 'team' });
        if (phase !== project.phase && verdict !== 'allowed')
          throw new HttpError(409, 'A project can only move to the next or previous phase.');
        const occurredAt = now();
        const blockedAt = blockedReason === null ? null : (project.blockedAt ?? occurredAt);
        if (!(await createProjectsRepository(tx).update(project, { phase, blockedReason, blockedAt })))
          throw changedMeanwhile('project');
        await events.record(tx, {
          type: 'project.updated',
          actor,
          clientId,
          occurredAt,
          subject: { id: project.id, name: `${company}: ${project.name}` },
          before: { phase: project.phase, blockedReason: project.blockedReason },
          after: { phase, blockedReason },
        });
        return toAnswer(await find(tx, caller, clientId), caller);
      }),
  };
}
