import type { ManagerProfile } from '../../contract/manager/profile.ts';
import type { ClientDocument, ClientDocumentDetail } from '../../contract/project/documents.ts';
import type { Meeting } from '../../contract/project/meetings.ts';
import type { InternalNote } from '../../contract/project/notes.ts';
import { type DeletionRequest, ERASURE_GRACE_DAYS } from '../../contract/project/own-data.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** A client's documents as the team sees them: private, shared, and uploaded by the client. */
export const sampleDocuments: readonly [ClientDocument, ClientDocument, ClientDocument] = [
  {
    id: '00000000-0000-4000-8000-000000000901',
    name: 'Audit findings',
    state: 'shared',
    side: 'team',
    type: 'pdf',
    byteSize: 248_320,
    number: 2,
    uploadedBy: 'Maya Torres',
    uploadedAt: daysAgo(2),
    createdAt: daysAgo(9),
    deletedAt: null,
    version: 3,
  },
  {
    id: '00000000-0000-4000-8000-000000000902',
    name: 'Proposal for the next phase',
    state: 'private',
    side: 'team',
    type: 'docx',
    byteSize: 38_912,
    number: 1,
    uploadedBy: 'Maya Torres',
    uploadedAt: daysAgo(4),
    createdAt: daysAgo(4),
    deletedAt: null,
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000903',
    name: 'Hours per workflow',
    state: 'shared',
    side: 'client',
    type: 'csv',
    byteSize: 1_912,
    number: 1,
    uploadedBy: 'Ada Okafor',
    uploadedAt: daysAgo(20),
    createdAt: daysAgo(20),
    deletedAt: null,
    version: 1,
  },
];

/** A document that was changed once, with both versions. */
export const sampleDocument: ClientDocumentDetail = {
  ...sampleDocuments[0],
  versions: [
    { number: 2, type: 'pdf', byteSize: 248_320, uploadedBy: 'Maya Torres', uploadedAt: daysAgo(2) },
    { number: 1, type: 'pdf', byteSize: 231_004, uploadedBy: 'Maya Torres', uploadedAt: daysAgo(9) },
  ],
};

function sampleMeeting(
  days: number,
  fields: Pick<Meeting, 'id' | 'title' | 'state'> & Partial<Meeting>,
): Meeting {
  const start = new Date(Date.now() + days * DAY_MS);
  start.setHours(14, 0, 0, 0);
  return {
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + HOUR_MS / 2).toISOString(),
    place: '',
    notes: '',
    createdAt: daysAgo(30),
    version: 1,
    ...fields,
  };
}

/** Upcoming and past meetings with a client. */
export const sampleMeetings: readonly Meeting[] = [
  sampleMeeting(3, {
    id: '00000000-0000-4000-8000-000000000911',
    title: 'Where we stand',
    state: 'planned',
    place: 'https://meet.example/uplift',
  }),
  sampleMeeting(9, {
    id: '00000000-0000-4000-8000-000000000912',
    title: 'Training of the dispatch team',
    state: 'cancelled',
    place: 'Your office',
  }),
  sampleMeeting(-21, {
    id: '00000000-0000-4000-8000-000000000913',
    title: 'Kick-off',
    state: 'held',
    place: 'Your office',
    notes: 'Every workflow is measured before it is touched.\nInvoicing comes first.',
  }),
];

/** The team's internal notes about a client. */
export const sampleNotes: readonly InternalNote[] = [
  {
    id: '00000000-0000-4000-8000-000000000921',
    text: 'Ada decides alone, and reads messages on the phone: keep them short.',
    pinned: true,
    author: 'Maya Torres',
    createdAt: daysAgo(40),
    editedAt: null,
    version: 2,
  },
  {
    id: '00000000-0000-4000-8000-000000000922',
    text: 'Asked twice what a second site would cost.\nBring it up at the next review.',
    pinned: false,
    author: 'Ravi Nair',
    createdAt: daysAgo(3),
    editedAt: daysAgo(1),
    version: 2,
  },
];

/** A request to erase a client's data. */
export const sampleDeletionRequest: DeletionRequest = {
  id: '00000000-0000-4000-8000-000000000931',
  reason: 'We have sold the business.',
  state: 'open',
  requestedBy: 'Ada Okafor',
  requestedAt: daysAgo(1),
  eraseAt: null,
  closedBy: null,
  closedAt: null,
  version: 1,
};

/** A request confirmed by an admin. */
export const sampleScheduledDeletion: DeletionRequest = {
  ...sampleDeletionRequest,
  id: '00000000-0000-4000-8000-000000000932',
  state: 'scheduled',
  eraseAt: daysAgo(-ERASURE_GRACE_DAYS),
  closedBy: 'Alex Morgan',
  closedAt: daysAgo(0),
  version: 2,
};

/** A manager's profile as clients see it. */
export const sampleProfile: ManagerProfile = {
  name: 'Maya Torres',
  email: 'maya@uplift.example',
  bookingUrl: 'https://cal.example/maya',
  version: 1,
};
