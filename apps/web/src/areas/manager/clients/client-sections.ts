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
  {
    path: 'messages',
    label: 'Messages',
    Page: lazy(() => import('./messages/messages-page.tsx')),
    counts: 'unread messages',
  },
];
