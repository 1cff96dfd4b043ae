import type { Client, ClientContact, ClientDetail, PendingDeletion } from '../../contract/admin/clients.ts';
import { sampleDeletionRequest, sampleScheduledDeletion } from './project-records.ts';
import { daysAgo } from './users.ts';

const maya = { id: '00000000-0000-4000-8000-000000000102', name: 'Maya Torres' };

/** Clients with and without a manager, active and deactivated. */
export const sampleClients: readonly Client[] = [
  {
    id: '00000000-0000-4000-8000-000000000201',
    company: 'Alder Dental Group',
    manager: null,
    state: 'active',
    peopleCount: 1,
    lastSeenAt: null,
    createdAt: daysAgo(4),
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000202',
    company: 'Harbor Freight Brokers',
    manager: null,
    state: 'deactivated',
    peopleCount: 2,
    lastSeenAt: daysAgo(210),
    createdAt: daysAgo(600),
    version: 5,
  },
  {
    id: '00000000-0000-4000-8000-000000000203',
    company: 'Meridian Property Care',
    manager: maya,
    state: 'active',
    peopleCount: 1,
    lastSeenAt: daysAgo(3),
    createdAt: daysAgo(90),
    version: 2,
  },
  {
    id: '00000000-0000-4000-8000-000000000204',
    company: 'Northside Heating & Air',
    manager: maya,
    state: 'active',
    peopleCount: 3,
    lastSeenAt: daysAgo(0),
    createdAt: daysAgo(320),
    version: 3,
  },
];

/** The last of these clients, with users in every state. */
export const sampleClientDetail: ClientDetail = {
  id: '00000000-0000-4000-8000-000000000204',
  company: 'Northside Heating & Air',
  manager: maya,
  state: 'active',
  peopleCount: 3,
  lastSeenAt: daysAgo(0),
  createdAt: daysAgo(320),
  version: 3,
  people: [
    {
      id: '00000000-0000-4000-8000-000000000301',
      name: 'Dana Whitfield',
      email: 'dana@northside.example',
      state: 'invited',
      lastSeenAt: null,
      createdAt: daysAgo(1),
      version: 1,
    },
    {
      id: '00000000-0000-4000-8000-000000000302',
      name: 'Jordan Reed',
      email: 'jordan@northside.example',
      state: 'active',
      lastSeenAt: daysAgo(0),
      createdAt: daysAgo(320),
      version: 1,
    },
    {
      id: '00000000-0000-4000-8000-000000000303',
      name: 'Pat Okafor',
      email: 'pat@northside.example',
      state: 'deactivated',
      lastSeenAt: daysAgo(70),
      createdAt: daysAgo(300),
      version: 2,
    },
  ],
};

/** The people of that client, as the list across clients shows them. */
export const sampleClientContacts: readonly ClientContact[] = sampleClientDetail.people.map(
  ({ id, name, email }) => ({
    id,
    name,
    email,
    client: { id: sampleClientDetail.id, company: sampleClientDetail.company },
  }),
);

/** Erasure requests of clients: one awaiting a decision, one with a date. */
export const samplePendingDeletions: readonly [PendingDeletion, PendingDeletion] = [
  { ...sampleDeletionRequest, clientId: sampleClientDetail.id, company: sampleClientDetail.company },
  {
    ...sampleScheduledDeletion,
    clientId: '00000000-0000-4000-8000-000000000202',
    company: 'Harbor Freight Brokers',
  },
];
