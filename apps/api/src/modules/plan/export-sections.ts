import type { Database } from '../../database/database.ts';
import type { ExportedData, ExportSection } from '../../export-section.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createDeliverablesRepository } from './deliverables.repository.ts';
import { createPlanRepository, type MilestoneRow } from './plan.repository.ts';

/** The plans in a client's data export. */
export function planSections(db: Database, files: FileStore): readonly ExportSection[] {
  const plan = createPlanRepository(db);
  const deliverables = createDeliverablesRepository(db);

  async function readMilestones({ clientId, reader }: ExportedData) {
    const milestones: (MilestoneRow & { project: string })[] = [];
    for (const { id, name } of await plan.listProjects(reader, clientId)) {
      const planned = await plan.listMilestones(reader, id);
      milestones.push(...planned.map((milestone) => ({ ...milestone, project: name })));
    }
    return milestones;
  }

  async function readDeliverables(of: ExportedData) {
    return (await readMilestones(of)).flatMap((milestone) =>
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
        (await readMilestones(of)).map(
          ({ project, phase, title, description, dueOn, state, startedAt, completedAt }) => ({
            project,
            phase,
            title,
            description,
            dueOn,
            state,
            startedAt,
            completedAt,
          }),
        ),
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
