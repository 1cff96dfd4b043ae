import { adminEndpoints, type Client } from '@uplift/data-client/contract/admin';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  answer,
  answerWith,
  fail,
  sampleAuditEntries,
  sampleClientDetail,
  sampleClients,
  sampleProjectTemplates,
  sampleStoryConsent,
  sampleUsers,
} from '@uplift/data-client/testing';

/** Mocks the API for these clients, with the server's search and paging. */
export function clientsNetwork(clients: readonly Client[] = sampleClients) {
  return [
    answerWith(adminEndpoints.listClients, ({ query: { page = 1, pageSize = 25, q = '' } }) => {
      const found = clients.filter(({ company }) => company.toLowerCase().includes(q.toLowerCase()));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return { data, page, pageSize, total: found.length };
    }),
    answer(adminEndpoints.getClient, sampleClientDetail),
    answer(projectEndpoints.getStoryConsent, sampleStoryConsent),
    fail(adminEndpoints.draftStoryOfClient, 409, 'There is nothing to tell yet.'),
    answer(projectEndpoints.getDeletionRequest, { request: null }),
    answer(adminEndpoints.listPendingDeletions, { data: [] }),
    answer(adminEndpoints.listUsers, {
      data: sampleUsers.filter(({ role, state }) => role === 'manager' && state !== 'deactivated'),
      page: 1,
      pageSize: 100,
      total: 2,
    }),
    answer(adminEndpoints.listProjectTemplates, { data: [...sampleProjectTemplates] }),
    answer(adminEndpoints.listAuditLog, {
      data: sampleAuditEntries.slice(0, 1).map((entry) => ({
        ...entry,
        action: 'client.updated',
        before: { manager: null },
        after: { manager: 'Maya Torres' },
      })),
      page: 1,
      pageSize: 20,
      total: 1,
    }),
    answerWith(adminEndpoints.actOnClients, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
    answerWith(adminEndpoints.actOnClientPeople, ({ body: { ids } }) => ({
      outcomes: ids.map((id) => ({ id, problem: null })),
    })),
  ];
}

/** More clients than fit on a page. */
export const many: readonly Client[] = Array.from({ length: 240 }, (_, index) => {
  const client = sampleClients[index % sampleClients.length];
  if (!client) throw new Error('There is no sample client.');
  return { ...client, id: `client-${index}`, company: `${client.company} ${index + 1}` };
});
