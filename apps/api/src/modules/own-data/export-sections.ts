import type { ExportSection } from '../../export-section.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { DeletionRequestsRepository } from './deletion-requests.repository.ts';
import type { OwnDataRepository } from './own-data.repository.ts';

interface OwnDataSources {
  ownData: OwnDataRepository;
  sessions: Pick<SessionsService, 'listOf'>;
  deletionRequests: Pick<DeletionRequestsRepository, 'list'>;
}

/** The accounts, projects and deletion requests in a client's data export. */
export function ownDataSections({
  ownData,
  sessions,
  deletionRequests,
}: OwnDataSources): readonly ExportSection[] {
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
    { name: 'projects', read: ({ clientId }) => ownData.listProjects(clientId) },
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
