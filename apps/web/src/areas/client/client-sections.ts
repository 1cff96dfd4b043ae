import type { IconComponent } from '@uplift/ui/icon';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartLine from 'lucide-react/icons/chart-line';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ComponentType } from 'react';
import { retriableLazy } from '../../app/retriable-lazy.ts';

export interface ClientSection {
  /** Path below /client. A trailing `/*` means that the section has subpages. */
  path: string;
  label: string;
  icon: IconComponent;
  Page: ComponentType;
  /** The count shown next to the label. */
  counts?: 'unread messages';
}

/** Sections of the client portal between overview and settings, in menu order. Each is a separate chunk. */
export const clientSections: readonly ClientSection[] = [
  {
    path: 'project',
    label: 'Project',
    icon: ListChecks,
    Page: retriableLazy(() => import('./project/project-page.tsx')),
  },
  {
    path: 'results',
    label: 'Results',
    icon: ChartLine,
    Page: retriableLazy(() => import('./results/results-page.tsx')),
  },
  {
    path: 'messages',
    label: 'Messages',
    icon: MessagesSquare,
    Page: retriableLazy(() => import('./messages/messages-page.tsx')),
    counts: 'unread messages',
  },
  {
    path: 'documents',
    label: 'Documents',
    icon: FileText,
    Page: retriableLazy(() => import('../../features/project/documents/documents-list.tsx')),
  },
  {
    path: 'meetings',
    label: 'Meetings',
    icon: CalendarDays,
    Page: retriableLazy(() => import('../../features/project/meetings/meetings-list.tsx')),
  },
];
