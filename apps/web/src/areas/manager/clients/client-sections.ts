import { type ComponentType, lazy } from 'react';

export interface ClientSection {
  /** Path below /manager/clients/:id. Empty for the default section. */
  path: string;
  label: string;
  Page: ComponentType;
  /** The count shown next to the label. */
  counts?: 'unread messages';
}

/** Sections of a client's page, in menu order. Each one is a separate chunk. */
export const clientSections: readonly ClientSection[] = [
  { path: '', label: 'Project', Page: lazy(() => import('./plan/plan-page.tsx')) },
  { path: 'results', label: 'Results', Page: lazy(() => import('./results/results-page.tsx')) },
  {
    path: 'messages',
    label: 'Messages',
    Page: lazy(() => import('./messages/messages-page.tsx')),
    counts: 'unread messages',
  },
  {
    path: 'documents',
    label: 'Documents',
    Page: lazy(() => import('../../../features/project/documents/documents-list.tsx')),
  },
  {
    path: 'meetings',
    label: 'Meetings',
    Page: lazy(() => import('../../../features/project/meetings/meetings-list.tsx')),
  },
  {
    path: 'notes',
    label: 'Internal notes',
    Page: lazy(() => import('../../../features/project/notes/notes-section.tsx')),
  },
];
