import type { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.ts';
import { endingOf } from '../../files/sniff-document.ts';
import type { SessionCaller } from '../../security/caller.ts';
import type { DeliverablesRepository } from '../deliverables/deliverables.repository.ts';
import type { DocumentsRepository } from '../documents/documents.repository.ts';
import type { MeasurementsService } from '../measurements/measurements.service.ts';
import type { MeetingsRepository } from '../meetings/meetings.repository.ts';
import type { MessagesRepository } from '../messages/messages.repository.ts';
import type { DeliverableRow, MilestoneRow, PlanRepository } from '../milestones/plan.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { StoryConsentRepository } from '../story-consent/story-consent.repository.ts';
import type { DeletionRequestsRepository } from './deletion-requests.repository.ts';
import type { OwnDataRepository } from './own-data.repository.ts';

type Cell = string | number | boolean | Date | null;

/** The client whose data is exported, and the client's user who exports it. */
export interface ExportedData {
  clientId: string;
  reader: SessionCaller;
}

/** A file that is archived unchanged. */
export interface ExportedFile {
  /** Relative to the folder of its section. */
  path: string;
  changedAt: Date;
  open: () => Promise<Readable>;
}

/**
 * One kind of record in the export: `name.json`, `name.csv`, and a folder `name` if there are files. Each
 * section reads with the permissions of the user who exports and omits what that user can't see.
 */
export interface ExportSection {
  name: string;
  read: (of: ExportedData) => Promise<readonly Readonly<Record<string, Cell>>[]>;
  files?: (of: ExportedData) => Promise<readonly ExportedFile[]>;
}

export interface ExportSources {
  ownData: OwnDataRepository;
  sessions: Pick<SessionsService, 'listOf'>;
  plan: PlanRepository;
  deliverables: Pick<DeliverablesRepository, 'findVersion'>;
  messages: Pick<MessagesRepository, 'listAll'>;
  measurements: Pick<MeasurementsService, 'read'>;
  storyConsent: Pick<StoryConsentRepository, 'find'>;
  meetings: Pick<MeetingsRepository, 'listShared'>;
  documents: Pick<DocumentsRepository, 'listFiles'>;
  deletionRequests: Pick<DeletionRequestsRepository, 'list'>;
  files: FileStore;
}

interface PlanSection {
  project: string;
  milestone: MilestoneRow;
}

/** Everything that a client's users see in the client area, in archive order. */
export function createExportSections({
  ownData,
  sessions,
  plan,
  deliverables,
  messages,
  measurements,
  storyConsent,
  meetings,
  documents,
  deletionRequests,
  files,
}: ExportSources): readonly ExportSection[] {
  async function readPlan({ clientId, reader }: ExportedData): Promise<PlanSection[]> {
    const parts: PlanSection[] = [];
    for (const { id, name } of await ownData.listProjects(clientId)) {
      const milestones = await plan.listMilestones(reader, id);
      parts.push(...milestones.map((milestone) => ({ project: name, milestone })));
    }
    return parts;
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
    { name: 'people', read: ({ clientId }) => ownData.listPeople(clientId) },
    { name: 'your-account', read: ({ reader }) => ownData.listAccount(reader.personId) },
    {
      name: 'your-sessions',
      read: async ({ reader }) =>
        (await sessions.listOf(reader)).map(({ createdAt, lastSeenAt, expiresAt, userAgent }) => ({
          createdAt,
          lastSeenAt,
          expiresAt,
          browser: userAgent,
        })),
    },
    {
      name: 'projects',
      read: async ({ clientId }) =>
        (await ownData.listProjects(clientId)).map(
          ({ company, name, phase, startedOn, manager, managerEmail, managerBookingUrl }) => ({
            company,
            name,
            phase,
            startedOn,
            manager,
            managerEmail,
            managerBookingUrl,
          }),
        ),
    },
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
    {
      name: 'messages',
      read: async ({ clientId }) =>
        (await messages.listAll(clientId)).map(({ number, side, senderName, body, createdAt }) => ({
          number,
          from: side,
          sender: senderName,
          text: body,
          createdAt,
        })),
    },
    {
      name: 'measurements',
      read: async ({ clientId, reader }) =>
        (await measurements.read(reader, clientId)).weeks.map(
          ({ week, hoursSaved, revenueEffect, value, cumulativeValue, note, evidence }) => ({
            week,
            hoursSaved,
            revenueEffect,
            value,
            cumulativeValue,
            note,
            evidence,
          }),
        ),
    },
    {
      name: 'baseline',
      read: async ({ clientId, reader }) => {
        const { baseline } = await measurements.read(reader, clientId);
        if (!baseline) return [];
        const { agreedOn, forecastPerYear, calculation } = baseline;
        return [{ agreedOn, forecastPerYear, ...calculation.input, ...calculation.assumptions }];
      },
    },
    {
      name: 'success-story',
      read: async ({ clientId, reader }) => {
        const consent = (await storyConsent.find(reader, clientId))?.consent;
        if (!consent) return [];
        const { state, askedBy, askedAt, answeredBy, answeredAt } = consent;
        return [{ consent: state, askedBy, askedAt, answeredBy, answeredAt }];
      },
    },
    {
      name: 'meetings',
      read: async ({ clientId }) =>
        (await meetings.listShared(clientId)).map(({ title, startsAt, endsAt, place, state, notes }) => ({
          title,
          startsAt,
          endsAt,
          place,
          state,
          notes,
        })),
    },
    {
      name: 'documents',
      read: async ({ clientId, reader }) =>
        (await documents.listFiles({ viewer: reader, clientId })).map(({ document, file }) => ({
          name: document.name,
          type: file.type,
          byteSize: file.byteSize,
          version: file.number,
          from: document.side,
          uploadedBy: file.uploadedBy,
          uploadedAt: file.uploadedAt,
          sharedAt: document.sharedAt,
          deletedAt: document.deletedAt,
        })),
      files: async ({ clientId, reader }) =>
        (await documents.listFiles({ viewer: reader, clientId })).map(({ document, file }) => ({
          path: `${document.name}${file.number === document.number ? '' : `, version ${file.number}`}${endingOf(file.type)}`,
          changedAt: file.uploadedAt,
          open: () => files.read(file.storageKey),
        })),
    },
    {
      name: 'deletion-requests',
      read: async ({ clientId, reader }) =>
        (await deletionRequests.list(reader, clientId)).map(
          ({ reason, state, requestedBy, requestedAt, eraseAt, closedBy, closedAt }) => ({
            reason,
            state,
            requestedBy,
            requestedAt,
            eraseAt,
            closedBy,
            closedAt,
          }),
        ),
    },
  ];
}
