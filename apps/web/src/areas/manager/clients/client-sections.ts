import { type ComponentType, lazy } from 'react';

export interface ClientSection {
  /** Below /manager/clients/:id; empty for what shows first. */
  path: string;
  label: string;
  Page: ComponentType;
  /** What is counted beside its name. */
  counts?: 'unread messages';
}

/** What there is about one client, in the order of its menu. Each is code of its own. */
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
    Page: lazy(() => import('../../../project-parts/documents/documents-list.tsx')),
  },
  {
    path: 'meetings',
    label: 'Meetings',
    Page: lazy(() => import('../../../project-parts/meetings/meetings-list.tsx')),
  },
  {
    path: 'notes',
    label: 'Internal notes',
    Page: lazy(() => import('../../../project-parts/notes/notes-section.tsx')),
  },
];
