import type { Container } from '../../container.ts';
import type { ExportSection } from '../../export-section.ts';
import { createDeletionRequestsRepository } from './deletion-requests.repository.ts';
import { createOwnDataRepository } from './privacy.repository.ts';

/** The accounts, projects and deletion requests in a client's data export. */
export function ownDataSections({ db, sessions }: Pick<Container, 'db' | 'sessions'>): ExportSection[] {
  const rows = createOwnDataRepository(db);
  const deletionRequests = createDeletionRequestsRepository(db);
  return [
    { name: 'people', read: ({ clientId }) => rows.listPeople(clientId) },
    { name: 'your-account', read: ({ reader }) => rows.listAccount(reader.personId) },
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
    { name: 'projects', read: ({ clientId }) => rows.listProjects(clientId) },
    {
      name: 'estimates',
      read: async ({ clientId }) =>
        (await rows.listEstimates(clientId)).map(({ project, estimate }) => ({
          project,
          ...estimate?.input,
          ...estimate?.assumptions,
        })),
    },
    { name: 'deletion-requests', read: ({ clientId, reader }) => deletionRequests.list(reader, clientId) },
  ];
}
