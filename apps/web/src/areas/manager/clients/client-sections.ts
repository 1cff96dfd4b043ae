import type { ComponentType } from 'react';
import { retriableLazy } from '../../../app/retriable-lazy.ts';

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
  { path: '', label: 'Project', Page: retriableLazy(() => import('./plan/plan-page.tsx')) },
  { path: 'results', label: 'Results', Page: retriableLazy(() => import('./results/results-page.tsx')) },
  {
    path: 'messages',
    label: 'Messages',
    Page: retriableLazy(() => import('./messages/messages-page.tsx')),
    counts: 'unread messages',
  },
  {
    path: 'documents',
    label: 'Documents',
    Page: retriableLazy(() => import('../../../features/project/documents/documents-list.tsx')),
  },
  {
    path: 'meetings',
    label: 'Meetings',
    Page: retriableLazy(() => import('../../../features/project/meetings/meetings-list.tsx')),
  },
  {
    path: 'notes',
    label: 'Internal notes',
    Page: retriableLazy(() => import('../../../features/project/notes/notes-section.tsx')),
  },
];
