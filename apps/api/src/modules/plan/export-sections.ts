import type { ExportedData, ExportSection } from '../../export-section.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { DeliverablesRepository } from './deliverables.repository.ts';
import type { DeliverableRow, MilestoneRow, PlanRepository } from './plan.repository.ts';

interface PlanSources {
  plan: Pick<PlanRepository, 'listProjects' | 'listMilestones'>;
  deliverables: Pick<DeliverablesRepository, 'findVersion'>;
  files: FileStore;
}

interface PlannedMilestone {
  project: string;
  milestone: MilestoneRow;
}

/** The plans in a client's data export. */
export function planSections({ plan, deliverables, files }: PlanSources): readonly ExportSection[] {
  async function readPlan({ clientId, reader }: ExportedData): Promise<PlannedMilestone[]> {
    const planned: PlannedMilestone[] = [];
    for (const { id, name } of await plan.listProjects(reader, clientId)) {
      const milestones = await plan.listMilestones(reader, id);
      planned.push(...milestones.map((milestone) => ({ project: name, milestone })));
    }
    return planned;
  }

  async function readDeliverables(of: ExportedData): Promise<(DeliverableRow & { milestone: string })[]> {
    return (await readPlan(of)).flatMap(({ milestone }) =>
      milestone.deliverables.map((deliverable) => ({ ...deliverable, milestone: milestone.title })),
    );
  }

  /** Opens the file of a version. The version is looked up only when the archive reaches it. */
  async function openVersion({ clientId, reader }: ExportedData, id: string, number: number) {
    const version = await deliverables.findVersion(reader, clientId, id, number);
    if (!version) throw new Error('A deliverable was removed while it was being exported.');
    return files.read(version.storageKey);
  }

  return [
    {
      name: 'milestones',
      read: async (of) =>
        (await readPlan(of)).map(({ project, milestone }) => ({
          project,
          phase: milestone.phase,
          title: milestone.title,
          description: milestone.description,
          dueOn: milestone.dueOn,
          state: milestone.state,
          startedAt: milestone.startedAt,
          completedAt: milestone.completedAt,
        })),
    },
    {
      name: 'deliverables',
      read: async (of) =>
        (await readDeliverables(of)).map(({ milestone, title, note, state, stateSince }) => ({
          milestone,
          title,
          note,
          state,
          stateSince,
        })),
    },
    {
      name: 'deliverable-files',
      read: async (of) =>
        (await readDeliverables(of)).flatMap(({ title, versions }) =>
          versions.map(({ number, name, type, byteSize, uploadedBy, uploadedAt, sharedAt }) => ({
            deliverable: title,
            version: number,
            name,
            type,
            byteSize,
            uploadedBy,
            uploadedAt,
            sharedAt,
          })),
        ),
      files: async (of) =>
        (await readDeliverables(of)).flatMap(({ id, versions }) =>
          versions.map(({ number, name, uploadedAt }) => ({
            path: `v${number} ${name}`,
            changedAt: uploadedAt,
            open: () => openVersion(of, id, number),
          })),
        ),
    },
    {
      name: 'approvals',
      read: async (of) =>
        (await readDeliverables(of)).flatMap(({ title, steps }) =>
          steps.map(({ state, number, comment, side, by, at }) => ({
            deliverable: title,
            version: number,
            state,
            comment,
            from: side,
            by,
            at,
          })),
        ),
    },
  ];
}
